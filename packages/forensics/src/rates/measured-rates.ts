import COLLECTIONS from './rates.json' with { type: 'json' };

/** Collections of files that all checks were counted on. The pages of docs/rates are called so. */
export type Collection = keyof typeof COLLECTIONS;

/** On how many files of a collection a check failed: reached the middle band alone. */
export interface MeasuredRate {
  readonly collection: Collection;
  /** `YYYY-MM-DD`. */
  readonly measuredOn: string;
  /** Of the check that was measured. */
  readonly version: string;
  readonly manipulated: readonly [failed: number, of: number];
  readonly honest: readonly [failed: number, of: number];
}

/** Files that chose no bound come first: what is measured on the others flatters. */
const ORDER: readonly Collection[] = ['real-pdfs', 'pdf-held-out', 'images-development', 'pdf-development'];
/** They helped to set bounds of checks. */
const DEVELOPMENT: readonly Collection[] = ['images-development', 'pdf-development'];

type Row = readonly [version: string, tampered: number, honest: number];

/**
 * What was counted of a check on collections of which it had something to look at: on files that chose none of its bounds, and
 * of a check of pixels on pictures; else on those that helped to set them. Empty where nothing was counted.
 */
export function measuredRates(checkId: string): readonly MeasuredRate[] {
  const all = ORDER.flatMap((collection) => {
    const { measuredOn, tampered, honest, checks } = COLLECTIONS[collection];
    const row = (checks as unknown as Readonly<Record<string, Row>>)[checkId];
    if (!row) return [];
    const [version, failedTampered, failedHonest] = row;
    const rate: MeasuredRate = {
      ...{ collection, measuredOn, version },
      manipulated: [failedTampered, tampered],
      honest: [failedHonest, honest],
    };
    return [rate];
  });
  const isOfPixels = checkId.startsWith('image.');
  const told = all.filter(
    ({ collection }) =>
      !DEVELOPMENT.includes(collection) || (isOfPixels && collection === 'images-development'),
  );
  return told.length > 0 ? told : all.slice(0, 1);
}
