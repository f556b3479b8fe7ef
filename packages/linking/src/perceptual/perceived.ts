import { EXIF_TURNS, type Plane, type Turn } from '@assay/media';
import { DETAIL_COLUMNS, DETAIL_MAX_ROWS, encodeDetail } from './grid-detail.js';
import { inkOf } from './ink.js';
import { squareGrid, stretchedGrid } from './ink-grid.js';
import { FINE_GRID_SIDE, HASH_GRID_SIDE, hashedShare, phash64, phash256 } from './phash64.js';
import { type Pixels, reducedLuma, turnedPlane } from './reduced-luma.js';
import { slopeOf } from './skew.js';
import { type StraightInk, straightened } from './straightened.js';

/** What is perceived of a page, however it is saved. */
export interface PerceivedPage {
  /** 8 bytes of {@link phash64}. */
  readonly hash: Uint8Array;
  /** Of {@link encodeDetail}. */
  readonly detail: Uint8Array;
  /**
   * The hash of its middle, where the content reaches all edges of the picture: of a card, a photo, a
   * receipt.
   */
  readonly middleHash: Uint8Array | undefined;
  /** Part of the page that is ink, 0..1. */
  readonly inkShare: number;
}

/** What is perceived of a picture that is part of a page. */
export interface PerceivedPicture {
  /** 8 bytes of {@link phash64}. */
  readonly hash: Uint8Array;
  /** 32 bytes of {@link phash256}. */
  readonly fineHash: Uint8Array;
}

/** Longer side at which pages are looked at: a line of print is still four pixels high. */
const PAGE_SIDE_PX = 600;
/** Smaller ones are enlarged to it, so that a pixel does not stand for several cells. */
const MIN_SIDE_PX = 200;
/**
 * Side of the tiles in which a page's paper is looked for: wider than a heading's band, narrower than a
 * lamp's falloff over a page.
 */
const PAGE_TILE_PX = 64;
/**
 * Side at which a picture in a page is looked at, and its one tile: a logo has grounds and fills as large as
 * itself.
 */
const PICTURE_SIDE_PX = 200;

/**
 * Bar codes have 0.0003 at most; signatures, stamps, logos, portraits and QR codes 0.004 and more (README of
 * `fingerprints/embedded-image`).
 */
const MIN_HASHED_SHARE = 0.002;

/** Content that begins this near to an edge, as a share of the side, has no margin there. */
const NO_MARGIN = 0.02;
/** Side of the middle, as a share of the content's: a copy cut by 4 % at each side shows this much. */
const MIDDLE_SHARE = 0.92;

/** Fewer inked cells are nearly nothing: a page number, "this page is left blank". */
const MIN_INKED_CELLS = 60;
const INKED_CELL = 0.03;
/** Content smaller than this is one word or mark. */
const MIN_CONTENT_PX = 40;

/**
 * @param turn from the order of the pixels to how they are displayed
 * @returns undefined for a page that shows nothing, or nearly nothing
 */
export function perceivedPage(pixels: Pixels, turn: Turn = EXIF_TURNS[1]): PerceivedPage | undefined {
  const seen: Plane = turnedPlane(
    reducedLuma(pixels, { minSidePx: MIN_SIDE_PX, maxSidePx: PAGE_SIDE_PX }),
    turn,
  );
  const ink = inkOf(seen, PAGE_TILE_PX);
  const straight = straightened(ink, slopeOf(ink));
  if (!straight || !isLarge(straight)) return undefined;
  const grid = squareGrid(straight, DETAIL_COLUMNS, DETAIL_MAX_ROWS);
  if (grid.density.filter((density) => density > INKED_CELL).length < MIN_INKED_CELLS) return undefined;
  return {
    hash: hashOf(straight),
    detail: encodeDetail(grid),
    middleHash: hasMargins(straight, seen) ? undefined : hashOf(middleOf(straight)),
    inkShare: sumOf(ink.darkness) / (seen.width * seen.height),
  };
}

/** @returns undefined for a picture in a page that shows nothing, or the same in all its rows or columns */
export function perceivedPicture(pixels: Pixels): PerceivedPicture | undefined {
  const seen = reducedLuma(pixels, { minSidePx: PICTURE_SIDE_PX, maxSidePx: PICTURE_SIDE_PX });
  const straight = straightened(inkOf(seen, PICTURE_SIDE_PX), 0);
  if (!straight || !isLarge(straight)) return undefined;
  const grid = stretchedGrid(straight, HASH_GRID_SIDE, HASH_GRID_SIDE);
  if (hashedShare(grid) < MIN_HASHED_SHARE) return undefined;
  return { hash: phash64(grid), fineHash: phash256(stretchedGrid(straight, FINE_GRID_SIDE, FINE_GRID_SIDE)) };
}

const hashOf = (straight: StraightInk): Uint8Array =>
  phash64(stretchedGrid(straight, HASH_GRID_SIDE, HASH_GRID_SIDE));

/**
 * Whether paper shows at one side or another, so that the content's box does not hang on where the picture
 * was cut.
 */
const hasMargins = ({ left, top, right, bottom }: StraightInk, { width, height }: Plane): boolean =>
  Math.max(left, width - right) > NO_MARGIN * width || Math.max(top, height - bottom) > NO_MARGIN * height;

function middleOf(straight: StraightInk): StraightInk {
  const { left, top, right, bottom } = straight;
  const [across, down] = [
    ((right - left) * (1 - MIDDLE_SHARE)) / 2,
    ((bottom - top) * (1 - MIDDLE_SHARE)) / 2,
  ];
  return { ...straight, left: left + across, right: right - across, top: top + down, bottom: bottom - down };
}

const isLarge = ({ left, top, right, bottom }: StraightInk): boolean =>
  Math.max(right - left, bottom - top) >= MIN_CONTENT_PX;

function sumOf(values: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at]!;
  return sum;
}
