import { brierScore } from '@assay/media';
import type { DocumentOutcome } from './compare.js';
import type { FieldOutcome } from './types.js';

export interface ConfidenceBin {
  readonly from: number;
  readonly right: number;
  /** Another value is printed. */
  readonly wrong: number;
  /** The truth names none. */
  readonly notPrinted: number;
}

/** Lower ends; most values lie near 1, where the steps are finer. */
export const BIN_STARTS = [0.98, 0.95, 0.9, 0.8, 0.5, 0] as const;
/** From here on docs/fields.md has values taken that nobody looks at again. */
export const TAKEN = 0.9;

type ReadOutcome = FieldOutcome & { readonly confidence: number };
const wasRead = (field: FieldOutcome): field is ReadOutcome => field.confidence !== undefined;
const isRight = ({ verdict }: FieldOutcome): boolean => verdict === 'right';

/** Values that were read and can be judged, by their stated confidence, the surest first. */
export function confidenceBins(fields: readonly FieldOutcome[]): ConfidenceBin[] {
  const read = fields.filter(wasRead);
  return BIN_STARTS.map((from, index) => {
    const below = BIN_STARTS[index - 1] ?? Number.POSITIVE_INFINITY;
    const inside = read.filter(({ confidence }) => confidence >= from && confidence < below);
    const right = inside.filter(isRight).length;
    const notPrinted = inside.filter(({ expected }) => expected === undefined).length;
    return { from, right, wrong: inside.length - right - notPrinted, notPrinted };
  });
}

/** What is taken unseen from {@link TAKEN} on. */
export interface TakenValues {
  readonly taken: number;
  readonly takenRight: number;
  /** Of all confidences. */
  readonly right: number;
  readonly documents: number;
  /** Documents with no wrong value among those taken, and one at least. */
  readonly documentsRight: number;
}

export function takenValues(outcomes: readonly Pick<DocumentOutcome, 'fields'>[]): TakenValues {
  const documents = outcomes.map(({ fields }) => fields.filter(wasRead));
  const read = documents.flat();
  const isTaken = ({ confidence }: ReadOutcome): boolean => confidence >= TAKEN;
  return {
    taken: read.filter(isTaken).length,
    takenRight: read.filter((field) => isTaken(field) && isRight(field)).length,
    right: read.filter(isRight).length,
    documents: documents.length,
    documentsRight: documents.filter(
      (fields) => fields.some(isTaken) && fields.filter(isTaken).every(isRight),
    ).length,
  };
}

/** Of what was read; undefined where nothing was. */
export const scoreOfConfidence = (fields: readonly FieldOutcome[]): number | undefined =>
  brierScore(
    fields
      .filter(wasRead)
      .map((field) => ({ probability: field.confidence, trueCount: isRight(field) ? 1 : 0, total: 1 })),
  );
