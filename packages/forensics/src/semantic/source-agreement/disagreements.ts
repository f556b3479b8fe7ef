import type { FieldReading } from '@assay/media';
import type { BothSources } from './both-sources.js';
import { compareDates, type ValueComparison } from './compare-dates.js';
import { compareNames } from './compare-names.js';
import { compareNumbers } from './compare-numbers.js';
import { bareLetters } from './name-letters.js';
import type { PrintedText } from './printed-text.js';

/** What a comparison of one subject found. */
export interface Comparison {
  readonly subject: Subject;
  readonly kind: 'agrees' | 'doubtful' | 'weak' | 'differs';
  /**
   * The reading in print and the one in a code; of names those of the field that holds the word in question.
   */
  readonly printed: FieldReading;
  readonly coded: FieldReading;
  /** Digits that look alike make it differ: it counts only where the print was read twice. */
  readonly slip?: 'once';
}

/** What is compared, as a reader knows it. */
export type Subject =
  | 'name'
  | 'document number'
  | 'date of birth'
  | 'expiry date'
  | 'issue date'
  | 'sex'
  | 'address'
  | 'height'
  | 'eye color';

type Sources = ReadonlyMap<string, BothSources>;

const DATES: readonly (readonly [field: string, subject: Subject])[] = [
  ['dateOfBirth', 'date of birth'],
  ['expirationDate', 'expiry date'],
  ['dateOfIssue', 'issue date'],
];
const SOURCES = ['barcode', 'mrz', 'qr', 'text', 'ocr'] as const;
const NAME_FIELDS = ['lastName', 'firstName', 'middleName'] as const;
/**
 * An address of which less than this stands anywhere in print is another one: abbreviations leave numbers and
 * most words.
 */
const SAME_ADDRESS_SHARE = 0.34;

/**
 * Compares what the document prints with what its codes say, subject by subject; one that only one of them
 * has is left out.
 */
export function compareSources(sources: Sources, print: PrintedText): Comparison[] {
  return [...compareTelling(sources, print), ...ofWeakFields(sources, print)];
}

/**
 * Compares what tells one document from another: name, number and dates.
 * @param otherNumbers what two numbers of one form are that have less than half of their characters in
 * common:
 *   `skipped` on one side of a card, which has several numbers
 */
export function compareTelling(
  sources: Sources,
  print: PrintedText,
  otherNumbers: 'skipped' | 'compared' = 'skipped',
): Comparison[] {
  const dates = DATES.flatMap(([field, subject]) => ofDate(subject, sources, field, print));
  return [...ofNames(sources, print), ...ofNumber(sources, print, otherNumbers), ...dates];
}

/**
 * Print and code by pairs; one pair that agrees settles the field, since the other readings may be of other
 * places.
 */
function settled(subject: Subject, pairs: readonly Comparison[]): Comparison[] {
  const agreeing = pairs.find(({ kind }) => kind === 'agrees');
  const rest = pairs.filter(({ kind }) => kind !== 'agrees');
  const [first] = rest.sort((a, b) => rankOf(a) - rankOf(b) || b.printed.confidence - a.printed.confidence);
  return agreeing ? [agreeing] : first ? [{ ...first, subject }] : [];
}

/** A doubt about one pair is a doubt about the field. */
const RANK = { agrees: 0, doubtful: 1, weak: 2, differs: 4 } as const;
const rankOf = ({ kind, slip }: Comparison): number => RANK[kind] - (slip ? 1 : 0);

const pairsOf = (source: BothSources | undefined): [printed: FieldReading, coded: FieldReading][] =>
  (source?.printed ?? []).flatMap((printed) =>
    (source?.coded ?? []).map((coded): [FieldReading, FieldReading] => [printed, coded]),
  );

/**
 * @param isElsewhere the coded value is printed at another place, or the printed one belongs to another label
 */
function standing(compared: ValueComparison, isElsewhere: boolean): Pick<Comparison, 'kind' | 'slip'> {
  if (compared === 'agrees') return { kind: 'agrees' };
  if (compared === 'misreadable' || isElsewhere) return { kind: 'doubtful' };
  return compared === 'look-alike' ? { kind: 'differs', slip: 'once' } : { kind: 'differs' };
}

function ofDate(subject: Subject, sources: Sources, field: string, print: PrintedText): Comparison[] {
  const source = sources.get(field);
  const otherDays = new Set(
    DATES.flatMap(([name]) =>
      name === field ? [] : (sources.get(name)?.coded ?? []).map(({ value }) => String(value)),
    ),
  );
  const pairs = pairsOf(source).map(([printed, coded]): Comparison => {
    const compared = compareDates(String(printed.value), String(coded.value));
    // The label of another date was taken, or the coded day stands where no label was read.
    const isMislabeled = otherDays.has(String(printed.value)) || print.hasDay(String(coded.value));
    return { subject, ...standing(compared, isMislabeled), printed, coded };
  });
  return settled(subject, pairs);
}

function ofNumber(sources: Sources, print: PrintedText, otherNumbers: 'skipped' | 'compared'): Comparison[] {
  const pairs = pairsOf(sources.get('licenseNumber')).flatMap(([printed, coded]): Comparison[] => {
    const compared = compareNumbers(String(printed.raw), String(coded.raw));
    if (compared === 'unlike' || (compared === 'other' && otherNumbers === 'skipped')) return [];
    return [
      {
        subject: 'document number',
        ...standing(compared === 'other' ? 'differs' : compared, print.hasNumber(String(coded.raw))),
        printed,
        coded,
      },
    ];
  });
  return settled('document number', pairs);
}

/** Given and family names together, of each code on its own; the other side of a card may print them, too. */
function ofNames(sources: Sources, print: PrintedText): Comparison[] {
  const fields = NAME_FIELDS.flatMap((name) => sources.get(name) ?? []);
  const printed = fields.flatMap((field) => field.printed);
  const pairs = SOURCES.flatMap((code): Comparison[] => {
    const coded = fields.flatMap((field) => field.coded.filter(({ source }) => source === code));
    const [firstPrinted, firstCoded] = [printed[0], coded[0]];
    if (!firstPrinted || !firstCoded) return [];
    const compared = compareNames(textsOf(printed), textsOf(coded));
    if (compared.kind === 'unlike') return [];
    if (!('coded' in compared))
      return [{ subject: 'name', kind: 'agrees', printed: firstPrinted, coded: firstCoded }];
    const holds = (word: string) => (reading: FieldReading) =>
      bareLetters(String(reading.raw)).includes(word);
    const inField = fields.find((field) => field.printed.some(holds(compared.printed)));
    const at = printed.find(holds(compared.printed)) ?? firstPrinted;
    const beside =
      inField?.coded.find(({ source }) => source === code) ?? coded.find(holds(compared.coded)) ?? firstCoded;
    const kind = compared.kind === 'differs' && !print.hasWord(compared.coded) ? 'differs' : 'doubtful';
    return [{ subject: 'name', kind, printed: at, coded: beside }];
  });
  return settled('name', pairs);
}

const textsOf = (readings: readonly FieldReading[]): string[] => readings.map(({ raw }) => String(raw));

/** Values that issuers code otherwise than they print them, or that are one letter: they say little. */
function ofWeakFields(sources: Sources, print: PrintedText): Comparison[] {
  const weak = (
    field: string,
    subject: Subject,
    same: (printed: FieldReading, coded: FieldReading) => boolean,
  ): Comparison[] =>
    settled(
      subject,
      pairsOf(sources.get(field)).map(
        ([printed, coded]): Comparison => ({
          subject,
          kind: same(printed, coded) ? 'agrees' : 'weak',
          printed,
          coded,
        }),
      ),
    );
  const bare = ({ value }: FieldReading): string => bareLetters(String(value));
  return [
    ...weak('sex', 'sex', (printed, coded) => printed.value === coded.value || coded.value === 'X'),
    ...weak('address', 'address', (_, coded) => print.shareOf(String(coded.value)) >= SAME_ADDRESS_SHARE),
    ...weak(
      'eyeColor',
      'eye color',
      (printed, coded) => bare(printed).slice(0, 2) === bare(coded).slice(0, 2) || bare(printed).length !== 3,
    ),
    ...weak('height', 'height', (printed, coded) =>
      nearlySameHeight(String(printed.value), String(coded.value)),
    ),
  ];
}

/**
 * Inches as codes have them (`068 in`), feet and inches as cards print them; anything else is not compared.
 */
function nearlySameHeight(printed: string, coded: string): boolean {
  const feet = /^(\d)\s?['’`]\s?-?\s?(\d{1,2})/u.exec(printed.trim());
  const inches = /^0?(\d\d)\s*in$/iu.exec(coded.trim());
  return (
    !feet ||
    !inches ||
    Math.abs(12 * Number(feet[1]) + Number(feet[2]) - Number(inches[1])) <= MEASURING_INCHES
  );
}

/** A height is rounded to an inch, and from centimeters to another one. */
const MEASURING_INCHES = 1;
