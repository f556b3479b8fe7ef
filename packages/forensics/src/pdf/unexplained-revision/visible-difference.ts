import type { Box, PageBrightness } from '@assay/media';

/** A part of the page that looks different. */
export interface ChangedRegion {
  readonly box: Box;
  /** Share of the ink before that is gone, 0..1; 0 when there was none to speak of. */
  readonly lostInk: number;
}

/** A move across the page, in fractions of its width and height. */
export interface Shift {
  readonly across: number;
  readonly down: number;
}

/** Smaller differences are edges drawn a fraction of a pixel apart. */
const VISIBLE_STEP = 48;
/**
 * Side of the cells in which differences are collected: about a small letter at the size that pages are
 * compared at.
 */
const CELL_PIXELS = 8;
/** Differing pixels that make a cell count. */
const MIN_PIXELS_PER_CELL = 3;
/** What is explained reaches as far beyond its box: edges blur. */
const MARGIN_PIXELS = 2;
/** Ink pixels below which a region was blank: specks of a scan, ends of rules. */
const MIN_INK_PIXELS = 12;
/** PageBrightness below which a box counts as black. */
const DARK = 64;
/** At this correlation no better fit needs to be looked for. */
const CERTAINLY_LEGIBLE = 0.9;
/** Variance of brightness below which an area is blank. */
const BLANK_VARIANCE = 30;

/**
 * How well what stood in an area can still be read: the best correlation of its brightness before and after
 * within a pixel's shift, so that a translucent highlight keeps 1, a font drawn a fraction of a point lower
 * nearly that, and a white box gives 0. 1 where nothing stood.
 * @param moved where to look for it, as fractions of the page
 */
export function legibility(
  before: PageBrightness,
  after: PageBrightness,
  area: Box,
  moved: Shift = { across: 0, down: 0 },
): number {
  const expectedAcross = Math.round(moved.across * before.width);
  const expectedDown = Math.round(moved.down * before.height);
  const expected = correlation(before, after, area, expectedAcross, expectedDown);
  if (expected > CERTAINLY_LEGIBLE) return expected;
  let best = expected;
  for (let down = -1; down <= 1; down++) {
    for (let across = -1; across <= 1; across++) {
      best = Math.max(best, correlation(before, after, area, expectedAcross + across, expectedDown + down));
    }
  }
  return best;
}

function correlation(
  before: PageBrightness,
  after: PageBrightness,
  area: Box,
  across: number,
  down: number,
): number {
  const { width, height } = before;
  const { left, top, right, bottom } = pixelsOf(area, before);
  let count = 0;
  let sumA = 0;
  let sumB = 0;
  let sumAA = 0;
  let sumBB = 0;
  let sumAB = 0;
  for (let y = Math.max(top, -down); y < Math.min(bottom, height - down); y++) {
    for (let x = Math.max(left, -across); x < Math.min(right, width - across); x++) {
      const a = before.values[y * width + x]!;
      const b = after.values[(y + down) * width + x + across]!;
      count++;
      sumA += a;
      sumB += b;
      sumAA += a * a;
      sumBB += b * b;
      sumAB += a * b;
    }
  }
  if (count === 0) return 0;
  const varianceA = sumAA / count - (sumA / count) ** 2;
  const varianceB = sumBB / count - (sumB / count) ** 2;
  if (!(varianceA > BLANK_VARIANCE)) return 1;
  if (!(varianceB > BLANK_VARIANCE / 10)) return 0;
  return (sumAB / count - (sumA / count) * (sumB / count)) / Math.sqrt(varianceA * varianceB);
}

/** True when any pixel of the area differs visibly. */
export function looksDifferent(before: PageBrightness, after: PageBrightness, area: Box): boolean {
  const { left, top, right, bottom } = pixelsOf(area, before);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * before.width + x;
      if (Math.abs(before.values[at]! - after.values[at]!) > VISIBLE_STEP) return true;
    }
  }
  return false;
}

/**
 * Share of the dark-on-light (or light-on-dark) marks of an area that are gone; 0 when there were hardly any.
 */
export function lostInk(before: PageBrightness, after: PageBrightness, area: Box): number {
  const { left, top, right, bottom } = pixelsOf(area, before);
  const paperBefore = commonest(before, left, top, right, bottom);
  const paperAfter = commonest(after, left, top, right, bottom);
  let ink = 0;
  let lost = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * before.width + x;
      if (Math.abs(before.values[at]! - paperBefore) <= VISIBLE_STEP) continue;
      ink++;
      if (Math.abs(after.values[at]! - paperAfter) <= VISIBLE_STEP) lost++;
    }
  }
  return ink < MIN_INK_PIXELS ? 0 : lost / ink;
}

/** True when the commonest brightness of the area is dark. */
export function isMostlyDark(page: PageBrightness, area: Box): boolean {
  const { left, top, right, bottom } = pixelsOf(area, page);
  return commonest(page, left, top, right, bottom) < DARK;
}

/** Connected parts of the page that look different, those inside `explained` left out. */
export function changedRegions(
  before: PageBrightness,
  after: PageBrightness,
  explained: readonly Box[],
): ChangedRegion[] {
  const columns = Math.ceil(before.width / CELL_PIXELS);
  const rows = Math.ceil(before.height / CELL_PIXELS);
  const differing = new Uint16Array(columns * rows);
  const areas = explained.map((box) => pixelsOf(box, before));
  let inRow: readonly PixelArea[] = [];
  let rowOfAreas = -1;
  const [wordsBefore, wordsAfter] = [wordsOf(before), wordsOf(after)];
  for (let start = 0; start < before.values.length; start += 4) {
    // Four that are alike, as nearly all are, are passed over at once.
    const word = start >> 2;
    if (word < wordsBefore.length && wordsBefore[word] === wordsAfter[word]) continue;
    for (let at = start; at < Math.min(before.values.length, start + 4); at++) {
      if (Math.abs(before.values[at]! - after.values[at]!) <= VISIBLE_STEP) continue;
      const y = Math.floor(at / before.width);
      const x = at - y * before.width;
      if (y !== rowOfAreas) {
        rowOfAreas = y;
        inRow = areas.filter(({ top, bottom }) => y >= top - MARGIN_PIXELS && y < bottom + MARGIN_PIXELS);
      }
      if (inRow.some(({ left, right }) => x >= left - MARGIN_PIXELS && x < right + MARGIN_PIXELS)) continue;
      differing[Math.floor(y / CELL_PIXELS) * columns + Math.floor(x / CELL_PIXELS)]! += 1;
    }
  }
  return connectedCells(differing, columns, rows).map((cells) => {
    const box = {
      x1: (cells.left * CELL_PIXELS) / before.width,
      y1: (cells.top * CELL_PIXELS) / before.height,
      x2: Math.min(1, ((cells.right + 1) * CELL_PIXELS) / before.width),
      y2: Math.min(1, ((cells.bottom + 1) * CELL_PIXELS) / before.height),
    };
    return { box, lostInk: lostInk(before, after, box) };
  });
}

const wordsOf = ({ values }: PageBrightness): Int32Array =>
  values.byteOffset % 4 === 0
    ? new Int32Array(values.buffer, values.byteOffset, values.length >> 2)
    : new Int32Array();

interface CellArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Flood fill over the eight neighbors, with its own stack. Lone cells are edge noise. */
function connectedCells(differing: Uint16Array, columns: number, rows: number): CellArea[] {
  const areas: CellArea[] = [];
  const open: number[] = [];
  for (let start = 0; start < differing.length; start++) {
    if (differing[start]! < MIN_PIXELS_PER_CELL) continue;
    const area = { left: columns, top: rows, right: 0, bottom: 0 };
    let pixels = 0;
    open.push(start);
    while (open.length > 0) {
      const cell = open.pop()!;
      if (differing[cell]! < MIN_PIXELS_PER_CELL) continue;
      pixels += differing[cell]!;
      differing[cell] = 0;
      const column = cell % columns;
      const row = Math.floor(cell / columns);
      area.left = Math.min(area.left, column);
      area.right = Math.max(area.right, column);
      area.top = Math.min(area.top, row);
      area.bottom = Math.max(area.bottom, row);
      for (let down = -1; down <= 1; down++) {
        for (let across = -1; across <= 1; across++) {
          if (row + down < 0 || row + down >= rows || column + across < 0 || column + across >= columns)
            continue;
          open.push(cell + down * columns + across);
        }
      }
    }
    if (pixels >= MIN_INK_PIXELS) areas.push(area);
  }
  return areas;
}

/** The commonest brightness: the paper, or the fill of a table row. */
function commonest(
  { values, width }: PageBrightness,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const histogram = new Uint32Array(256);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) histogram[values[y * width + x]!]! += 1;
  let best = 0;
  for (let value = 1; value < 256; value++) if (histogram[value]! >= histogram[best]!) best = value;
  return best;
}

/** Whole pixels; `right` and `bottom` are one past the last. */
interface PixelArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** At least one pixel each way. */
function pixelsOf(
  area: Box,
  { width, height }: { readonly width: number; readonly height: number },
): PixelArea {
  const left = Math.min(width - 1, Math.floor(area.x1 * width));
  const top = Math.min(height - 1, Math.floor(area.y1 * height));
  return {
    left,
    top,
    right: Math.min(width, Math.max(left + 1, Math.ceil(area.x2 * width))),
    bottom: Math.min(height, Math.max(top + 1, Math.ceil(area.y2 * height))),
  };
}
