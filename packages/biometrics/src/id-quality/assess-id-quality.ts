import { fraction } from '@assay/media';
import type { IdPage, IdQuality, ListedFace, Outcome } from '../types.js';
import { DOUBTFUL_BELOW, ID_QUALITY_CALIBRATION, USELESS_BELOW, worthAt } from './calibration.js';
import { coloredShare } from './page-measures.js';
import { cutEdge, measurePortrait, type PictureEdge, type PortraitMeasures } from './portrait-measures.js';

/** Something that stands in the way of a comparison, and what one is still worth. */
interface Hindrance {
  readonly worth: number;
  readonly reason: string;
}

/**
 * Below this share of colored pixels a page is black and white, and so is a skin below that difference of
 * its colors.
 */
const COLORLESS_PAGE = 0.005;
const COLORLESS_SKIN_STEPS = 8;
/** A face may reach this far beyond the picture without being cut: the mesh guesses what it does not see. */
const CUT_SHARE = 0.04;

/**
 * How well the picture of an ID serves for comparing its portrait. Failed: a comparison would mean nothing.
 * Inconclusive: it may miss the right person, or the picture is of a copy. What is measured, and what each
 * value costs, is in the calibration.
 * @param faces the portrait first, as {@link findIdFaces} lists them
 */
export function assessIdQuality(pages: readonly IdPage[], faces: readonly ListedFace[]): IdQuality {
  const [portrait] = faces;
  const page = portrait && pages.find((candidate) => candidate.page === portrait.page);
  if (!page)
    return { outcome: 'failed', confidence: fraction(0), reasons: ['No portrait was found on the ID.'] };
  const measures = measurePortrait(page.image, portrait.face);
  const edge = cutEdge(portrait.face, page.image);
  const hindrances = [...hindrancesOf(measures, edge), ...copyHindrance(page, measures)].sort(
    (a, b) => a.worth - b.worth,
  );
  const worth = hindrances[0]?.worth ?? 1;
  return {
    outcome: outcomeAt(worth),
    confidence: fraction(worth),
    reasons:
      hindrances.length > 0
        ? hindrances.map(({ reason }) => reason)
        : ['Nothing in the picture of the ID stands in the way of a comparison.'],
  };
}

const outcomeAt = (worth: number): Outcome =>
  worth < USELESS_BELOW ? 'failed' : worth < DOUBTFUL_BELOW ? 'inconclusive' : 'passed';

function hindrancesOf(
  { interocularPx, detail, whiteShare, contrast, brightness, cutShare }: PortraitMeasures,
  cutEdge: PictureEdge | undefined,
): Hindrance[] {
  const {
    interocularPx: size,
    detail: sharpness,
    whiteShare: white,
    contrast: range,
    brightness: light,
  } = ID_QUALITY_CALIBRATION;
  const possible: Hindrance[] = [
    {
      worth: worthAt(size, interocularPx),
      reason: `The portrait of the ID is small: ${Math.round(interocularPx)} pixels from eye to eye. Photograph the card from nearer, so that it fills the picture.`,
    },
    {
      worth: worthAt(sharpness, detail),
      reason: 'The portrait of the ID is blurred. Hold the camera still, and wait until the card is sharp.',
    },
    {
      worth: worthAt(white, whiteShare),
      reason: `Glare or overexposure covers ${Math.round(whiteShare * 100)} % of the portrait's face. Tilt the card away from the lamp, and use no flash.`,
    },
    {
      worth: worthAt(range, contrast),
      reason: 'The portrait of the ID has hardly any contrast. Photograph the card itself, in even light.',
    },
    {
      worth: worthAt(light, brightness),
      reason: 'The portrait of the ID is too dark. Photograph the card in more light.',
    },
    {
      worth: cutShare > CUT_SHARE ? CUT_WORTH : 1,
      reason: `The ${cutEdge ?? 'outer'} edge of the picture cuts off the portrait of the ID. Show the whole card, with a margin around it.`,
    },
  ];
  return possible.filter(({ worth }) => worth < DOUBTFUL_BELOW);
}

/** A cut portrait still shows most of a face, else none would have been found. */
const CUT_WORTH = 0.7;
/**
 * A black-and-white scan compares as well as one in color; what it cannot show is that it is of the card
 * itself.
 */
const COPY_WORTH = 0.8;

function copyHindrance({ image }: IdPage, { colorfulness }: PortraitMeasures): Hindrance[] {
  if (colorfulness > COLORLESS_SKIN_STEPS || coloredShare(image) > COLORLESS_PAGE) return [];
  return [
    {
      worth: COPY_WORTH,
      reason:
        'The picture of the ID is black and white: it looks like a photocopy, or a scan without color. Photograph the card itself, in color.',
    },
  ];
}
