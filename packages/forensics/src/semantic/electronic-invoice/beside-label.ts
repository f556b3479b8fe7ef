import type { Box } from '@assay/media';
import { boxOfRange } from '../printed-text/places.js';
import type { PrintedPage } from '../printed-text/printed-pages.js';
import { cellEnd, type TextLine } from '../printed-text/text-lines.js';
import { type Label, labelsIn } from './labels.js';

/** A part of a line. */
export interface Span {
  readonly line: TextLine;
  readonly from: number;
  readonly to: number;
}

/** What may stand between a label and its value: marks, a currency, a rate. */
const BETWEEN =
  /^[\s:.,;#º°ª()=/*|>-]*(?:(?:in )?(?:R\$|US\$|\$|€|£|eur|euro|chf|usd|gbp|mxn|brl|nr\.?|no\.?|n°|am|le|vom|del?|du|bis|until|on)[\s:.()#-]*)*$/iu;
/** A value below its label stands on one of the next lines, ... */
const LINES_BELOW = 3;
/** ... at most this many heights of the label lower. */
const MAX_DROP_HEIGHTS = 3.5;
/** Labels of one kind read of one page. */
const MAX_LABELS_PER_PAGE = 60;

/**
 * The values that stand right of a label, or else right below it. A number that a label has beside it is its
 * value whatever its form: a label's value is looked for below only where nothing follows it.
 * @param spansOf the values of a line, from left to right
 * @param column whether what several lines print below a label, the head of a column then, counts
 */
export function besideLabel<S extends Span>(
  pages: readonly PrintedPage[],
  label: Label,
  spansOf: (line: TextLine) => readonly S[],
  column: 'counts' | 'is left out' = 'counts',
): S[] {
  return pages.flatMap(({ lines }) => {
    let labelsLeft = MAX_LABELS_PER_PAGE;
    return lines.flatMap((line, at) =>
      labelsIn(line.folded, label).flatMap(({ from, to }) => {
        if (labelsLeft-- <= 0) return [];
        const beside = spansOf(line).find(
          (span) => span.from >= to && BETWEEN.test(line.text.slice(to, span.from)),
        );
        if (beside) return [beside];
        const follows = line.text.slice(to, cellEnd(line, Math.max(0, to - 1)));
        const below = lines.slice(at + 1, at + 1 + LINES_BELOW);
        const under = BETWEEN.test(follows) ? spansBelow(line, [from, to], below, spansOf) : [];
        return column === 'is left out' && under.length > 1 ? [] : under.slice(0, 1);
      }),
    );
  });
}

/** Of each of the lines below, the first value under the label. */
function spansBelow<S extends Span>(
  line: TextLine,
  [from, to]: readonly [number, number],
  below: readonly TextLine[],
  spansOf: (line: TextLine) => readonly S[],
): S[] {
  const label = boxOfRange(line, from, to);
  if (!label) return [];
  const under = below.flatMap((lower) =>
    spansOf(lower)
      .flatMap((span) => {
        const box = boxOfRange(lower, span.from, span.to);
        return box && standsUnder(label, box) ? [{ span, drop: box.y1 - label.y2 }] : [];
      })
      .slice(0, 1),
  );
  const [first] = under;
  return first && first.drop <= MAX_DROP_HEIGHTS * (label.y2 - label.y1) ? under.map(({ span }) => span) : [];
}

/** One's middle lies between the other's edges. */
const standsUnder = (label: Box, value: Box): boolean =>
  isWithin((value.x1 + value.x2) / 2, label) || isWithin((label.x1 + label.x2) / 2, value);
const isWithin = (x: number, { x1, x2 }: Box): boolean => x >= x1 && x <= x2;
