import { type Plane, resizedPlane } from '@assay/media';
import { type Affine, aligned, type Place } from './aligned.js';
import { findAlikePairs } from './alike-places.js';
import { bandOf } from './bands.js';
import { BLOCK } from './compared-blocks.js';
import { type CopiedArea, growArea } from './copied-area.js';
import { findKeypoints } from './keypoints.js';
import { findMoves, type MovedPlaces } from './moves.js';

/** What a search for copies saw. */
export interface Copies {
  /** Strongest first. Coordinates in pixels of the plane compared. */
  readonly areas: readonly CopiedArea[];
  /** Of that plane, in pixels of the picture. */
  readonly pixelSize: number;
  /** Places of the picture that could be told from others at all. */
  readonly places: number;
}

/** Places are looked for on a plane of this many pixels, and compared on one of this many: bounds of time. */
const [SEARCHED_PIXELS, COMPARED_PIXELS] = [1_000_000, 3_000_000];
/**
 * Blocks around a place that went with others are compared first: so far from it, in pixels of the plane
 * searched.
 */
const SEED_REACH = 14;
/** Blocks that a map is refined on, and every so many pixels of them. */
const [REFINED_ON, REFINED_EVERY] = [100, 2];
/** With fewer blocks there is nothing to refine it on once more. */
const REFINED_FROM = 3;

/** Searches a picture for places that are copies of others. @param luma 0..255 */
export function findCopies(luma: Plane): Copies {
  const pixelSize = Math.max(1, Math.ceil(Math.sqrt((luma.width * luma.height) / COMPARED_PIXELS)));
  const compared = shrunk(luma, Math.floor(luma.width / pixelSize), Math.floor(luma.height / pixelSize));
  const scale = Math.min(1, Math.sqrt(SEARCHED_PIXELS / (compared.width * compared.height)));
  const searched = shrunk(
    compared,
    Math.max(1, Math.round(compared.width * scale)),
    Math.max(1, Math.round(compared.height * scale)),
  );
  const keypoints = findKeypoints(searched);
  const moves = findMoves(keypoints, findAlikePairs(keypoints));
  if (moves.length === 0) return { areas: [], pixelSize, places: keypoints.count };
  const bands = { coarse: bandOf(compared, 2, 9), fine: bandOf(compared, 1, 5) };
  const areas = moves.flatMap((moved) => areaOf(bands, moved, compared.width / searched.width) ?? []);
  return {
    areas: areas.sort((one, other) => other.strength - one.strength),
    pixelSize,
    places: keypoints.count,
  };
}

const shrunk = (plane: Plane, width: number, height: number): Plane =>
  width === plane.width && height === plane.height
    ? plane
    : { width, height, samples: resizedPlane(plane, width, height) };

/** @param ratio pixels of the plane compared for one of the plane searched */
function areaOf(
  { coarse, fine }: { coarse: Plane; fine: Plane },
  { move, from }: MovedPlaces,
  ratio: number,
): CopiedArea | undefined {
  // Pixels are squares: the middle of the first one lies at half its side.
  const middle = (ratio - 1) / 2;
  const { a, b } = move;
  const start: Affine = {
    xx: a,
    xy: -b,
    yx: b,
    yy: a,
    dx: ratio * move.dx + middle * (1 - a + b),
    dy: ratio * move.dy + middle * (1 - a - b),
  };
  const seeds = blocksAround(
    from.map(({ x, y }) => ({ x: x * ratio + middle, y: y * ratio + middle })),
    SEED_REACH * ratio,
    fine,
  );
  const places = placesIn(seeds);
  if (places.length === 0) return undefined;
  const roughly = aligned(coarse, places, start);
  const map = roughly && aligned(fine, places, roughly);
  const area = map && growArea(fine, map, seeds);
  if (!area || area.blocks.length < REFINED_FROM) return area;
  // Around a copy lies what was not copied, which draws the first map a little away.
  const refined = aligned(fine, placesIn(area.blocks), area.map);
  const again = refined && growArea(fine, refined, area.blocks);
  return again && again.strength > area.strength ? again : area;
}

function blocksAround(places: readonly Place[], reach: number, { width, height }: Plane): readonly Place[] {
  const blocks = new Map<number, Place>();
  const [columns, rows] = [Math.floor(width / BLOCK), Math.floor(height / BLOCK)];
  for (const place of places) {
    for (
      let y = Math.max(0, Math.floor((place.y - reach) / BLOCK));
      y <= Math.min(rows - 1, (place.y + reach) / BLOCK);
      y++
    ) {
      for (
        let x = Math.max(0, Math.floor((place.x - reach) / BLOCK));
        x <= Math.min(columns - 1, (place.x + reach) / BLOCK);
        x++
      ) {
        blocks.set(y * columns + x, { x, y });
      }
    }
  }
  return [...blocks.values()];
}

function placesIn(blocks: readonly Place[]): readonly Place[] {
  const places: Place[] = [];
  const every = Math.ceil(blocks.length / REFINED_ON);
  for (let index = 0; index < blocks.length; index += every) {
    const { x, y } = blocks[index]!;
    for (let row = 0; row < BLOCK; row += REFINED_EVERY) {
      for (let column = (row / REFINED_EVERY) % REFINED_EVERY; column < BLOCK; column += REFINED_EVERY) {
        places.push({ x: x * BLOCK + column, y: y * BLOCK + row });
      }
    }
  }
  return places;
}
