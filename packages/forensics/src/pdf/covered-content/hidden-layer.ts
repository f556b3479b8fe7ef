import {
  type Box,
  overlapArea,
  type PageRendering,
  type PaintedGlyph,
  type PaintedText,
  type PdfiumDocument,
  unionBox,
} from '@assay/media';
import { changesAClaim, valueKind } from '../../values/value-text.js';
import { lineText } from './line-text.js';
import { MEASURE } from './measure.js';
import { evidenceOf, type Observation, quoted } from './observation.js';
import type { PageScene } from './page-scene.js';
import { difference, RENDERED_SIDE_PIXELS } from './unveil.js';

/** A text of an optional layer, and what else is printed in its place. */
export interface LayeredText {
  readonly text: PaintedText;
  readonly box: Box;
  readonly before: string;
  readonly after: string;
}

/** Texts of layers that are looked at on one page. */
const MAX_LAYERED_TEXTS = 500;
/** Comparisons of glyphs for one page. */
const MAX_COMPARISONS = 2_000_000;
/** Part of a glyph's cell that another one takes: they stand in the same place. */
const SAME_PLACE = 0.5;

/** Amounts, dates, names and numbers in optional content (ISO 32000-2, 8.11) in whose place another one stands outside of any layer. */
export function layeredTexts(scene: PageScene): LayeredText[] {
  const layered = [...new Set(scene.glyphs.map(({ object }) => object))].filter(({ marks }) => marks.includes('OC'));
  if (layered.length === 0 || layered.length > MAX_LAYERED_TEXTS) return [];
  const plain = scene.glyphs.filter(({ object }) => !object.marks.includes('OC'));
  let comparisonsLeft = MAX_COMPARISONS;
  return layered.flatMap((text): LayeredText[] => {
    const box = unionBox(text.glyphs.map((glyph) => glyph.cell));
    const before = lineText(text.glyphs, scene.page);
    comparisonsLeft -= plain.length;
    if (!box || comparisonsLeft < 0 || valueKind(before) === 'words') return [];
    const near = plain.filter(({ glyph }) => overlapArea(glyph.cell, box) > SAME_PLACE * areaOf(glyph.cell)).map(({ glyph }) => glyph);
    const shown = [...near, ...repeatedIn(scene, text, near, box)];
    if (shown.length * 2 < text.glyphs.length) return [];
    const after = lineText(shown, scene.page);
    return changesAClaim(before, after) ? [{ text, box, before, after }] : [];
  });
}

/** Glyphs of the layer's text that a text in its place repeats: PDFium leaves those out of the second one. */
function repeatedIn({ repeatingTexts }: PageScene, text: PaintedText, near: readonly PaintedGlyph[], box: Box): PaintedGlyph[] {
  const isRepeated = repeatingTexts.some((other) => other !== text && overlapArea(other.box, box) > SAME_PLACE * areaOf(box));
  if (!isRepeated) return [];
  return text.glyphs.filter(({ cell }) => !near.some((other) => overlapArea(other.cell, cell) > SAME_PLACE * areaOf(cell)));
}

/** Those that are switched off: to leave one out changes no pixel of its place. */
export function observeLayers(layered: readonly LayeredText[], pages: PdfiumDocument, pageIndex: number): Observation[] {
  const now = pages.render(pageIndex, RENDERED_SIDE_PIXELS);
  const objects = new Set(layered.map(({ text }) => text.order));
  const without = pages.renderWithout(pageIndex, RENDERED_SIDE_PIXELS, { objects });
  return layered.filter(({ text }) => isUnseen(text, now, without)).map((one) => observationOf(one, pageIndex));
}

const isUnseen = ({ glyphs }: PaintedText, now: PageRendering, without: PageRendering): boolean =>
  glyphs.every(({ box }) => difference(now, without, box) === 0);

function observationOf({ box, before, after }: LayeredText, pageIndex: number): Observation {
  const summary = `The text ${quoted(before)} was moved to a layer that is switched off; what can be read in its place is ${quoted(after)}.`;
  return { measure: MEASURE.claimReplaced, evidence: evidenceOf({ code: 'TEXT_IN_HIDDEN_LAYER', summary, pageIndex, box, before, after }) };
}

const areaOf = ({ x1, y1, x2, y2 }: Box): number => (x2 - x1) * (y2 - y1);
