import type { DocumentField } from '@assay/media';
import type { RecordedField } from '../store/parsing-types.js';

/**
 * Steps of a stored confidence and of a stored place: a statement has thousands of fields, and none is known
 * more finely.
 */
const CONFIDENCE_STEPS = 1e4;
const PLACE_STEPS = 1e5;

const rounded = (value: number, steps: number): number => Math.round(value * steps) / steps;

/** Within the page: a box that a tilted page pushed over its edge ends there. */
const place = (fraction: number): number => rounded(Math.min(1, Math.max(0, fraction)), PLACE_STEPS);

/**
 * The fields of a document as a record keeps them. @param mostConfidence 0..1: none is believed more than
 * this
 */
export const recordedFields = (fields: readonly DocumentField[], mostConfidence: number): RecordedField[] =>
  fields.map(({ name, value, confidence, source, page, box, repaired, learnedFrom }) => ({
    name,
    value,
    confidence: rounded(Math.min(confidence, mostConfidence), CONFIDENCE_STEPS),
    source,
    page,
    ...(box && {
      boundingBox: { x1: place(box.x1), y1: place(box.y1), x2: place(box.x2), y2: place(box.y2) },
    }),
    ...(repaired && { repaired }),
    ...(learnedFrom !== undefined && { learnedFrom }),
  }));

/**
 * Fields that a record holds: the transactions of a year of a busy account have about as many. Each takes some
 * 200 bytes on the wire; a PDF of 450 kB can print 20,000 (2026-11-28).
 */
const MOST_FIELDS = 5_000;

/** The greatest index in a path: 3 of `accounts[0].transactions[3].date`; -1 without any. */
const greatestIndex = (name: string): number =>
  Math.max(-1, ...[...name.matchAll(/\[(\d+)\]/gu)].map(([, index]) => Number(index)));

/**
 * At most {@link MOST_FIELDS}, in their order. Lists end early, all at the same index, so that no element is
 * written by half; what stands in no list, or at the beginning of one, is written first.
 */
export function writtenFields(fields: readonly RecordedField[]): {
  readonly fields: readonly RecordedField[];
  readonly fieldsUnwritten: number;
} {
  if (fields.length <= MOST_FIELDS) return { fields, fieldsUnwritten: 0 };
  const indexes = fields.map(({ name }) => greatestIndex(name));
  // The index of the first field that has no place: its element is left out whole.
  const end = indexes.toSorted((one, other) => one - other)[MOST_FIELDS] ?? -1;
  const written =
    end === -1 ? fields.slice(0, MOST_FIELDS) : fields.filter((_, at) => (indexes[at] ?? -1) < end);
  return { fields: written, fieldsUnwritten: fields.length - written.length };
}

/** Mean over the fields; 0 when there is none. */
export function meanConfidence(fields: readonly RecordedField[]): number {
  if (fields.length === 0) return 0;
  return rounded(
    fields.reduce((sum, { confidence }) => sum + confidence, 0) / fields.length,
    CONFIDENCE_STEPS,
  );
}
