import type { TextRun } from '@assay/media';

/** Why a text cannot be seen. */
export type Hiding = 'layer' | 'white' | 'invisible';

/**
 * A piece of text as wide as a word gap allows: a table cell, a line of a paragraph. User space, upright text
 * only.
 */
export interface TextCell {
  readonly text: string;
  readonly x1: number;
  readonly x2: number;
  readonly baseline: number;
  readonly sizePoints: number;
}

/** Pieces on one line closer than this part of the font size belong to one cell. */
const CELL_GAP_EM = 0.35;
/** And wider apart than this there is a space between them. */
const SPACE_EM = 0.15;
/** Baselines of one line differ by less than this part of the font size. */
const LINE_EM = 0.2;
/** Pages with more pieces of text in a class are drawings. */
const MAX_PIECES = 100_000;

/**
 * Joins runs - whole cells, words, or single glyphs, as the writer set them - to cells. Runs that cannot be
 * read are left out.
 */
export function cellsOf(runs: readonly TextRun[]): TextCell[] {
  const pieces = runs
    .filter(isUpright)
    .flatMap((run) => (run.text === undefined ? piecesByCode(run) : piecesByText(run)));
  const cells: TextCell[] = [];
  for (const line of linesOf(pieces.slice(0, MAX_PIECES))) {
    let current: TextCell | undefined;
    for (const piece of line) {
      const gap = current ? piece.x1 - current.x2 : Number.POSITIVE_INFINITY;
      const joins = current && gap < CELL_GAP_EM * piece.sizePoints && gap > -0.5 * piece.sizePoints;
      if (current && joins) {
        const space = gap > SPACE_EM * piece.sizePoints ? ' ' : '';
        current = {
          ...current,
          text: `${current.text}${space}${piece.text}`,
          x2: Math.max(current.x2, piece.x2),
        };
        cells[cells.length - 1] = current;
      } else {
        current = piece;
        cells.push(piece);
      }
    }
  }
  return cells;
}

const isUpright = ({ matrix: [a, b, c, d] }: TextRun): boolean =>
  a > 0 && d !== 0 && Math.abs(b) + Math.abs(c) < 0.2 * (Math.abs(a) + Math.abs(d));

const piecesByText = (run: TextRun): TextCell[] =>
  run.segments.flatMap(({ text, start, end }) =>
    text === undefined ? [] : pieceOf(run, text, start[0], end[0]),
  );

/**
 * Glyph by glyph for a font that does not tell its characters, like TeX's bitmap fonts (Type 3 without
 * ToUnicode): as PDFium and other viewers do, the codes of a simple font are taken for ASCII, if all of a run
 * can be.
 */
function piecesByCode(run: TextRun): TextCell[] {
  const glyphs = run.glyphs();
  if (run.font?.subtype === 'Type0' || !glyphs.every(({ code }) => code >= 0x20 && code < 0x7f))
    return piecesByText(run);
  const [scale] = run.matrix;
  const [x] = run.start;
  return glyphs.flatMap(({ code, text, from, to }) =>
    pieceOf(run, text ?? String.fromCharCode(code), x + scale * from, x + scale * to),
  );
}

function pieceOf(
  { start: [, baseline], sizePoints }: TextRun,
  text: string,
  from: number,
  to: number,
): TextCell[] {
  return text.trim() === ''
    ? []
    : [{ text: text.trim(), x1: Math.min(from, to), x2: Math.max(from, to), baseline, sizePoints }];
}

function linesOf(pieces: readonly TextCell[]): TextCell[][] {
  const lines: TextCell[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.baseline - a.baseline)) {
    const line = lines[lines.length - 1];
    if (line && Math.abs(line[0]!.baseline - piece.baseline) < LINE_EM * piece.sizePoints) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.sort((a, b) => a.x1 - b.x1));
}

/**
 * Pairs of cells compared on one page; pages with hidden text need a few thousand. What lies beyond is not
 * compared.
 */
const MAX_COMPARISONS = 5_000_000;

/** Cells of a page by their height, to find those in the place of another. */
export class CellIndex {
  #comparisonsLeft = MAX_COMPARISONS;
  readonly #byRow = new Map<number, TextCell[]>();

  constructor(cells: readonly TextCell[]) {
    for (const cell of cells) {
      const row = rowOf(cell.baseline);
      const found = this.#byRow.get(row);
      if (found) found.push(cell);
      else this.#byRow.set(row, [cell]);
    }
  }

  /** Cells on the same line that share at least half of the narrower's and a third of the wider's width. */
  inPlaceOf({ x1, x2, baseline, sizePoints }: TextCell): TextCell[] {
    const rows = [rowOf(baseline) - 1, rowOf(baseline), rowOf(baseline) + 1];
    const near = rows.flatMap((row) => this.#byRow.get(row) ?? []);
    this.#comparisonsLeft -= near.length;
    if (this.#comparisonsLeft < 0) return [];
    return near.filter((cell) => {
      const shared = Math.min(x2, cell.x2) - Math.max(x1, cell.x1);
      const [narrow, wide] = [Math.min(x2 - x1, cell.x2 - cell.x1), Math.max(x2 - x1, cell.x2 - cell.x1)];
      return (
        Math.abs(cell.baseline - baseline) < OFFSET_EM * sizePoints &&
        shared > narrow / 2 &&
        shared > wide / 3
      );
    });
  }
}

/** Text set over text sits up to this part of the font size higher or lower. */
const OFFSET_EM = 0.35;
/** Points; higher than the offset of most texts, so that neighboring rows are enough. */
const ROW_POINTS = 12;
const rowOf = (baseline: number): number => Math.floor(baseline / ROW_POINTS);
