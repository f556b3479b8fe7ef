import type { PageRendering, PdfiumDocument } from '@assay/media';
import { quoted } from '../../observation.js';
import { statesAClaim, valueKind } from '../../values/value-text.js';
import type { LatePatch } from './late-patch.js';
import { MEASURE } from './measure.js';
import { evidenceOf, type Observation } from './observation.js';
import { surroundingsOf } from './surroundings.js';
import { difference, RENDERED_SIDE_PIXELS } from './unveil.js';

/**
 * Mean difference of luma (0..255) over a patch that its absence makes where nothing is under it: edges blur.
 */
const NOTHING_UNDER = 2;
/** Words of a value: a date with its month in letters has five. */
const MAX_VALUE_WORDS = 5;
/** Part of the page's height, from the top, where letterheads have their pictures beside the name. */
const LETTERHEAD = 0.1;

/** Tells patches that only hide from boxes that are meant to be seen, by drawing the page without them. */
export function observeLatePatches(
  patches: readonly LatePatch[],
  pages: PdfiumDocument,
  pageIndex: number,
): Observation[] {
  const tokens = patches.flatMap((patch) => patch.tokens.map(({ order }) => order));
  const objects = patches.map(({ object }) => object.order);
  const side = RENDERED_SIDE_PIXELS;
  const bare = pages.renderWithout(pageIndex, side, { objects: new Set(tokens), annotations: true });
  const beneath = pages.renderWithout(pageIndex, side, {
    objects: new Set([...tokens, ...objects]),
    annotations: true,
  });
  return patches.flatMap((patch) =>
    patch.object.kind === 'image'
      ? picture(patch, bare, beneath, pageIndex)
      : onBox(patch, bare, beneath, pageIndex),
  );
}

function onBox(
  { area, text, hidesMarks, textGoesOn }: LatePatch,
  bare: PageRendering,
  beneath: PageRendering,
  pageIndex: number,
): Observation[] {
  if (!surroundingsOf(bare, area).blendsIn) return [];
  const said = `${quoted(text)} was painted after the rest of the page, upon a box in the color of the paper`;
  const place = { pageIndex, box: area, before: '', after: text };
  if (difference(bare, beneath, area) <= NOTHING_UNDER) {
    const summary = `${said} that no other text has.`;
    return [
      {
        measure: measureOf(text, textGoesOn),
        evidence: evidenceOf({ code: 'LATE_BOX_BEHIND_TEXT', summary, ...place }),
      },
    ];
  }
  const summary = `${said} that hides what is drawn under it.`;
  const measure = hidesMarks ? measureOf(text, textGoesOn) : MEASURE.explicable;
  return [{ measure, evidence: evidenceOf({ code: 'MARKS_UNDER_BOX', summary, ...place }) }];
}

/** A picture with the ground of the page around it and ink of its own shows what is not there as text. */
function picture(
  { area }: LatePatch,
  bare: PageRendering,
  beneath: PageRendering,
  pageIndex: number,
): Observation[] {
  if (!surroundingsOf(bare, area).blendsIn || difference(bare, beneath, area) <= NOTHING_UNDER) return [];
  const summary =
    'A picture as high as the text was set into a line of text after the rest of the page; its ground is the paper’s.';
  const evidence = evidenceOf({
    code: 'LATE_IMAGE_IN_TEXT',
    summary,
    pageIndex,
    box: area,
    before: '',
    after: '',
  });
  return [{ measure: area.y2 <= LETTERHEAD ? MEASURE.explicable : MEASURE.wordsTakenAway, evidence }];
}

/**
 * A value that stands alone counts more than words: labels are set on boxes, too, and a heading in capitals reads as a
 * name, which counts where the page ends with it.
 */
function measureOf(text: string, textGoesOn: boolean): number {
  const words = text.split(/\s+/u).length;
  if (words > MAX_VALUE_WORDS) return MEASURE.explicable;
  if (statesAClaim(text)) return MEASURE.valueHidden;
  return valueKind(text) === 'name' && !textGoesOn ? MEASURE.wordsHidden : MEASURE.explicable;
}
