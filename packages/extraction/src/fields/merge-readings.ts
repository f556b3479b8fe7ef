import { type DocumentField, type FieldReading, type Fraction, fraction, squeeze } from '@assay/media';
import { lettersAndDigitsOf } from '../layout/characters.js';
import { sameHeight, sameName, sameWeight } from './same-value.js';

/**
 * How two readings of a field are compared: `name` as a zone transliterates it, `text` without case, accents
 * and punctuation; `number` like that, characters that look alike taken for one: the surest reading tells
 * which it is; `code` like `text`, a bar code's spelling believed before print's: `c` for `C` is what
 * recognizers make of single letters; `height` and `weight` as measures, whatever the units.
 */
export type Comparison = 'exact' | 'name' | 'text' | 'code' | 'number' | 'height' | 'weight';

const bareText = (value: string): string => lettersAndDigitsOf(value.normalize('NFD')).toUpperCase();

const COMPARISONS: Readonly<Record<Comparison, (a: string, b: string) => boolean>> = {
  exact: (a, b) => a === b,
  name: sameName,
  text: (a, b) => bareText(a) === bareText(b),
  code: (a, b) => bareText(a) === bareText(b),
  number: (a, b) => squeeze(a) === squeeze(b),
  height: sameHeight,
  weight: sameWeight,
};

/** No agreement makes certain: the document itself may say two things. */
const MOST_SURE = 0.995;
/** Two readings by the same means err together; the second counts for this much. */
const SAME_SOURCE_WEIGHT = 0.3;

/** Readings that say the same. */
interface Camp {
  readonly readings: readonly FieldReading[];
  /** Probability that what they say is right, the other camps not asked. */
  readonly alone: number;
}

/**
 * Joins readings of one value from several places. Those that agree raise each other's confidence, those that
 * do not lower it and stay in `others`. Of readings that agree, the one in print is shown: a zone spells
 * names with fewer letters.
 * @returns undefined for no reading
 */
export function mergeReadings(
  name: string,
  readings: readonly FieldReading[],
  comparison: Comparison,
): DocumentField | undefined {
  const camps = campsOf(readings, COMPARISONS[comparison]);
  const [best] = [...camps].sort((a, b) => b.alone - a.alone);
  const shown = best && shownOf(best.readings, comparison);
  if (!best || !shown) return undefined;
  const against = camps.filter((camp) => camp !== best);
  const others = readings.filter((reading) => reading !== shown);
  const alone = others.length > 0 ? { confidenceAlone: shown.confidence } : {};
  return { ...shown, ...alone, name, confidence: confidenceOf(best, against), others };
}

function campsOf(readings: readonly FieldReading[], same: (a: string, b: string) => boolean): Camp[] {
  const camps: FieldReading[][] = [];
  for (const reading of readings) {
    const camp = camps.find(
      ([first]) => first !== undefined && same(String(first.value), String(reading.value)),
    );
    if (camp) camp.push(reading);
    else camps.push([reading]);
  }
  return camps.map((members) => ({ readings: members, alone: togetherRight(members) }));
}

/** Independent means that agree are wrong only if all are: `1 - (1 - p)(1 - q)`. */
function togetherRight(readings: readonly FieldReading[]): number {
  const met = new Set<string>();
  let wrong = 1;
  for (const { source, confidence } of [...readings].sort((a, b) => b.confidence - a.confidence)) {
    wrong *= met.has(source) ? 1 - SAME_SOURCE_WEIGHT * confidence : 1 - confidence;
    met.add(source);
  }
  return Math.min(MOST_SURE, 1 - wrong);
}

/**
 * At most one camp is right; each alone is with its own probability. Their joint distribution, given that
 * they disagree.
 */
function confidenceOf(best: Camp, against: readonly Camp[]): Fraction {
  const odds = (camp: Camp): number => camp.alone / Math.max(Number.EPSILON, 1 - camp.alone);
  if (against.length === 0) return fraction(best.alone);
  return fraction(odds(best) / (1 + odds(best) + against.reduce((sum, camp) => sum + odds(camp), 0)));
}

const inPrint = ({ source }: FieldReading): boolean => source === 'text' || source === 'ocr';

function shownOf(readings: readonly FieldReading[], comparison: Comparison): FieldReading | undefined {
  const surest = [...readings].sort((a, b) => b.confidence - a.confidence);
  if (comparison === 'code') return surest.find(({ source }) => source === 'barcode') ?? surest[0];
  return comparison === 'exact' || comparison === 'number' ? surest[0] : (surest.find(inPrint) ?? surest[0]);
}
