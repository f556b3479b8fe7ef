import type { Point, RgbImage } from '@assay/media';
import { boxAroundPoints, longerSidePx } from '../faces/pixel-box.js';
import type { PixelBox } from '../types.js';

/** Side of the blocks that are looked at: JPEG's. */
export const BLOCK_PX = 8;

/**
 * How far a portrait reaches beyond the mesh of its face at least, in sides of the mesh's box (ISO/IEC
 * 39794-5 D.1.4.3).
 */
const PORTRAIT_MARGIN = 0.12;
/**
 * Beyond this distance from the middle of the face, in the same unit, the card is its own: no portrait is
 * that large.
 */
const CARD_FROM = 1.45;
/** And up to this: what lies further is the table. */
const CARD_TO = 6;

/** More blocks tell nothing new, and bound the time. */
const MOST_PORTRAIT_BLOCKS = 800;
const MOST_CARD_BLOCKS = 1600;

/** Where the grid of blocks begins, 0..7 each. */
export interface GridPhase {
  readonly x: number;
  readonly y: number;
}

/** The parts of a page's picture that are held against each other. */
export interface Parts {
  readonly portrait: PixelBox;
  /** Within this box, but outside of the next, lies the card around the portrait. */
  readonly card: PixelBox;
  readonly notCard: PixelBox;
}

export function partsAround(mesh: readonly Point[], { width, height }: RgbImage): Parts {
  const face = boxAroundPoints(mesh);
  const sidePx = longerSidePx(face);
  const middle = { x: (face.x1 + face.x2) / 2, y: (face.y1 + face.y2) / 2 };
  const within = ({ x1, y1, x2, y2 }: PixelBox): PixelBox => ({
    x1: Math.max(EDGE_PX, Math.floor(x1)),
    y1: Math.max(EDGE_PX, Math.floor(y1)),
    x2: Math.min(width - EDGE_PX, Math.ceil(x2)),
    y2: Math.min(height - EDGE_PX, Math.ceil(y2)),
  });
  const around = (reachPx: number): PixelBox => ({
    x1: middle.x - reachPx,
    y1: middle.y - reachPx,
    x2: middle.x + reachPx,
    y2: middle.y + reachPx,
  });
  const margin = PORTRAIT_MARGIN * sidePx;
  return {
    portrait: within({
      x1: face.x1 - margin,
      y1: face.y1 - margin,
      x2: face.x2 + margin,
      y2: face.y2 + margin,
    }),
    card: within(around(CARD_TO * sidePx)),
    notCard: around(CARD_FROM * sidePx),
  };
}

/** What is measured of a pixel needs its neighbors two away. */
const EDGE_PX = 2;

export const isOutside = (x: number, y: number, { x1, y1, x2, y2 }: PixelBox): boolean =>
  x + BLOCK_PX <= x1 || x >= x2 || y + BLOCK_PX <= y1 || y >= y2;

/** Left upper corners of the portrait's blocks, evenly thinned. */
export const portraitBlocks = ({ portrait }: Parts, phase: GridPhase): Point[] =>
  thinned(gridIn(portrait, phase), MOST_PORTRAIT_BLOCKS);

/** The same of the card around it. */
export const cardBlocks = ({ card, notCard }: Parts, phase: GridPhase): Point[] =>
  thinned(
    gridIn(card, phase).filter(({ x, y }) => isOutside(x, y, notCard)),
    MOST_CARD_BLOCKS,
  );

function gridIn({ x1, y1, x2, y2 }: PixelBox, phase: GridPhase): Point[] {
  const places: Point[] = [];
  for (let y = firstOnGrid(y1, phase.y); y + BLOCK_PX <= y2; y += BLOCK_PX)
    for (let x = firstOnGrid(x1, phase.x); x + BLOCK_PX <= x2; x += BLOCK_PX) places.push({ x, y });
  return places;
}

const firstOnGrid = (from: number, phase: number): number => from + ((((phase - from) % 8) + 8) % 8);

function thinned<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, items.length / most);
  return Array.from(
    { length: Math.floor(items.length / step) },
    (_, index) => items[Math.floor(index * step)]!,
  );
}
