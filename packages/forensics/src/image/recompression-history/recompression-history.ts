import { type Box, box, displayedSize, type Raster, toDisplayed, toDisplayedGrid } from '@assay/media';
import { cannotTell, defineCheck, type Evidence, type Finding, type HeatLayer } from '../../check.js';
import type { Calibration } from '../../verdict/calibration.js';
import { inkOf } from '../ink/ink-of.js';
import { isWithoutNoise } from '../ink/without-noise.js';
import { recompressionCalibration } from './calibration.js';
import { areAllOver, type Region, regionsOver, shrunkTo } from './disagreement-map.js';
import { photoRecompressionCalibration } from './photo-calibration.js';
import { type EarlierSave, type Material, traceEarlierSave } from './trace.js';

/** Regions from here on are reported: over every honest file of the development corpus (largest 53). */
const REPORTED_FROM = 60;
/**
 * And from this share of the strongest one: paper cleaned up between the saves disagrees faintly, all over.
 */
const REPORTED_SHARE = 0.25;
/**
 * Below this, places that disagree all over the picture are no edits but a wrong explanation: light cut off
 * in print, seen once at 130.
 */
const CLEAR_FROM = 250;
/** The heat map begins to show here, and is full from `FULL_HEAT` on. */
const HEAT_FROM = 25;
const FULL_HEAT = 95;
/** A block is part of a place only where it disagrees by itself, by so many nats. */
const LEAST_OF_BLOCK = 5;
/** A page replaced in many places is told as well by its strongest ones. */
const MAX_REGIONS = 20;

/**
 * Finds parts of a picture that were not there when it was saved as a JPEG before its last save. See
 * README.md for the claim, its source and its limits.
 */
export const recompressionHistory = historyOf('paper', '1.4.0', recompressionCalibration);

/**
 * The same for photographs, with what colored light does to them left out, and calibrated on edits of
 * photographs.
 */
export const recompressionHistoryOfPhotos = historyOf('photograph', '1.2.1', photoRecompressionCalibration);

function historyOf(material: Material, version: string, calibration: Calibration) {
  return defineCheck({
    id: 'image.recompression-history',
    version,
    reports: 'IMAGE_MANIPULATION',
    group: 'image-compression',
    weight: 'fact',
    needs: ['raster'],
    optional: ['jpeg'],
    calibration,
    examine({ raster, jpeg }) {
      if (material === 'paper' && !jpeg && isDrawn(raster))
        return cannotTell(
          'The paper beside most print is plain, which a JPEG save does not leave: there is no earlier one to look for.',
        );
      const save = traceEarlierSave(raster, jpeg, material);
      if (!save) {
        return {
          kind: 'not-applicable',
          because:
            'No earlier JPEG save can be made out in this image, so it cannot be told whether all of it went through one.',
        };
      }
      const measure = save.disagreement.nats.reduce((largest, value) => Math.max(largest, value), 0);
      const regions = regionsOver(save.disagreement, Math.max(REPORTED_FROM, measure * REPORTED_SHARE));
      if (measure < CLEAR_FROM && areAllOver(save.disagreement, regions)) {
        return {
          kind: 'not-applicable',
          because:
            'Faint disagreement with the earlier JPEG save stands all over this image, so that save is no sure explanation of it.',
        };
      }
      return {
        kind: 'examined',
        finding: findingOf(save, { measure, regions: regions.slice(0, MAX_REGIONS) }, raster),
      };
    },
  });
}

/** Drawn by software and saved without loss: whatever save would explain its blocks best is an accident. */
function isDrawn(raster: Raster): boolean {
  const { luma, ink } = inkOf(raster);
  return isWithoutNoise(luma, ink);
}

/** What disagrees with an earlier save. */
interface Disagreement {
  readonly measure: number;
  /** Strongest first. */
  readonly regions: readonly Region[];
}

function findingOf(save: EarlierSave, { measure, regions }: Disagreement, raster: Raster): Finding {
  const located = regions.map((region) => ({
    region,
    box: displayedBox(shrunkTo(save.single, region, LEAST_OF_BLOCK), save, raster),
  }));
  const evidence = located.map(
    ({ box: boundingBox }): Evidence => ({
      code: 'REGION_WITHOUT_EARLIER_COMPRESSION',
      kind: 'statistic',
      summary: `This area lacks the traces of a JPEG save (${tableOf(save)}) that the rest of the image went through.`,
      page: 1,
      boundingBox,
    }),
  );
  const summary =
    regions.length === 0
      ? `The image was saved as a JPEG before (${tableOf(save)}); no area was found that lacks its traces.`
      : `${regions.length === 1 ? 'One area lacks' : `${regions.length} areas lack`} the traces of an earlier JPEG save (${tableOf(save)}) that the rest of the image shows.`;
  const boxes = located.map(({ region, box: at }) => ({ box: at, intensity: heatOf(region.peak) }));
  return { measure, summary, evidence, heat: [heatLayer(save, raster, boxes)] };
}

const tableOf = ({ quality }: EarlierSave): string =>
  quality === undefined ? 'with a table of its own' : `quality about ${quality}`;

const heatOf = (value: number): number =>
  Math.max(0, Math.min(1, (value - HEAT_FROM) / (FULL_HEAT - HEAT_FROM)));

function displayedBox(region: Region, { origin }: EarlierSave, { width, height, orientation }: Raster): Box {
  const coded = box(
    (origin.x + region.firstColumn * 8) / width,
    (origin.y + region.firstRow * 8) / height,
    (origin.x + (region.lastColumn + 1) * 8) / width,
    (origin.y + (region.lastRow + 1) * 8) / height,
  );
  return toDisplayed(coded, orientation);
}

/** The map, spread over the whole picture: borders outside the grid's whole blocks stay cold. */
function heatLayer(
  { origin, disagreement, single }: EarlierSave,
  raster: Raster,
  boxes: HeatLayer['boxes'],
): HeatLayer {
  const columns = Math.ceil(raster.width / 8);
  const rows = Math.ceil(raster.height / 8);
  const intensities = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const blockRow = Math.floor((((row + 0.5) * raster.height) / rows - origin.y) / 8);
    if (blockRow < 0 || blockRow >= disagreement.rows) continue;
    for (let column = 0; column < columns; column++) {
      const blockColumn = Math.floor((((column + 0.5) * raster.width) / columns - origin.x) / 8);
      if (blockColumn < 0 || blockColumn >= disagreement.columns) continue;
      const at = blockRow * disagreement.columns + blockColumn;
      if (single.nats[at]! > LEAST_OF_BLOCK)
        intensities[row * columns + column] = heatOf(disagreement.nats[at]!);
    }
  }
  const size = displayedSize(raster.width, raster.height, raster.orientation);
  return {
    page: 1,
    ...size,
    boxes,
    grid: toDisplayedGrid({ columns, rows, intensities }, raster.orientation),
  };
}
