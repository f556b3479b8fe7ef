import { type Box, boxAround, displayedQuad, type ReadPage, unionBox } from '@assay/media';
import { cannotTell, defineCheck, type Evidence, type Examined } from '../../check.js';
import { type PagePixels, pixelsOfImage, pixelsOfPage } from '../../pictures/page-pixels.js';
import { FAILS_FROM, LEAST_SPREAD, LEAST_TONE_SHARE, SCREEN_FROM } from './bounds.js';
import { CALIBRATION } from './calibration.js';
import type { Quad } from './card-cells.js';
import { coloredPage } from './colored-by-nature.js';
import { type Look, lookAt } from './look.js';

/**
 * Whether a document that is in color by nature is shown as a black-and-white photocopy. Never accuses of
 * manipulation. See README.md.
 */
export const photocopy = defineCheck({
  id: 'image.photocopy',
  version: '1.2.0',
  reports: 'PHOTOCOPY',
  group: 'image-photocopy',
  weight: 'context',
  needs: ['documentClass', 'text', 'codes', 'fields'],
  optional: ['raster', 'pictures'],
  calibration: CALIBRATION,
  failsFrom: FAILS_FROM,
  async examine({ raster, pictures, ...read }) {
    const colored = coloredPage(read);
    if ('because' in colored) return cannotTell(colored.because);
    const page = read.text.pages.find((one) => one.page === colored.page);
    const place = page && placeOfDocument(page);
    if (!page || !place)
      return cannotTell('Nothing could be read that would show where in the picture the document lies.');
    const pixels = raster ? pixelsOfImage(raster) : pictures && (await pixelsOfPage(pictures, page.page));
    if (!pixels) return cannotTell('The page is not a picture, so it shows no copy of anything.');
    const look = lookAt(pixels.raster, {
      text: quadOf(place.text, pixels),
      withRim: quadOf(place.withRim, pixels),
    });
    return judged(look, page.page, boxAround(place.text));
  },
});

/**
 * Where the document lies on the page as displayed: the text of a card spans most of it, whatever lies
 * around.
 */
interface Place {
  readonly text: Corners;
  /** With a portrait or a colored edge beside the text. */
  readonly withRim: Corners;
}
type Corners = ReturnType<typeof displayedQuad>;

/**
 * How far a card reaches beyond its text, as shares of the text's width and height: a portrait beside it is
 * the widest.
 */
const [RIM_ACROSS, RIM_DOWN] = [0.2, 0.1];

function placeOfDocument(page: ReadPage): Place | undefined {
  const text = unionBox(page.lines.map(({ box }) => box));
  if (!text) return undefined;
  const [across, down] = [RIM_ACROSS * (text.x2 - text.x1), RIM_DOWN * (text.y2 - text.y1)];
  const withRim = { x1: text.x1 - across, y1: text.y1 - down, x2: text.x2 + across, y2: text.y2 + down };
  return { text: displayedQuad(page, text), withRim: displayedQuad(page, withRim) };
}

function quadOf([topLeft, topRight, bottomRight, bottomLeft]: Corners, { point }: PagePixels): Quad {
  return [point(topLeft), point(topRight), point(bottomRight), point(bottomLeft)];
}

function judged(look: Look, page: number, boundingBox: Box): Examined {
  if (look.kind === 'too-little')
    return cannotTell('The document is shown too small, or too little is printed on it, to tell a copy.');
  const at = { kind: 'statistic', page, boundingBox } as const;
  if (look.kind === 'in-color') {
    const measure = LEAST_SPREAD / (LEAST_SPREAD + look.spread);
    if (measure < FAILS_FROM && look.spreadOfText < LEAST_SPREAD)
      return cannotTell(
        'Colors were seen only beside the text, where they may be those of the table below, so a copy cannot be told from the document itself.',
      );
    return examined(
      measure,
      measure >= FAILS_FROM ? [{ ...at, code: 'NO_COLOUR_OF_ITS_OWN', summary: WITHOUT_COLOR }] : [],
    );
  }
  const [crushed, screened] = [
    LEAST_TONE_SHARE / (LEAST_TONE_SHARE + look.toneShare),
    look.screen / (look.screen + SCREEN_FROM),
  ];
  const evidence: Evidence[] = [
    ...(screened >= FAILS_FROM ? [{ ...at, code: 'SCREEN_OF_DOTS', summary: WITH_SCREEN }] : []),
    ...(crushed >= FAILS_FROM ? [{ ...at, code: 'SHADES_LOST', summary: WITHOUT_SHADES }] : []),
  ];
  if (evidence.length === 0)
    return cannotTell(
      'The picture was made without color, as by a scanner set to gray, so it does not tell a copy from the document itself.',
    );
  return examined(Math.max(crushed, screened), evidence);
}

const WITHOUT_COLOR = 'The picture was taken in color, and nothing printed on the document has a color.';
const WITH_SCREEN = 'Its shades are a regular screen of dots, as copiers and printers make them.';
const WITHOUT_SHADES =
  'It is black and white with hardly a shade between, as copiers leave pictures and tinted ground.';

const COPY =
  'The document is of a kind that is printed in color, and is shown as a black-and-white copy shows it. That is no sign of manipulation.';
const NO_COPY = 'The document is shown in colors of its own, as the document itself is.';

const examined = (measure: number, evidence: readonly Evidence[]): Examined => ({
  kind: 'examined',
  finding: { measure, summary: measure >= FAILS_FROM ? COPY : NO_COPY, evidence, heat: [] },
});
