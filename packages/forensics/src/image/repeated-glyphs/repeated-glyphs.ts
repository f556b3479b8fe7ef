import { displayedSize, type Raster } from '@assay/media';
import { cannotTell, defineCheck, type Evidence, type Examined, type Finding } from '../../check.js';
import { displayedBox } from '../ink/displayed-box.js';
import { inkOf } from '../ink/ink-of.js';
import { isBilevel } from '../ink/is-bilevel.js';
import { isWithoutNoise } from '../ink/without-noise.js';
import { repeatedGlyphsCalibration } from './calibration.js';
import { type CopiedPlace, findRepeats } from './copied-places.js';
import { alikeGlyphs } from './glyph-pairs.js';

/**
 * Where two prints of one character get this alike, equal pixels are the rule: a page drawn by software.
 * Scans and photos of the development files lie from .14 to .38, pages that never were on paper under .12.
 */
const DRAWN_BY_SOFTWARE_BELOW = 0.12;
/** Places from here on are reported. */
const REPORTED_FROM = 1.5;
/** The heat of a place is full here. */
const FULL_HEAT = 3.5;
/** A picture copied all over is told as well by its strongest places. */
const MAX_PLACES = 10;

/**
 * Finds characters and words that were copied from another place of the same scan or photo. See README.md.
 */
export const repeatedGlyphs = defineCheck({
  id: 'image.repeated-glyphs',
  version: '1.3.0',
  reports: 'IMAGE_MANIPULATION',
  group: 'image-copy',
  weight: 'fact',
  needs: ['raster'],
  calibration: repeatedGlyphsCalibration,
  examine({ raster }): Examined {
    const { luma, ink } = inkOf(raster);
    if (isBilevel(luma))
      return cannotTell(
        'This image is black and white without grays, so two prints of one character can be equal by nature.',
      );
    const repeats = findRepeats(alikeGlyphs(luma, ink.glyphs), ink.glyphs);
    if (!repeats)
      return cannotTell(
        'Too few characters of this image look alike to tell how much two prints of one character differ.',
      );
    if (repeats.reference < DRAWN_BY_SOFTWARE_BELOW || isWithoutNoise(luma, ink)) {
      return cannotTell(
        'Equal characters of this image have equal pixels by nature, as on a page drawn by software.',
      );
    }
    return { kind: 'examined', finding: findingOf(repeats.places, raster) };
  },
});

function findingOf(places: readonly CopiedPlace[], raster: Raster): Finding {
  const reported = places.filter(({ strength }) => strength >= REPORTED_FROM).slice(0, MAX_PLACES);
  const boxes = reported.flatMap(({ first, second, glyphs, strength }) =>
    [first, second].map((place) => ({
      box: displayedBox(place, raster),
      glyphs,
      intensity: Math.min(1, strength / FULL_HEAT),
    })),
  );
  const evidence = boxes.map(
    ({ box: boundingBox, glyphs }): Evidence => ({
      code: 'CHARACTERS_COPIED',
      kind: 'statistic',
      summary: `${glyphs === 1 ? 'One character here has' : `${glyphs} characters here have`} the same pixels as at another place, while other prints of a character differ.`,
      page: 1,
      boundingBox,
    }),
  );
  const summary =
    reported.length === 0
      ? 'No characters were found that have the same pixels at two places.'
      : `${reported.length === 1 ? 'One group of characters has' : `${reported.length} groups of characters have`} the same pixels at two places, noise included.`;
  const size = displayedSize(raster.width, raster.height, raster.orientation);
  const heat = [{ page: 1, ...size, boxes: boxes.map(({ box, intensity }) => ({ box, intensity })) }];
  return { measure: places[0]?.strength ?? 0, summary, evidence, heat };
}
