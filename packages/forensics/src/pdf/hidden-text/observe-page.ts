import {
  type Box,
  type PageContent,
  type PdfPageNode,
  type TextRun,
  userSpaceToDisplayed,
} from '@assay/media';
import { type PlacedObservation, quoted } from '../../observation.js';
import { digitsOf, haveSameDigits, lettersOf } from '../../values/letters-and-digits.js';
import { isNumeric, valueKind } from '../../values/value-text.js';
import { MEASURE } from './measure.js';
import { CellIndex, cellsOf, type Hiding, type TextCell } from './text-cell.js';

/** Every code that this check's evidence can carry; README.md explains each. */
type EvidenceCode = 'HIDDEN_LAYER_DIFFERS' | 'WHITE_TEXT_DIFFERS' | 'INVISIBLE_TEXT_DIFFERS';

/** A text that cannot be seen, in the place of one that can. */
type Observation = PlacedObservation<EvidenceCode>;

const KINDS_OF_HIDING: readonly {
  readonly hiding: Hiding;
  readonly code: EvidenceCode;
  readonly words: string;
}[] = [
  { hiding: 'layer', code: 'HIDDEN_LAYER_DIFFERS', words: 'A layer that is switched off' },
  { hiding: 'white', code: 'WHITE_TEXT_DIFFERS', words: 'White text' },
  { hiding: 'invisible', code: 'INVISIBLE_TEXT_DIFFERS', words: 'Invisible text' },
];

/**
 * More alternatives on a page than this, and as many as this share of its values, are variants of a whole
 * page.
 */
const MANY_ALTERNATIVES = 12;
const VARIANT_SHARE = 0.3;

/** Values in the place of other values of which only one can be seen. */
export function observePage(
  content: PageContent,
  node: PdfPageNode,
  isLayerOn: (num: number) => boolean,
): Observation[] {
  const hidden = new Map<Hiding, TextRun[]>();
  const visible: TextRun[] = [];
  for (const run of content.runs) {
    const hiding = hidingOf(run, isLayerOn);
    if (!hiding) visible.push(run);
    else if (hidden.has(hiding)) hidden.get(hiding)!.push(run);
    else hidden.set(hiding, [run]);
  }
  if (hidden.size === 0) return [];
  const cells = cellsOf(visible);
  const index = new CellIndex(cells);
  const observations = KINDS_OF_HIDING.flatMap(({ hiding, code, words }) =>
    cellsOf(hidden.get(hiding) ?? []).flatMap((cell): Observation[] => {
      const others = index.inPlaceOf(cell);
      const measures = others.map((other) => differenceOf(cell.text, other.text, hiding));
      // Whatever else is near: what is seen says the same.
      if (others.length === 0 || measures.includes(MEASURE.nothing)) return [];
      const at = measures.indexOf(Math.max(...measures));
      const other = others[at]!;
      const summary = `${words} says ${quoted(cell.text)} where ${quoted(other.text)} can be seen.`;
      const evidence = {
        code,
        kind: 'value_comparison' as const,
        summary,
        page: content.pageIndex + 1,
        boundingBox: boxOf(other, node),
      };
      return [{ measure: measures[at]!, evidence: { ...evidence, before: cell.text, after: other.text } }];
    }),
  );
  const values = cells.filter(({ text }) => isNumeric(valueKind(text))).length;
  const isVariant = observations.length > MANY_ALTERNATIVES && observations.length > VARIANT_SHARE * values;
  return isVariant ? observations.map((one) => ({ ...one, measure: MEASURE.explicable })) : observations;
}

/** ISO 32000-2, table 104: 3 paints nothing, 7 only clips. */
const UNPAINTED: readonly number[] = [3, 7];

function hidingOf(
  { layers, renderingMode, fill }: TextRun,
  isLayerOn: (num: number) => boolean,
): Hiding | undefined {
  if (layers.some((num) => !isLayerOn(num))) return 'layer';
  if (UNPAINTED.includes(renderingMode)) return 'invisible';
  return renderingMode === 0 && isWhite(fill) ? 'white' : undefined;
}

/** Lighter than this, of 1, print is not seen on paper. */
const WHITE = 0.98;

function isWhite({ operator, components }: TextRun['fill']): boolean {
  if (operator === 'g' || operator === 'rg')
    return components.length > 0 && components.every((part) => part >= WHITE);
  return operator === 'k' && components.every((part) => part <= 1 - WHITE);
}

/**
 * Two values of one kind that differ; other notations of a value, words and sample values are no
 * contradiction.
 */
function differenceOf(hidden: string, visible: string, hiding: Hiding): number {
  const [unseen, seen] = [digitsOf(hidden), digitsOf(visible)];
  if (lettersOf(hidden) === lettersOf(visible)) return MEASURE.nothing;
  const [kind, seenKind] = [valueKind(hidden), valueKind(visible)];
  if (!isNumeric(kind) || !isNumeric(seenKind)) return MEASURE.explicable;
  if (unseen === seen) return MEASURE.nothing;
  const alike = kind === seenKind && (kind === 'amount' || unseen.length === seen.length);
  const isSample = /^(\d)\1*$/u.test(unseen) || /^(\d)\1*$/u.test(seen);
  const isReordered = kind === 'date' && haveSameDigits(unseen, seen);
  if (!alike || isSample || isReordered || unseen.length < MIN_DIGITS) return MEASURE.explicable;
  return hiding === 'invisible' ? MEASURE.mayBeMisread : MEASURE.claimDiffers;
}

/** Page numbers and footnote marks have fewer. */
const MIN_DIGITS = 3;

/** Digits reach so far above the baseline and hardly below it, in parts of the font size. */
const ASCENT_EM = 0.75;
const DESCENT_EM = 0.2;

/** Where a cell stands on the page as displayed. */
export function boxOf({ x1, x2, baseline, sizePoints }: TextCell, page: PdfPageNode): Box {
  const [left, bottom, right, top] = page.cropBox;
  const frame = { left, bottom, right, top, quarterTurns: (page.rotateDegrees / 90) % 4 };
  return userSpaceToDisplayed(
    frame,
    x1,
    baseline - DESCENT_EM * sizePoints,
    x2,
    baseline + ASCENT_EM * sizePoints,
  );
}
