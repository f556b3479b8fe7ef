import type { MrzReading, ReadPage } from '@assay/media';
import { isoDate, type PrintedDate } from '../dates/printed-date.js';
import type { DateOrder } from '../dates/read-dates.js';
import { dated } from './document-dates.js';
import type { LabelMeaning } from './labels/meaning.js';
import type { Piece } from './pieces.js';
import type { PrintedValue } from './printed-values.js';
import type { ReadValue } from './values/grammar.js';
import { dateGrammar } from './values/grammars.js';

/** A card prints birth, issue, expiry and perhaps two more. */
const MAX_DATES = 8;
/** A date that the zone says, too, is that one; one that only fits between is likely so. */
const CONFIRMED = 0.9;
const FITTING = 0.7;
/**
 * A date so long before the issue is no issue date of an earlier edition: cards are renewed every few years.
 */
const LEAST_AGE_YEARS = 14;

/**
 * Dates whose labels could not be read: those that the machine-readable zone names, and of the rest the one
 * that lies between birth and expiry, where a document says it is issued.
 */
export function unlabelledDates(
  page: ReadPage,
  pieces: readonly Piece[],
  found: readonly PrintedValue[],
  mrz: MrzReading | undefined,
  order: DateOrder,
): PrintedValue[] {
  const taken = new Set(found.flatMap(({ read }) => read.words));
  const open = pieces
    .filter(({ kind, words }) => kind === 'text' && !words.some((word) => taken.has(word)))
    .flatMap(datesIn)
    .slice(0, MAX_DATES);
  const labelled = (meaning: LabelMeaning): string | undefined => {
    const value = found.find((one) => one.meaning === meaning)?.read.value;
    return value === undefined || typeof value === 'string'
      ? value
      : dated(value, order, meaning === 'dateOfBirth' ? 'birth' : 'other');
  };
  const birth = mrz?.values.dateOfBirth ?? labelled('dateOfBirth');
  const expiry = mrz?.values.dateOfExpiration ?? labelled('expirationDate');
  const values: PrintedValue[] = [];
  const add = (meaning: LabelMeaning, read: ReadValue | undefined, score: number): void => {
    if (read && labelled(meaning) === undefined) values.push({ meaning, read, page, score });
  };
  add(
    'dateOfBirth',
    open.find((read) => says(read, birth, order)),
    CONFIRMED,
  );
  add(
    'expirationDate',
    open.find((read) => says(read, expiry, order)),
    CONFIRMED,
  );
  const issue = labelled('dateOfIssue');
  if (birth === undefined && (issue ?? expiry) !== undefined) {
    const early = open.filter(
      (read) =>
        yearOf(issue ?? expiry ?? '') - yearOf(dated(read.value as PrintedDate, order, 'birth')) >=
        LEAST_AGE_YEARS,
    );
    if (early.length === 1) add('dateOfBirth', early[0], FITTING);
  }
  const printedBirth = open.find((read) => says(read, birth, order));
  const born = printedBirth
    ? isoDate(printedBirth.value as PrintedDate, order, Number(birth?.slice(0, 2)) * 100)
    : birth;
  if (born === undefined || expiry === undefined) return values;
  const between = open.filter((read) => {
    const date = dated(read.value as PrintedDate, order, 'other');
    return date > born && date < expiry;
  });
  const distinct = new Set(between.map((read) => dated(read.value as PrintedDate, order, 'other')));
  if (distinct.size === 1) add('dateOfIssue', between[0], FITTING);
  return values;
}

/**
 * Without a day of birth or of expiry that a label gave where another day of the page is what the zone says
 * of it: `Date of issue` could not be read, and its day stood nearer to the next label than that label's own.
 */
export function withoutStrayDates(
  values: readonly PrintedValue[],
  pieces: readonly Piece[],
  mrz: MrzReading | undefined,
  order: DateOrder,
): PrintedValue[] {
  const taken = new Set(values.flatMap(({ read }) => read.words));
  const open = pieces.filter(({ words }) => !words.some((word) => taken.has(word))).flatMap(datesIn);
  const coded: Partial<Record<LabelMeaning, string | undefined>> = {
    dateOfBirth: mrz?.values.dateOfBirth,
    expirationDate: mrz?.values.dateOfExpiration,
  };
  return values.filter(
    ({ meaning, read }) =>
      says(read, coded[meaning], order) || !open.some((other) => says(other, coded[meaning], order)),
  );
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

function datesIn(piece: Piece): ReadValue[] {
  const read = dateGrammar(piece.words);
  return read ? [read] : [];
}

/** Whatever order and century a printed date is read in, it may be this one. */
function says({ value }: ReadValue, date: string | undefined, order: DateOrder): boolean {
  if (date === undefined || typeof value === 'string') return false;
  // The zone prints no century: what it says of a birth a hundred years ago, print corrects.
  return isoDate(value, order, 1900).slice(2) === date.slice(2);
}
