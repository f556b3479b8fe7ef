import { BANDS, SUBMISSION_KINDS, type SubmissionKind, type SubmissionQuery } from '../submission-types.js';
import type { Connection } from './connection.js';

/**
 * Which submissions hold a text, by an index of every three characters in a row (FTS5's `trigram`). Beside the text
 * each row has marks: what lists filter by, so that a frequent text under a rare filter is bounded, too.
 */

/** The index knows nothing shorter. */
const INDEXED_CHARACTERS = 3;
/** Of private use, so that no text has them but by intent, which costs its finder a look at the row. Stored: never moved. */
const FIRST_CLASS = 0xf8f0;
const FIRST_DIGIT = 0xe000;
const DIGITS = 4096;
const CLASSES = { organization: 0, kind: 1, band: 2, month: 3 } as const;

/** Three characters, which is one entry of the index. Whole numbers of 0 and more; beyond 2^24 some share theirs. */
const mark = (name: keyof typeof CLASSES, number: number): string =>
  String.fromCharCode(
    FIRST_CLASS + CLASSES[name],
    FIRST_DIGIT + (Math.floor(number / DIGITS) % DIGITS),
    FIRST_DIGIT + (number % DIGITS),
  );

const monthOf = (micros: number): number => {
  const date = new Date(micros / 1000);
  return 12 * date.getUTCFullYear() + date.getUTCMonth();
};

interface Marked {
  readonly organizationId: number;
  readonly kind: string;
  readonly band: string | null;
  readonly createdAtMicros: number;
}

export const marksOf = ({ organizationId, kind, band, createdAtMicros }: Marked): string =>
  [
    mark('organization', organizationId),
    mark('kind', SUBMISSION_KINDS.indexOf(kind as SubmissionKind)),
    band === null ? '' : mark('band', BANDS.indexOf(band as (typeof BANDS)[number])),
    mark('month', monthOf(createdAtMicros)),
  ].join('');

/** Months that a question names one by one: ten years. */
const MOST_MONTHS = 120;

/** As an expression of the index: every mark that a match has, and of the months one. */
function withMarks(question: string, organizationId: number, query: SubmissionQuery): string {
  const { kind, band, fromMicros, toMicros } = query;
  const thisMonth = monthOf(Date.now() * 1000);
  const lastMonth = toMicros === undefined ? thisMonth : monthOf(toMicros);
  const asked = [
    question,
    quoted(mark('organization', organizationId)),
    kind && quoted(mark('kind', SUBMISSION_KINDS.indexOf(kind))),
    band && quoted(mark('band', BANDS.indexOf(band))),
    fromMicros !== undefined && anyOfMonths(monthOf(fromMicros), lastMonth),
  ];
  const without = fromMicros === undefined && anyOfMonths(lastMonth + 1, thisMonth);
  return `${asked.filter(Boolean).join(' AND ')}${without ? ` NOT ${without}` : ''}`;
}

/** Both inclusive. @returns undefined for none, and for more than are named */
function anyOfMonths(first: number, last: number): string | undefined {
  const months = last - first + 1;
  if (months <= 0 || months > MOST_MONTHS) return undefined;
  return `(${Array.from({ length: months }, (_, index) => quoted(mark('month', first + index))).join(' OR ')})`;
}

const quoted = (entry: string): string => `"${entry.replaceAll('"', '""')}"`;

/** Entries of a text that are asked for: the rarest ones; each frequent one more costs a walk through its rows. */
const ENTRIES_ASKED = 4;
/** How far the newest rows of an entry are walked to tell a rare one from a frequent one. */
const SAMPLED = 500;

/**
 * What to ask `submission_text` for, so that it has every row with that text and few others: the rows that it names
 * are to be looked at.
 * @param text lower case
 * @returns undefined for a text too short for the index
 */
export function textQuestion(
  connection: Connection,
  organizationId: number,
  text: string,
  query: SubmissionQuery,
): string | undefined {
  const characters = [...text];
  const entries = new Set(
    characters.slice(INDEXED_CHARACTERS - 1).map((_, at) => characters.slice(at, at + 3).join('')),
  );
  if (entries.size === 0) return undefined;
  const byRows = [...entries]
    .map((entry) => ({ entry, oldest: oldestSampled(connection, entry) }))
    // The further back the sample reaches, the rarer; one that ended has every row.
    .toSorted((one, other) => one.oldest - other.oldest);
  const rarest = byRows.slice(0, ENTRIES_ASKED).map(({ entry }) => quoted(entry));
  return withMarks(rarest.join(' AND '), organizationId, query);
}

/** Sequence of the oldest row in a sample of the newest ones with an entry; below 0 the fewer there are. */
function oldestSampled(connection: Connection, entry: string): number {
  const [count = 0, oldest] = connection.get<[number, number | null]>(
    `SELECT count(*), min(found) FROM (
       SELECT rowid AS found FROM submission_text WHERE submission_text MATCH ? ORDER BY rowid DESC LIMIT ${SAMPLED})`,
    [quoted(entry)],
  )!;
  return count < SAMPLED ? count - SAMPLED : (oldest ?? 0);
}
