import type { TextWord } from '@assay/media';
import { hasDigit, hasLettersInARow, textOf } from '../../../layout/characters.js';
import type { IdFieldName } from '../field-names.js';
import type { Piece } from '../pieces.js';
import { placeGrammar, type ReadValue } from '../values/grammars.js';
import type { Feature } from '../weights.js';
import type { Candidate, Card } from './candidate.js';

/** A card prints birth, issue, expiry and perhaps two more. */
const MAX_DATES = 8;

/** Days without a label: which of them it is, their order tells (`../choose.ts`). */
export function unlabeledDays({ days, isSocialSecurityCard }: Card, ofPage: number): Candidate[] {
  const fields: readonly IdFieldName[] = isSocialSecurityCard
    ? ['dateOfIssue']
    : ['dateOfBirth', 'dateOfIssue'];
  return days
    .filter(({ page }) => page === ofPage)
    .slice(0, MAX_DATES)
    .flatMap(({ read, page }) =>
      fields.map(
        (field): Candidate => ({
          parts: [{ field, read }],
          features: ['without a label', isSocialSecurityCard ? 'the day of its card' : 'a day by its order'],
          page,
          isAlone: true,
          isByOrder: !isSocialSecurityCard,
        }),
      ),
    );
}

/** A comma, or `in` as French, Spanish, Portuguese and German say it, between the day of a birth and its place. */
const BETWEEN = /^(?:[,;/–-]|(?:A|À|Á|IN|EN|EM)$)/iu;
/** Labels that ask for the day of issue and its place, whose values stand side by side. */
const [AND, PLACE] = ['(?:Y|E|ET|AND|UND|&)', '(?:LUGAR|LOCAL|LUOGO|LIEU|PLACE|ORT)'];
const DAY_AND_PLACE = new RegExp(String.raw`${AND}\s*${PLACE}|${PLACE}\s*${AND}`, 'iu');

/**
 * The place that stands beside a day: behind a birth in the same cell or before it, `19/05/1990, PORTO, RS`; beside a day
 * of issue or over it where the label asks for both, `17-FEB-2019   BOGOTA D.C.`
 */
export function placesBesideDays(labeled: readonly Candidate[], pieces: readonly Piece[]): Candidate[] {
  return labeled.flatMap(({ parts: [day], label, page, features }): Candidate[] => {
    const last = day?.read.words.at(-1);
    const cell = pieces.find(({ words }) => last && words.includes(last));
    if (!day || !last || !cell || !label) return [];
    const field = day.field === 'dateOfBirth' ? 'placeOfBirth' : 'placeOfIssue';
    const ofPlace = pieces.find((one) => one.meaning === field && one.line === label.line);
    const asks = ofPlace !== undefined || DAY_AND_PLACE.test(label.text);
    if (day.field !== 'dateOfBirth' && !(day.field === 'dateOfIssue' && asks)) return [];
    const read = placeBefore(cell.words, day.read.words[0]) ?? placeBehind(cell.words, last, asks);
    if (!read) return [];
    const ofDay = features.filter((feature) => !feature.startsWith('behind'));
    const told: Feature[] = asks ? ['beside its day', 'asked for with its day'] : ['beside its day'];
    return [{ parts: [{ field, read }], page, label: ofPlace, features: [...ofDay, ...told] }];
  });
}

function placeBehind(words: readonly TextWord[], day: TextWord, asks: boolean): ReadValue | undefined {
  const behind = words.slice(words.indexOf(day) + 1);
  const [first, ...rest] = behind;
  if (!first || !(asks || /[,;]$/u.test(day.text) || BETWEEN.test(first.text) || isPlaceAlone(behind)))
    return undefined;
  const read = placeGrammar(hasLettersInARow(first.text, 2) && !BETWEEN.test(first.text) ? behind : rest);
  return read && !hasDigit(textOf(read.words)) ? read : undefined;
}

/**
 * A town that the cell ends in, in capitals: what a license's third element prints behind the day (Directive 2006/126/EC,
 * annex I).
 */
const isPlaceAlone = (behind: readonly TextWord[]): boolean =>
  behind.length <= 3 && behind.every(({ text }) => /^\p{Lu}[\p{Lu}.'’()-]{2,}$/u.test(text));

/** `TRENTO (TN) 07.12.2001`. */
function placeBefore(words: readonly TextWord[], day: TextWord | undefined): ReadValue | undefined {
  const before = day ? words.slice(0, Math.max(0, words.indexOf(day))) : [];
  const read =
    hasDigit(textOf(before)) || !hasLettersInARow(textOf(before), 4) ? undefined : placeGrammar(before);
  return read?.words.length === before.length && read
    ? { ...read, value: String(read.value).replace(/[,;\s]+$/u, '') }
    : undefined;
}
