import { type Box, type DocumentText, median, type TextLine, type TextWord } from '@assay/media';
import { isOfTextLayer } from '../layout/separate-words.js';

/**
 * Edges of one column follow one another down the page within this much, in widths of an m, and this far, in
 * page heights.
 */
const MAX_STEP_EM = 0.7;
const MAX_GAP = 0.12;
/** An edge that so many lines share, over so much of the page's height, shows how its column leans. */
const MIN_EDGES = 6;
const MIN_HEIGHT = 0.15;
/** They lie on one line but for this, in widths of an m. */
const MAX_RESIDUE_EM = 0.3;
/** Columns so far apart, in page widths, show that one side leans more than the other. */
const MIN_APART = 0.3;
/**
 * A page whose columns move aside by less than this from top to bottom, in widths of an m, stands straight
 * enough.
 */
const MIN_LEAN_EM = 0.5;
/** Where words stand apart begins a column; in widths of an m. */
const MIN_GAP_EM = 1.2;
/** A dense page has some hundred words at which a cell begins; each is compared with every edge so far. */
const MAX_POINTS = 5_000;
const MONEY = /\d[.,]\d{2}\)?-?$/u;

/**
 * How far columns move to the right for each page height down: `left` at the page's left edge, and `more` of
 * it for each page width.
 */
interface Lean {
  readonly left: number;
  readonly more: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The text of a document with the columns of photographed pages set upright, and where its boxes stand on the
 * page.
 */
export interface UprightText {
  readonly text: DocumentText;
  readonly asPrinted: (page: number, box: Box) => Box;
}

/**
 * A page photographed at an angle has columns that lean: by the last line an amount stands where the next
 * column began. The edges that lines share (where dates begin, where amounts end) show how much, at the left
 * often less than at the right. Text layers stay as they are.
 */
export function uprightText(text: DocumentText): UprightText {
  const leans = new Map<number, Lean>();
  const pages = text.pages.map((page) => {
    const lean = leanOf(page.lines);
    if (!lean) return page;
    leans.set(page.page, lean);
    return { ...page, lines: page.lines.map((line) => uprightLine(line, lean)) };
  });
  const asPrinted = (page: number, box: Box): Box => {
    const lean = leans.get(page);
    return lean
      ? { ...box, x1: leaning(box.x1, middleOf(box), lean), x2: leaning(box.x2, middleOf(box), lean) }
      : box;
  };
  return { text: leans.size > 0 ? { ...text, pages } : text, asPrinted };
}

const middleOf = ({ y1, y2 }: Box): number => (y1 + y2) / 2;
/** The middle of a page stays where it is. */
const CENTER = 0.5;
const upright = (x: number, y: number, { left, more }: Lean): number => x - (y - CENTER) * (left + more * x);
const leaning = (x: number, y: number, { left, more }: Lean): number =>
  (x + (y - CENTER) * left) / (1 - (y - CENTER) * more);

function uprightLine(line: TextLine, lean: Lean): TextLine {
  const set = (box: Box): Box => ({
    ...box,
    x1: upright(box.x1, middleOf(box), lean),
    x2: upright(box.x2, middleOf(box), lean),
  });
  return { ...line, box: set(line.box), words: line.words.map((word) => ({ ...word, box: set(word.box) })) };
}

function leanOf(lines: readonly TextLine[]): Lean | undefined {
  if (lines.every(isOfTextLayer)) return undefined;
  const emWidth = median(lines.map((line) => line.emWidth)) ?? 0;
  const edges = [
    lines.flatMap(({ words }) => beginnings(words, emWidth)),
    lines.flatMap(({ words }) => endsOfMoney(words)),
  ];
  const slopes = edges
    .flatMap((points) => edgesOf(points, emWidth))
    .flatMap((edge) => slopeOf(edge, emWidth) ?? []);
  const lean = leanThrough(slopes);
  const most = lean && Math.max(Math.abs(lean.left), Math.abs(lean.left + lean.more));
  return most !== undefined && most > MIN_LEAN_EM * emWidth ? lean : undefined;
}

/** Where the words of a line or of a cell of it begin; amounts begin anywhere. */
const beginnings = (words: readonly TextWord[], emWidth: number): Point[] =>
  words.flatMap(({ text, box }, index) => {
    const before = words[index - 1];
    const begins = !before || box.x1 - before.box.x2 > MIN_GAP_EM * emWidth;
    return begins && !MONEY.test(text) ? [{ x: box.x1, y: middleOf(box) }] : [];
  });

const endsOfMoney = (words: readonly TextWord[]): Point[] =>
  words.flatMap(({ text, box }) => (MONEY.test(text) ? [{ x: box.x2, y: middleOf(box) }] : []));

/** The points that follow one another down the page, each close under the last. */
function edgesOf(points: readonly Point[], emWidth: number): Point[][] {
  const edges: Point[][] = [];
  for (const point of points.slice(0, MAX_POINTS).sort((one, other) => one.y - other.y)) {
    const distance = (edge: readonly Point[]) => Math.abs((edge.at(-1)?.x ?? 2) - point.x);
    const near = edges
      .filter((edge) => point.y - (edge.at(-1)?.y ?? 0) <= MAX_GAP && distance(edge) < MAX_STEP_EM * emWidth)
      .sort((one, other) => distance(one) - distance(other))[0];
    if (near) near.push(point);
    else edges.push([point]);
  }
  return edges;
}

interface Slope {
  readonly x: number;
  readonly slope: number;
  /** Longer edges tell more. */
  readonly weight: number;
}

/** How an edge leans, by least squares; undefined for one too short or no straight line. */
function slopeOf(edge: readonly Point[], emWidth: number): Slope | undefined {
  const height = (edge.at(-1)?.y ?? 0) - (edge[0]?.y ?? 0);
  if (edge.length < MIN_EDGES || height < MIN_HEIGHT) return undefined;
  const x = mean(edge.map((point) => point.x));
  const y = mean(edge.map((point) => point.y));
  const spread = edge.reduce((sum, point) => sum + (point.y - y) ** 2, 0);
  const slope = edge.reduce((sum, point) => sum + (point.y - y) * (point.x - x), 0) / spread;
  const residue = Math.sqrt(mean(edge.map((point) => (point.x - x - slope * (point.y - y)) ** 2)));
  return residue < MAX_RESIDUE_EM * emWidth ? { x, slope, weight: spread } : undefined;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * The lean at the left and at the right that fits all edges best; the same throughout where they stand too
 * near to each other to tell.
 */
function leanThrough(slopes: readonly Slope[]): Lean | undefined {
  const total = slopes.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  const weighted = (of: (one: Slope) => number) =>
    slopes.reduce((sum, one) => sum + one.weight * of(one), 0) / total;
  const x = weighted((one) => one.x);
  const slope = weighted((one) => one.slope);
  const places = slopes.map((one) => one.x);
  if (Math.max(...places) - Math.min(...places) < MIN_APART) return { left: slope, more: 0 };
  const more = weighted((one) => (one.x - x) * (one.slope - slope)) / weighted((one) => (one.x - x) ** 2);
  return { left: slope - more * x, more };
}
