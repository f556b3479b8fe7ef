import { type JpegCoefficients, type Raster, sharedLuma } from '@assay/media';
import { BlockEvidence } from './block-evidence.js';
import { coloredBlocks, withoutRecoloring } from './colored-blocks.js';
import {
  blockDisagreement,
  contradictions,
  type DisagreementMap,
  disagreesInMuch,
  type MostDisagreeing,
  neighborhoodSums,
} from './disagreement-map.js';
import { findGridOrigin } from './grid-origin.js';
import { withoutLights } from './lights.js';
import { blocksOfJpeg, blocksOfPlane, controlOf, type GridOrigin } from './luma-blocks.js';
import { findPreviousQuantization } from './previous-quantization.js';

/** An earlier JPEG save that a picture still shows, and where it does not. */
export interface EarlierSave {
  /** libjpeg's quality setting that fits best; undefined where the table is of another kind. */
  readonly quality: number | undefined;
  /** Of its grid, in coded pixels. */
  readonly origin: GridOrigin;
  /**
   * In units of {@link DisagreementMap}, divided by how badly the save explains the picture as a whole (at
   * least 1).
   */
  readonly disagreement: DisagreementMap;
  /** The same of each block by itself: which of the blocks around a place disagree. */
  readonly single: DisagreementMap;
}

/**
 * By how many nats a block with content must be better explained than in the control. The control alone gives
 * the difference that content and last save bring; without an earlier save it stayed under 0.8 on the
 * development corpus.
 */
const SMALLEST_MARGIN = 1.5;

/**
 * Nats from which a block speaks for the save, or strongly against it; and how far those may stand side by
 * side.
 */
const AGREEING = 2;
const STRONG = 10;
const MOST_CONTRADICTIONS = 0.1;

/**
 * So many places may disagree, for each that agrees and of the whole picture; where both are passed, this is no edit, but a
 * save that another one resembles, or not the one that the rest went through.
 *
 * Photographs: in six edits of the choosing series .12 for each at most, in a smooth bright photograph .46 (2026-11-23).
 * Documents: in the edits of the development set .47 and .31 of the picture at most; in one of which hardly a place speaks 6.6
 * and .009; in a specimen put together from several JPEGs 2.2 and .52 (2026-11-30).
 */
const MOST_DISAGREEING: Readonly<Record<Material, MostDisagreeing>> = {
  photograph: { forEachAgreeing: 0.35, ofPicture: 0 },
  paper: { forEachAgreeing: 1, ofPicture: 0.1 },
};

/**
 * An estimated table lacks steps, and a few are wrong, so that honest places misfit more: in 26 honest
 * pictures up to 89 nats in place of 53 (corpus/own-tables, seed 31, 2026-11-25).
 */
const ESTIMATE_MISFIT = 1.7;

/** What the picture is taken for. */
export type Material = 'paper' | 'photograph';

/**
 * Looks for an earlier JPEG save, and maps what is not part of it.
 * @param jpeg the file's own coefficients, when it is a JPEG
 * @param subject in photographs, colored light is left out, and so is a save that much of the picture
 * disagrees with; only libjpeg's tables are tried there
 * @returns undefined when no earlier save can be made out
 */
export function traceEarlierSave(
  raster: Raster,
  jpeg: JpegCoefficients | undefined,
  subject: Material,
): EarlierSave | undefined {
  const codedLuma = jpeg && fullLumaOf(jpeg);
  const plane = codedLuma ? undefined : sharedLuma(raster);
  const luma = plane ?? raster;
  const origin = jpeg || !plane ? { x: 0, y: 0 } : findGridOrigin(plane);
  const blocks = codedLuma
    ? blocksOfJpeg(codedLuma, raster.width, raster.height)
    : blocksOfPlane(luma, origin);
  const evidence = new BlockEvidence({ luma, raster });
  const previous = findPreviousQuantization(blocks, controlOf(blocks, luma), evidence, subject === 'paper');
  if (!previous || previous.controlGain >= 0 || previous.gain - previous.controlGain < SMALLEST_MARGIN)
    return undefined;
  const misfit = (1 + Math.max(0, -previous.gain)) * (previous.quality === undefined ? ESTIMATE_MISFIT : 1);
  const disagreement = blockDisagreement(blocks, previous.model, evidence);
  const single = withoutRecoloring(disagreement, coloredBlocks(blocks, raster), STRONG * misfit, AGREEING);
  if (contradictions(single, STRONG * misfit, AGREEING) > MOST_CONTRADICTIONS) return undefined;
  const sums = neighborhoodSums(subject === 'photograph' ? withoutLights(single, blocks, raster) : single);
  const fitted = lessMisfit(sums, misfit);
  if (disagreesInMuch(fitted, MOST_DISAGREEING[subject])) return undefined;
  return {
    quality: previous.quality,
    origin,
    disagreement: fitted,
    single: lessMisfit(single, misfit),
  };
}

function lessMisfit({ columns, rows, nats }: DisagreementMap, misfit: number): DisagreementMap {
  const less = new Float32Array(nats.length);
  for (let at = 0; at < less.length; at++) less[at] = nats[at]! / misfit;
  return { columns, rows, nats: less };
}

/** The component that codes luma at full resolution; undefined when none does (CMYK, RGB, odd samplings). */
function fullLumaOf({ colorModel, components }: JpegCoefficients) {
  const [first, ...others] = components;
  const full = others.every(
    (other) =>
      other.horizontalSampling <= first!.horizontalSampling &&
      other.verticalSampling <= first!.verticalSampling,
  );
  return full && (colorModel === 'gray' || colorModel === 'ycbcr') ? first : undefined;
}
