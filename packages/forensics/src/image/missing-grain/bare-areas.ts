import type { PixelBox } from '../ink/components.js';
import { countGrain, type GrainByLight, grainByLight, withoutCells } from './grain-by-light.js';
import { CELLS_OVER_EACH_OTHER, forEachWithin, type GroundCells, TILE_PX } from './ground-cells.js';

/** A piece of ground that has less grain than the ground of the same light has. */
export interface BareArea extends PixelBox {
  /** Sum over its cells, as if they did not overlap, of ln(floor / grain). */
  readonly strength: number;
  /** Its cells, as indices. */
  readonly cells: readonly number[];
}

/** What a picture's ground says. */
export interface Ground {
  /** Cells of a light whose grain is known, and is there. */
  readonly compared: number;
  readonly byLight: GrainByLight;
  /** Strongest first. */
  readonly areas: readonly BareArea[];
}

/** Below this floor, levels, coding has taken the grain away. */
const LEAST_FLOOR = 0.5;
/** A cell is bare below this share of the floor: a little below it, some cells always are. */
const BARE_BELOW = 0.75;
/** A cell without any grain counts as one of this share. */
const LEAST_SHARE = 0.1;
/** Bare cells up to so many cells apart are one area: print between them was erased with it. */
const REACH_CELLS = 3;
/** Of the ground: a larger area is another material, or another light. */
const LARGEST_SHARE = 0.08;
/**
 * An area of this part of the ground at half the grain of its light is left out before the floor is measured:
 * it would hide itself.
 */
const SET_APART = { from: 0.005, to: 0.06, grainShare: 0.5 };
/** Pixels from the picture's edge, where scanners and cuts leave strips without grain. */
const CLEAR_OF_EDGE_PX = 12;

/** Finds areas without grain, each held against the ground of its light. Linear in cells. */
export function bareAreas(cells: GroundCells): Ground {
  const known = floorWithoutLargest(cells);
  let compared = 0;
  for (let cell = 0; cell < cells.grain.length; cell++)
    if (cells.grain[cell]! >= 0 && known.floor[cells.light[cell]!]! >= LEAST_FLOOR) compared++;
  const bounds = known.floor.map((floor) => (floor < LEAST_FLOOR ? -1 : BARE_BELOW * floor));
  const [width, height] = [(cells.columns + 1) * TILE_PX, (cells.rows + 1) * TILE_PX];
  const areas = areasUnder(cells, bounds)
    .filter((members) => members.length <= LARGEST_SHARE * cells.count)
    .map((members) => areaOf(cells, members, known))
    .filter(
      ({ left, top, right, bottom }) =>
        Math.min(left, top) > CLEAR_OF_EDGE_PX &&
        right < width - CLEAR_OF_EDGE_PX &&
        bottom < height - CLEAR_OF_EDGE_PX,
    );
  return { compared, byLight: known, areas: areas.sort((a, b) => b.strength - a.strength) };
}

function floorWithoutLargest(cells: GroundCells): GrainByLight {
  const counts = countGrain(cells);
  const all = grainByLight(counts, cells.count);
  const bounds = all.quarter.map((quarter) => SET_APART.grainShare * quarter);
  const sizes = areasUnder(cells, bounds).filter(({ length }) => length <= SET_APART.to * cells.count);
  const largest = sizes.reduce<readonly number[]>(
    (best, members) => (members.length > best.length ? members : best),
    [],
  );
  return largest.length < SET_APART.from * cells.count
    ? all
    : grainByLight(withoutCells(counts, cells, largest), cells.count);
}

/** Groups cells whose grain lies under the bound of their light. */
function areasUnder({ columns, rows, grain, light }: GroundCells, bounds: Float32Array): number[][] {
  const open = new Uint8Array(grain.length);
  for (let cell = 0; cell < grain.length; cell++)
    if (grain[cell]! >= 0 && grain[cell]! < bounds[light[cell]!]!) open[cell] = 1;
  const areas: number[][] = [];
  for (let start = 0; start < open.length; start++) {
    if (open[start] === 0) continue;
    open[start] = 0;
    const members = [start];
    // Grows while it is walked, until no neighbor is left.
    for (const member of members) {
      forEachWithin(member, REACH_CELLS, { columns, rows }, (near) => {
        if (open[near] === 0) return;
        open[near] = 0;
        members.push(near);
      });
    }
    areas.push(members);
  }
  return areas;
}

function areaOf(cells: GroundCells, members: readonly number[], { floor }: GrainByLight): BareArea {
  const { columns, grain, light } = cells;
  let [left, top, right, bottom, strength] = [columns, cells.rows, 0, 0, 0];
  for (const cell of members) {
    const least = floor[light[cell]!]!;
    strength += Math.log(least / Math.max(grain[cell]!, LEAST_SHARE * least)) / CELLS_OVER_EACH_OTHER;
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    [left, right] = [Math.min(left, column), Math.max(right, column)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
  }
  const box = {
    left: left * TILE_PX,
    top: top * TILE_PX,
    right: (right + 2) * TILE_PX,
    bottom: (bottom + 2) * TILE_PX,
  };
  return { ...box, strength, cells: members };
}
