import {
  type Box,
  box,
  DecodeError,
  decodeRaster,
  displayedSize,
  type ExifOrientation,
  INVERSE_ORIENTATION,
  MAX_THUMBNAIL_PIXELS,
  type Raster,
  toDisplayed,
  toDisplayedGrid,
} from '@assay/media';
import { defineCheck, type Evidence, type Examined, type HeatLayer } from '../../check.js';
import { pageSizesOf } from '../../page-sizes.js';
import { CALIBRATION } from './calibration.js';
import { type Comparison, compare } from './compare.js';
import { type Region, regionsFrom } from './regions.js';

/** Places are reported from this difference on: README.md, "Measured". */
const REPORTED_FROM = 1.2;
/** A place is drawn as far as its difference stays at or above this. */
const REGION_FROM = 0.5;
/** A picture replaced in many places is told as well by its strongest ones. */
const MAX_REGIONS = 10;
/** The heat map is full from here on. */
const FULL_HEAT = 2.5;
/**
 * Below this correlation the thumbnail is of another picture: none of 358 public files lies there (smallest
 * 0.66).
 */
const LEAST_CORRELATION = 0.6;
/** The measure of a thumbnail of another picture. */
const ANOTHER_PICTURE = 4;

/** Finds what a picture shows otherwise than the thumbnail that its camera made of it. See README.md. */
export const thumbnailMismatch = defineCheck({
  id: 'image.thumbnail-mismatch',
  version: '1.0.0',
  reports: 'IMAGE_MANIPULATION',
  group: 'image-thumbnail',
  weight: 'fact',
  needs: ['metadata', 'raster'],
  calibration: CALIBRATION,
  async examine({ metadata, raster }) {
    const jpeg = metadata.exif?.thumbnailJpeg;
    if (!jpeg)
      return {
        kind: 'not-applicable',
        because: 'The file carries no thumbnail to compare the picture with.',
      };
    const thumbnail = await decoded(jpeg);
    if (!thumbnail)
      return { kind: 'not-applicable', because: 'The thumbnail in the file cannot be decoded.' };
    const comparison = compare(raster, thumbnail);
    if (!comparison)
      return {
        kind: 'not-applicable',
        because: 'The picture or its thumbnail shows too little to compare them.',
      };
    return comparison.registration.correlation < LEAST_CORRELATION
      ? anotherPicture()
      : examined(comparison, raster);
  },
});

async function decoded(jpeg: Uint8Array): Promise<Raster | undefined> {
  try {
    return await decodeRaster(jpeg, 'jpeg', MAX_THUMBNAIL_PIXELS);
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

function anotherPicture(): Examined {
  const summary =
    'The thumbnail in the file shows another picture, however it is turned or cropped: the pixels were replaced and the camera’s record was kept, or the record was copied.';
  const evidence: Evidence = {
    code: 'THUMBNAIL_OF_ANOTHER_PICTURE',
    kind: 'value_comparison',
    summary,
    page: 1,
    boundingBox: box(0, 0, 1, 1),
  };
  return { kind: 'examined', finding: { measure: ANOTHER_PICTURE, summary, evidence: [evidence], heat: [] } };
}

function examined(comparison: Comparison, raster: Raster): Examined {
  const { difference, registration } = comparison;
  const measure = difference.samples.reduce((largest, value) => Math.max(largest, value), 0);
  const regions =
    measure < REPORTED_FROM
      ? []
      : regionsFrom(difference, REGION_FROM)
          .filter(({ peak }) => peak >= REPORTED_FROM)
          .slice(0, MAX_REGIONS);
  const placed = regions.map((region) => ({
    box: displayedBox(region, comparison, raster.orientation),
    intensity: heatOf(region.peak),
  }));
  const evidence = placed.map(
    ({ box: boundingBox }): Evidence => ({
      code: 'THUMBNAIL_DIFFERS',
      kind: 'value_comparison',
      summary: 'The thumbnail that was made with the picture shows something else in this area.',
      page: 1,
      boundingBox,
    }),
  );
  const cropped = registration.isCropped
    ? ' The thumbnail shows more than the picture: it was cropped later.'
    : '';
  const summary =
    placed.length === 0
      ? `The thumbnail in the file shows what the picture shows.${cropped}`
      : `The thumbnail in the file shows something else in ${placed.length === 1 ? 'one area' : `${placed.length} areas`} of the picture.${cropped}`;
  return {
    kind: 'examined',
    finding: { measure, summary, evidence, heat: [heatLayer(comparison, raster, placed)] },
  };
}

const heatOf = (difference: number): number =>
  Math.min(1, Math.max(0, (difference - REGION_FROM) / (FULL_HEAT - REGION_FROM)));

/** A part of what both show as a box on the picture as displayed. */
function displayedBox(
  part: Omit<Region, 'peak'>,
  { registration: { rectangle, orientation }, left, top }: Comparison,
  display: ExifOrientation,
): Box {
  const across = (x: number): number =>
    clamped((left + x - rectangle.left) / (rectangle.right - rectangle.left));
  const down = (y: number): number => clamped((top + y - rectangle.top) / (rectangle.bottom - rectangle.top));
  const coded = toDisplayed(
    box(across(part.left), down(part.top), across(part.right), down(part.bottom)),
    INVERSE_ORIENTATION[orientation],
  );
  return toDisplayed(coded, display);
}

const clamped = (share: number): number => Math.min(1, Math.max(0, share));

/** Cells of the heat map along the longer side of a picture. */
const HEAT_CELLS = 120;

function heatLayer(comparison: Comparison, raster: Raster, boxes: HeatLayer['boxes']): HeatLayer {
  const { difference, registration } = comparison;
  const scale = HEAT_CELLS / Math.max(raster.width, raster.height);
  const [wide, high] = [raster.width, raster.height].map((length) =>
    Math.max(1, Math.round(length * scale)),
  ) as [number, number];
  const { width: columns, height: rows } = displayedSize(wide, high, registration.orientation);
  const intensities = new Float32Array(columns * rows);
  const { left, top, right, bottom } = registration.rectangle;
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      const x = Math.floor(left + ((column + 0.5) / columns) * (right - left)) - comparison.left;
      const y = Math.floor(top + ((row + 0.5) / rows) * (bottom - top)) - comparison.top;
      const isShared = x >= 0 && y >= 0 && x < difference.width && y < difference.height;
      intensities[cell] = isShared ? heatOf(difference.samples[y * difference.width + x]!) : 0;
    }
  }
  const grid = toDisplayedGrid(
    toDisplayedGrid({ columns, rows, intensities }, INVERSE_ORIENTATION[registration.orientation]),
    raster.orientation,
  );
  const { widthPoints, heightPoints } = pageSizesOf({ raster }).page(0);
  return { page: 1, width: widthPoints, height: heightPoints, boxes, grid };
}
