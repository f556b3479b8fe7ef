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
  fields.map(({ name, value, confidence, source, page, box, repaired }) => ({
    name,
    value,
    confidence: rounded(Math.min(confidence, mostConfidence), CONFIDENCE_STEPS),
    source,
    page,
    ...(box && {
      boundingBox: { x1: place(box.x1), y1: place(box.y1), x2: place(box.x2), y2: place(box.y2) },
    }),
    ...(repaired && { repaired }),
  }));

/** Mean over the fields; 0 when there is none. */
export function meanConfidence(fields: readonly RecordedField[]): number {
  if (fields.length === 0) return 0;
  return rounded(
    fields.reduce((sum, { confidence }) => sum + confidence, 0) / fields.length,
    CONFIDENCE_STEPS,
  );
}
