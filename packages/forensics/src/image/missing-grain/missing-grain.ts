import { displayedSize, type Raster } from '@assay/media';
import { defineCheck, type Evidence, type Examined, type Finding } from '../../check.js';
import { displayedBox } from '../ink/displayed-box.js';
import { inkOf } from '../ink/ink-of.js';
import { type BareArea, bareAreas, type Ground } from './bare-areas.js';
import { missingGrainCalibration } from './calibration.js';
import { type GroundCells, groundCells } from './ground-cells.js';
import { rimContrast } from './rim-contrast.js';

/** Fewer cells whose grain is known, about 64,000 pixels, do not show how much it varies. */
const LEAST_COMPARED = 4000;
/** Ground that has bare areas of its own has more than two: the third one is taken off, so many times. */
const [OWN_RANK, OWN_TIMES] = [3, 3];
/**
 * An area counts from the first on, and fully from the second: plain parts of a card have half the grain of
 * printed ones.
 */
const CONTRAST = { from: 2.5, full: 4 };
/** Areas from here on are reported. */
const REPORTED_FROM = 3;
/** The heat of an area is full here. */
const FULL_HEAT = 10;

/** Finds ground without the grain that the ground of this scan or photo has. See README.md. */
export const missingGrain = defineCheck({
  id: 'image.missing-grain',
  version: '1.0.0',
  reports: 'IMAGE_MANIPULATION',
  group: 'image-grain',
  weight: 'fact',
  needs: ['raster'],
  calibration: missingGrainCalibration,
  examine({ raster }): Examined {
    const cells = groundCells(raster, inkOf(raster));
    const ground = bareAreas(cells);
    if (ground.compared < LEAST_COMPARED) {
      return {
        kind: 'not-applicable',
        because:
          'The ground of this image has too little grain, as on a page drawn by software or after a coarse save, to miss it anywhere.',
      };
    }
    return { kind: 'examined', finding: findingOf(measured(ground, cells), raster) };
  },
});

interface MeasuredArea {
  readonly area: BareArea;
  readonly measure: number;
}

/** The strongest first. */
function measured({ areas, byLight }: Ground, cells: GroundCells): MeasuredArea[] {
  const own = OWN_TIMES * (areas[OWN_RANK - 1]?.strength ?? 0);
  const inQuestion = areas.slice(0, OWN_RANK - 1).map((area) => {
    const contrast = rimContrast(cells, area, byLight);
    const counts = Math.min(1, Math.max(0, (contrast - CONTRAST.from) / (CONTRAST.full - CONTRAST.from)));
    return { area, measure: Math.max(0, area.strength - own) * counts };
  });
  return inQuestion.sort((a, b) => b.measure - a.measure);
}

function findingOf(sorted: readonly MeasuredArea[], raster: Raster): Finding {
  const reported = sorted.filter(({ measure }) => measure >= REPORTED_FROM);
  const boxes = reported.map(({ area, measure }) => ({
    box: displayedBox(area, raster),
    intensity: Math.min(1, measure / FULL_HEAT),
  }));
  const evidence = boxes.map(
    ({ box: boundingBox }): Evidence => ({
      code: 'GROUND_WITHOUT_GRAIN',
      kind: 'statistic',
      summary:
        'The ground here has no grain, while ground of the same light around it and elsewhere on the image has.',
      page: 1,
      boundingBox,
    }),
  );
  const summary =
    reported.length === 0
      ? 'No ground was found that lacks the grain of the rest.'
      : `${reported.length === 1 ? 'One area' : `${reported.length} areas`} of the ground ${reported.length === 1 ? 'lacks' : 'lack'} the grain of the rest, as a place that was filled or smoothed by software does.`;
  const size = displayedSize(raster.width, raster.height, raster.orientation);
  return { measure: sorted[0]?.measure ?? 0, summary, evidence, heat: [{ page: 1, ...size, boxes }] };
}
