import { displayedSize, type Raster } from '@assay/media';
import { cannotTell, defineCheck, type Evidence, type Examined, type Finding } from '../../check.js';
import { displayedBox } from '../ink/displayed-box.js';
import { inkOf } from '../ink/ink-of.js';
import { isBilevel } from '../ink/is-bilevel.js';
import { paperNoise } from '../ink/paper-noise.js';
import { type Word, wordsOf } from '../ink/words.js';
import { textIslandCalibration } from './calibration.js';
import { standsInPattern } from './ink-cover.js';
import { compareWithPeers, type Island, type RenderedWord } from './islands.js';
import { renderingOf } from './rendering.js';

/**
 * Less grain is a page drawn by software, on which fonts are rendered as they please; see {@link paperNoise}.
 */
const LEAST_PAPER_NOISE = 0.5;
/** Fewer words with peers do not make a page. */
const LEAST_WORDS = 20;
/** Words from here on are reported. */
const REPORTED_FROM = 2.4;
/** The heat of a word begins and is full here. */
const [HEAT_FROM, FULL_HEAT] = [1.5, 5];
const MAX_REPORTED = 20;
/** A glyph alone has too few edges. */
const LEAST_GLYPHS = 2;

/**
 * Finds words of a scan or photo whose edges are sharper than those of all words around them. See README.md.
 */
export const textIsland = defineCheck({
  id: 'image.text-island',
  version: '1.1.0',
  reports: 'IMAGE_MANIPULATION',
  group: 'image-typography',
  weight: 'fact',
  needs: ['raster'],
  calibration: textIslandCalibration,
  examine({ raster }): Examined {
    const { luma, ink } = inkOf(raster);
    if (isBilevel(luma))
      return cannotTell('This image is black and white without grays, so edges have no softness to compare.');
    if (paperNoise(luma, ink.mask) < LEAST_PAPER_NOISE) {
      return cannotTell(
        'The ground of this image has no grain, as on a page drawn by software, where each font has edges of its own.',
      );
    }
    const rendered = wordsOf(ink.glyphs).flatMap((word): RenderedWord[] => {
      const rendering =
        word.glyphs.length < LEAST_GLYPHS || standsInPattern(word, luma, ink.mask)
          ? undefined
          : renderingOf(word, luma, raster, ink.mask);
      return rendering ? [{ word, rendering }] : [];
    });
    const islands = compareWithPeers(rendered);
    if (islands.length < LEAST_WORDS)
      return cannotTell('This image has too few words of one size to compare their edges.');
    return { kind: 'examined', finding: findingOf(islands, raster) };
  },
});

function findingOf(islands: readonly Island[], raster: Raster): Finding {
  const sorted = [...islands].sort((a, b) => b.sharper - a.sharper);
  const reported = sorted.filter(({ sharper }) => sharper >= REPORTED_FROM).slice(0, MAX_REPORTED);
  const located = (word: Word) => displayedBox(word, raster);
  const evidence = reported.map(
    ({ word }): Evidence => ({
      code: 'EDGES_SHARPER_THAN_NEIGHBOURS',
      kind: 'statistic',
      summary:
        'The edges of this text are sharper, along rows and columns, than those of all text of its size around it.',
      page: 1,
      boundingBox: located(word),
    }),
  );
  const summary =
    reported.length === 0
      ? `No text was found whose edges are unlike those of the text around it (${islands.length} words compared).`
      : `${reported.length === 1 ? 'One word has' : `${reported.length} words have`} sharper edges than the text around, as text drawn by software onto a scan or photo has.`;
  const heat = sorted.slice(0, MAX_REPORTED).filter(({ sharper }) => sharper > HEAT_FROM);
  const boxes = heat.map(({ word, sharper }) => ({
    box: located(word),
    intensity: Math.min(1, (sharper - HEAT_FROM) / (FULL_HEAT - HEAT_FROM)),
  }));
  const size = displayedSize(raster.width, raster.height, raster.orientation);
  return { measure: sorted[0]?.sharper ?? 0, summary, evidence, heat: [{ page: 1, ...size, boxes }] };
}
