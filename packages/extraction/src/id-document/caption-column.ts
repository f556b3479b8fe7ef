import { median } from '@assay/media';
import { onOneLine, type Piece } from './pieces.js';

/** Captions in one column and their values in another, as on a form. */
export interface CaptionColumn {
  /** Left edges, 0..1 of the page's width. */
  readonly captions: number;
  readonly values: number;
}

/** Fewer captions with a value beside them are no column. */
const MIN_ROWS = 3;
/** Left edges of one column differ by less than this many letter heights. */
const SAME_EDGE_EM = 1.2;

/**
 * The column of captions of a page, known by its labels: several begin at one left edge, and the text to the
 * right of each at another.
 * @param aspect width by height of the page
 */
export function captionColumn(pieces: readonly Piece[], aspect: number): CaptionColumn | undefined {
  const rows = pieces.flatMap((piece) => {
    const value = piece.kind === 'label' ? textBeside(piece, pieces) : undefined;
    return value ? [{ caption: piece.box.x1, value: value.box.x1, em: emOf(piece, aspect) }] : [];
  });
  const like = ({ caption, value, em }: (typeof rows)[number]) =>
    rows.filter(
      (row) =>
        Math.abs(row.caption - caption) < SAME_EDGE_EM * em &&
        Math.abs(row.value - value) < SAME_EDGE_EM * em,
    );
  const largest = rows.map(like).sort((a, b) => b.length - a.length)[0] ?? [];
  if (largest.length < MIN_ROWS) return undefined;
  return {
    captions: median(largest.map(({ caption }) => caption)) ?? 0,
    values: median(largest.map(({ value }) => value)) ?? 0,
  };
}

/**
 * Text at the edge of the captions, with a value in the column of values, is a caption too, whatever it says.
 */
export function withUnknownCaptions(pieces: readonly Piece[], aspect: number): Piece[] {
  const column = captionColumn(pieces, aspect);
  if (!column) return [...pieces];
  return pieces.map((piece) => {
    const value =
      piece.kind === 'text' && isCaption(piece, column, aspect) ? textBeside(piece, pieces) : undefined;
    return value && isValue(value, column, aspect)
      ? { ...piece, kind: 'label', meaning: 'other', exact: true }
      : piece;
  });
}

const emOf = ({ box }: Piece, aspect: number): number => (box.y2 - box.y1) / aspect;

/** Begins where captions do. */
export const isCaption = (piece: Piece, { captions }: CaptionColumn, aspect: number): boolean =>
  Math.abs(piece.box.x1 - captions) < SAME_EDGE_EM * emOf(piece, aspect);

/** Begins where values do. */
export const isValue = (piece: Piece, { values }: CaptionColumn, aspect: number): boolean =>
  Math.abs(piece.box.x1 - values) < SAME_EDGE_EM * emOf(piece, aspect);

/** The next piece to the right, if it is text. */
function textBeside(label: Piece, pieces: readonly Piece[]): Piece | undefined {
  let nearest: Piece | undefined;
  for (const piece of pieces) {
    const isRight = piece.box.x1 > label.box.x2 && onOneLine(piece, label);
    if (isRight && (!nearest || piece.box.x1 < nearest.box.x1)) nearest = piece;
  }
  return nearest?.kind === 'text' && !nearest.adjoins ? nearest : undefined;
}
