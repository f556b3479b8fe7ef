import { quoted } from '../../observation.js';
import { placeOfRange, type ReadPlace } from '../printed-text/places.js';
import type { TextLine } from '../printed-text/text-lines.js';
import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';

/**
 * What this check's evidence says; of pictures, READING_DOUBT instead where a second reading does not repeat
 * the first.
 */
type LocaleCode =
  | 'DECIMAL_MARK_DIFFERS'
  | 'CURRENCY_DIFFERS'
  | 'DATE_ORDER_DIFFERS'
  | 'MONTH_LANGUAGE_DIFFERS';

/** A value and the convention that it is written by, like a decimal comma. */
export interface Written<Convention extends string> {
  readonly place: ReadPlace;
  readonly convention: Convention;
}

/**
 * So few do not make a second convention of their own: a document in two languages or currencies has more.
 */
const MOST_OUTLIERS = 2;

/**
 * The values that are written otherwise than the document's convention, and the convention itself with its
 * count.
 */
export interface Outliers<Convention extends string> {
  readonly convention: Convention;
  readonly count: number;
  readonly values: readonly Written<Convention>[];
}

/**
 * One or two values beside many of another convention.
 * @param least how many the convention's own values must be, for each of the others
 */
export function outliersOf<Convention extends string>(
  all: readonly Written<Convention>[],
  least: number,
): Outliers<Convention> | undefined {
  const counts = new Map<Convention, number>();
  for (const { convention } of all) counts.set(convention, (counts.get(convention) ?? 0) + 1);
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  if (!first) return undefined;
  const values = all.filter(({ convention }) => convention !== first[0]);
  const isFew = values.length > 0 && values.length <= MOST_OUTLIERS && first[1] >= least * values.length;
  return isFew ? { convention: first[0], count: first[1], values } : undefined;
}

/** Values of a document that are looked at. */
const MAX_VALUES = 20_000;

/** The values that a pattern finds, by the convention of each match; undefined leaves a match out. */
export function valuesOf<Convention extends string>(
  lines: readonly TextLine[],
  pattern: RegExp,
  conventionOf: (match: RegExpExecArray, line: TextLine) => Convention | undefined,
): Written<Convention>[] {
  const values: Written<Convention>[] = [];
  for (const line of lines) {
    for (const match of line.text.matchAll(pattern)) {
      const convention = conventionOf(match, line);
      const place = convention && placeOfRange(line, match.index, match.index + match[0].length);
      if (convention && place) values.push({ place, convention });
      if (values.length >= MAX_VALUES) return values;
    }
  }
  return values;
}

/** @param why goes on with the sentence that begins with the quoted value */
export const observed = (
  { code, measure }: { readonly code: LocaleCode; readonly measure: number },
  place: ReadPlace,
  before: string,
  why: string,
): RestingObservation => ({
  measure,
  restsOn: [place],
  evidence: {
    code,
    kind: 'value_comparison',
    summary: `${quoted(place.text)} ${why}`,
    page: place.page,
    boundingBox: place.box,
    before,
    after: place.text,
  },
});
