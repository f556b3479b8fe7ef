import { median } from '@assay/media';
import type { BareArea } from './bare-areas.js';
import type { GrainByLight } from './grain-by-light.js';
import { forEachWithin, type GroundCells } from './ground-cells.js';

/** The rim: cells from 2 to 5 away, of about the same light. Fewer than so many say nothing. */
const RIM = { fromCells: 2, toCells: 5, withinLevels: 25, least: 8 };
/** Levels added to an area's grain, so that none is divided by. */
const LEAST_GRAIN = 0.1;

/**
 * How many times the grain around an area exceeds the area's own, by their medians. Where no ground of its
 * light is around, what a quarter of the picture's ground of that light has at most stands for it.
 */
export function rimContrast(cells: GroundCells, area: BareArea, { quarter }: GrainByLight): number {
  const { grain, light } = cells;
  const own = median(area.cells.map((cell) => grain[cell]!)) ?? 0;
  const rim = rimOf(cells, area);
  const around =
    rim.length < RIM.least
      ? area.cells.map((cell) => quarter[light[cell]!]!)
      : rim.map((cell) => grain[cell]!);
  return (median(around) ?? 0) / (own + LEAST_GRAIN);
}

function rimOf(cells: GroundCells, area: BareArea): readonly number[] {
  const { grain, light } = cells;
  const seen = new Uint8Array(grain.length);
  for (const cell of area.cells) forEachWithin(cell, RIM.fromCells - 1, cells, (near) => (seen[near] = 1));
  const rim: number[] = [];
  for (const cell of area.cells) {
    forEachWithin(cell, RIM.toCells, cells, (near) => {
      if (seen[near] === 1 || grain[near]! < 0 || Math.abs(light[near]! - light[cell]!) > RIM.withinLevels)
        return;
      seen[near] = 1;
      rim.push(near);
    });
  }
  return rim;
}
