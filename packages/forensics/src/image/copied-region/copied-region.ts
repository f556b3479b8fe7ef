import { displayedSize, type Raster, sharedLuma } from '@assay/media';
import { cannotTell, defineCheck, type Evidence, type Examined, type Finding } from '../../check.js';
import type { PixelBox } from '../ink/components.js';
import { displayedBox } from '../ink/displayed-box.js';
import type { Affine } from './aligned.js';
import { copiedRegionCalibration } from './calibration.js';
import { BLOCK } from './compared-blocks.js';
import type { CopiedArea } from './copied-area.js';
import { findCopies } from './find-copies.js';
import { shareOfOneLevel } from './one-level.js';
import { withoutOwnRepetition } from './own-repetition.js';

/**
 * Areas from here on are reported, in nats: beyond the honest photographs of the choosing series (see
 * README.md).
 */
const REPORTED_FROM = 5;
/** The heat of an area is full here. */
const FULL_HEAT = 20;
const MAX_AREAS = 5;
/** With fewer places that can be told from others, there is nothing to find again. */
const LEAST_PLACES = 40;
/** And a smaller picture has too few pixels to compare. */
const LEAST_SIDE = 128;
/** Of pixels with one level of green, the share from which a picture counts as drawn: see README.md. */
const DRAWN_FROM = 0.5;

/** Finds areas of a photograph that are the same, noise and all, as another area of it. See README.md. */
export const copiedRegion = defineCheck({
  id: 'image.copied-region',
  version: '1.1.0',
  reports: 'IMAGE_MANIPULATION',
  group: 'image-copied-region',
  weight: 'fact',
  needs: ['raster'],
  calibration: copiedRegionCalibration,
  examine({ raster }): Examined {
    if (Math.min(raster.width, raster.height) < LEAST_SIDE)
      return cannotTell('This picture is too small to compare its areas with each other.');
    if (shareOfOneLevel(raster) >= DRAWN_FROM)
      return cannotTell(
        'Most of this picture is one flat color, as in drawings and screenshots, which repeat themselves by nature.',
      );
    const { areas, places, pixelSize } = findCopies(sharedLuma(raster));
    if (places < LEAST_PLACES)
      return cannotTell(
        'This picture shows too little that differs from place to place to tell a copy from its surroundings.',
      );
    return { kind: 'examined', finding: findingOf(areas, pixelSize, raster) };
  },
});

function findingOf(all: readonly CopiedArea[], pixelSize: number, raster: Raster): Finding {
  const { areas, byNature } = withoutOwnRepetition(all);
  const reported = areas.filter(({ strength }) => strength - byNature >= REPORTED_FROM).slice(0, MAX_AREAS);
  const places = reported.flatMap((area) =>
    [sourceOf(area, pixelSize), copyOf(area, pixelSize)].map((place) => ({
      box: displayedBox(within(place, raster), raster),
      intensity: Math.min(1, (area.strength - byNature) / FULL_HEAT),
    })),
  );
  const evidence = places.map(
    ({ box: boundingBox }): Evidence => ({
      code: 'AREA_COPIED',
      kind: 'statistic',
      summary:
        'The fine detail of this area is the same as at another place of the picture; one of the two is a copy of the other.',
      page: 1,
      boundingBox,
    }),
  );
  const summary =
    reported.length === 0
      ? 'No area was found whose fine detail is the same at another place of the picture.'
      : `${reported.length === 1 ? 'One area has' : `${reported.length} areas have`} the same fine detail as another place of the picture, as a copy has.`;
  const size = displayedSize(raster.width, raster.height, raster.orientation);
  return {
    measure: Math.max(0, (areas[0]?.strength ?? 0) - byNature),
    summary,
    evidence,
    heat: [{ page: 1, ...size, boxes: places }],
  };
}

/** The rectangle around an area's blocks, in pixels of the picture. */
function sourceOf({ blocks }: CopiedArea, pixelSize: number): PixelBox {
  const side = BLOCK * pixelSize;
  return {
    left: Math.min(...blocks.map(({ x }) => x)) * side,
    top: Math.min(...blocks.map(({ y }) => y)) * side,
    right: (Math.max(...blocks.map(({ x }) => x)) + 1) * side,
    bottom: (Math.max(...blocks.map(({ y }) => y)) + 1) * side,
  };
}

/** And the rectangle around where they are mapped to. */
function copyOf({ blocks, map }: CopiedArea, pixelSize: number): PixelBox {
  const corners = blocks.flatMap(({ x, y }) =>
    [0, 1].flatMap((across) =>
      [0, 1].map((down) => mapped(map, (x + across) * BLOCK, (y + down) * BLOCK, pixelSize)),
    ),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const mapped = ({ xx, xy, yx, yy, dx, dy }: Affine, x: number, y: number, pixelSize: number) => ({
  x: Math.round((xx * x + xy * y + dx) * pixelSize),
  y: Math.round((yx * x + yy * y + dy) * pixelSize),
});

const within = ({ left, top, right, bottom }: PixelBox, { width, height }: Raster): PixelBox => ({
  left: Math.max(0, left),
  top: Math.max(0, top),
  right: Math.min(width, right),
  bottom: Math.min(height, bottom),
});
