import { displayedSize, median, type Raster } from '@assay/media';
import { cannotTell, defineCheck, type Evidence, type Examined, type Finding } from '../../check.js';
import type { PixelBox } from '../ink/components.js';
import { displayedBox } from '../ink/displayed-box.js';
import { inkOf } from '../ink/ink-of.js';
import { isBilevel } from '../ink/is-bilevel.js';
import { wordsOf } from '../ink/words.js';
import { smudgedPrintCalibration } from './calibration.js';
import { shadeMap } from './shade-map.js';
import { findSmudges } from './smudges.js';

/** Fewer words of at least so many characters are no page of print: photographs have some by chance. */
const [LEAST_WORDS, LEAST_CHARACTERS] = [10, 3];
/**
 * Pictures with shades of this kind by nature have more than two: the third strongest is taken off, so many
 * times.
 */
const [OWN_RANK, OWN_TIMES] = [3, 2];
/** Smudges from here on are reported. */
const REPORTED_FROM = 2;
/** The heat of a smudge is full here. */
const FULL_HEAT = 4;

/** Finds places where print was smeared by software into a shade without strokes. See README.md. */
export const smudgedPrint = defineCheck({
  id: 'image.smudged-print',
  version: '1.0.0',
  reports: 'IMAGE_MANIPULATION',
  group: 'image-grain',
  weight: 'fact',
  needs: ['raster'],
  calibration: smudgedPrintCalibration,
  examine({ raster }): Examined {
    const { luma, ink } = inkOf(raster);
    if (isBilevel(luma))
      return cannotTell('This image is black and white without grays, so it has no shades.');
    const words = wordsOf(ink.glyphs).filter(({ glyphs }) => glyphs.length >= LEAST_CHARACTERS);
    if (words.length < LEAST_WORDS)
      return cannotTell('This image has too few words to know how its print looks.');
    const map = shadeMap(luma, median(ink.glyphs.map(({ top, bottom }) => bottom - top))!);
    if (!map) return cannotTell('The print of this image is too faint to be told from shades.');
    const smudges = findSmudges(map);
    const own = OWN_TIMES * (smudges[OWN_RANK - 1]?.strength ?? 0);
    const places = smudges.slice(0, OWN_RANK - 1).map(
      ({ left, top, right, bottom, strength }): Place => ({
        box: {
          left: left * map.cellPx,
          top: top * map.cellPx,
          right: right * map.cellPx,
          bottom: bottom * map.cellPx,
        },
        measure: Math.max(0, strength - own),
      }),
    );
    return { kind: 'examined', finding: findingOf(places, raster) };
  },
});

/** A smudge in pixels. */
interface Place {
  readonly box: PixelBox;
  readonly measure: number;
}

/** @param places the strongest first */
function findingOf(places: readonly Place[], raster: Raster): Finding {
  const reported = places.filter(({ measure }) => measure >= REPORTED_FROM);
  const boxes = reported.map(({ box, measure }) => ({
    box: displayedBox(box, raster),
    intensity: Math.min(1, measure / FULL_HEAT),
  }));
  const evidence = boxes.map(
    ({ box: boundingBox }): Evidence => ({
      code: 'PRINT_SMEARED',
      kind: 'statistic',
      summary:
        'The paper here is dark as where print stands, but without its strokes, while the print around is crisp.',
      page: 1,
      boundingBox,
    }),
  );
  const summary =
    reported.length === 0
      ? 'No place was found where print has lost its strokes.'
      : `${reported.length === 1 ? 'One place has' : `${reported.length} places have`} the shade of print without its strokes, as smearing or filling it by software leaves.`;
  const size = displayedSize(raster.width, raster.height, raster.orientation);
  return { measure: places[0]?.measure ?? 0, summary, evidence, heat: [{ page: 1, ...size, boxes }] };
}
