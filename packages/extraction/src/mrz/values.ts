import type { MrzValues } from '@assay/media';
import { longNumber, optionalAfterNumber } from './check-digits.js';
import { dateOfBirth, documentDate } from './dates.js';
import type { FormatLayout } from './formats.js';

const SEXES: Readonly<Record<string, MrzValues['sex']>> = { M: 'M', F: 'F', X: 'X', '<': 'X' };

/** What the lines of a zone say, each of the format's length. */
export function valuesOf({ format }: FormatLayout, lines: readonly string[]): MrzValues {
  const [first = '', second = '', third = ''] = lines;
  const head = { documentCode: plain(first.slice(0, 2)) ?? '', issuingState: plain(first.slice(2, 5)) ?? '' };
  if (format === 'french-id') return { ...head, ...frenchValues(first, second) };
  const isCard = format === 'TD1';
  const person = isCard ? second.slice(0, 15) : second.slice(13, 28);
  const beginning = isCard ? first.slice(5, 14) : second.slice(0, 9);
  const optional = isCard
    ? [first.slice(15), second.slice(18, 29)]
    : [second.slice(28, format === 'TD3' ? 42 : format === 'TD2' ? 35 : undefined)];
  const isLong = (isCard ? first.charAt(14) : second.charAt(9)) === '<' && (isCard || format === 'TD2');
  const number = (isLong && longNumber(beginning, optionalAfterNumber(format, lines))?.number) || beginning;
  const dateOfExpiration = documentDate(person.slice(8, 14));
  return {
    ...head,
    ...splitNames(isCard ? third : first.slice(5)),
    documentNumber: plain(number),
    nationality: plain(isCard ? second.slice(15, 18) : second.slice(10, 13)),
    dateOfBirth: dateOfBirth(person.slice(0, 6), dateOfExpiration),
    dateOfExpiration,
    sex: SEXES[person.charAt(7)],
    optional: optional.flatMap((text) => words(text) ?? []),
  };
}

/**
 * Without expiry; the number begins with year and month of issue. Nationality is France's, the card being for
 * citizens.
 */
function frenchValues(first: string, second: string): Omit<MrzValues, 'documentCode' | 'issuingState'> {
  const lastDayOfIssue = [31, 30, 29, 28]
    .map((day) => documentDate(`${second.slice(0, 4)}${day}`))
    .find((date) => date !== undefined);
  return {
    lastName: words(first.slice(5, 30)),
    firstName: words(second.slice(13, 27)),
    documentNumber: plain(second.slice(0, 12)),
    nationality: 'FRA',
    dateOfBirth: dateOfBirth(second.slice(27, 33), lastDayOfIssue),
    dateOfExpiration: undefined,
    sex: SEXES[second.charAt(34)],
    optional: [first.slice(30)].flatMap((text) => words(text) ?? []),
  };
}

const plain = (field: string): string | undefined =>
  field.replace(/<+$/u, '').replaceAll('<', ' ').trim() || undefined;

/** A field of names in two parts: `<<` between last and first names, `<` between names, fillers behind. */
export function splitNames(field: string): {
  readonly lastName: string | undefined;
  readonly firstName: string | undefined;
} {
  const [last = '', ...first] = field.replace(/<+$/u, '').split('<<');
  return { lastName: words(last), firstName: words(first.join('<')) };
}

export const words = (field: string): string | undefined => field.replace(/<+/gu, ' ').trim() || undefined;

/** Fillers are also read as these letters. */
const FILLER_LETTERS = 'KCSELXI';

/**
 * Fillers that were read as letters, in a field of names. Behind three fillers no name follows. A letter
 * between fillers at the end, or a pair of K where no other separator stands, is no name either.
 */
export function withoutFalseLetters(field: string): string {
  const end = field.search(/<{3}/u);
  let names = end < 0 ? field : field.slice(0, end);
  if (!names.includes('<<') && end < 0) names = names.replace(/([A-Z]{2,})KK(?=[A-Z]{2,})/u, '$1<<');
  if (!names.includes('<<')) names = names.replace(/([A-Z]{2,})(?:<K|K<|KK)(?=[A-Z]{2,})/u, '$1<<');
  const tail = new RegExp(`<[<${FILLER_LETTERS}]*$`, 'u').exec(names);
  if (tail && /<.?<|<I?[KC]+$/u.test(tail[0]) && tail.index > names.indexOf('<<') + 1)
    names = names.slice(0, tail.index);
  return names.padEnd(field.length, '<');
}
