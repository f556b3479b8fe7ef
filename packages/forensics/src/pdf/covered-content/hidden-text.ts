import {
  type Box,
  boxArea,
  isCenteredIn,
  overlapArea,
  type PaintedGlyph,
  type PaintedObject,
  unionBox,
} from '@assay/media';
import type { CoveredGlyphs } from './covered-glyphs.js';
import type { LiveGlyph } from './glyph-grid.js';
import { isLayoutBand } from './layout-band.js';
import { lineText } from './line-text.js';
import type { PageScene } from './page-scene.js';
import { byLetters, isPaintedAgain } from './painted-again.js';
import type { Unveiled } from './unveil.js';

/** Text that can no longer be read, and what stands in its place. */
export interface HiddenText {
  readonly cover: PaintedObject;
  /** The part of the cover that hides it. */
  readonly area: Box;
  /** Around the hidden glyphs. */
  readonly box: Box;
  /** The hidden glyphs with those next to them that make one word with them. */
  readonly before: string;
  /** What can be read there now; empty when nothing can, or when it was painted as a picture. */
  readonly after: string;
  /**
   * Each hidden glyph was painted again in its place: bold by overprinting, a row drawn anew over its
   * background.
   */
  readonly repainted: boolean;
  /** The cover is a bar of the page's layout, and another line stands on it. */
  readonly isUnderBand: boolean;
}

/** Glyphs of one word are nearer to each other than this part of the font size. */
const WORD_GAP_EM = 0.2;
/** Text is set on a patch with its edges up to this far beyond the patch, in parts of the font size. */
const OVERHANG_EM = 0.5;

/** A patch of more heights of the hidden text than this may show other lines, too. */
const MAX_LINE_HEIGHTS = 3;
/** Glyphs that may complete a word. */
const MAX_NEIGHBORS = 40;

/**
 * Reads what each cover hides. A cover that cuts through a line of text, as table cells do to what is too
 * long, hides nothing.
 */
export function hiddenTexts(
  scene: PageScene,
  covered: readonly CoveredGlyphs[],
  unveiled: Unveiled,
): HiddenText[] {
  const hidden = new Map<PaintedGlyph, CoveredGlyphs>();
  for (const group of covered) {
    for (const live of group.glyphs)
      if (!hidden.has(live.glyph) && unveiled.isHidden(live)) hidden.set(live.glyph, group);
  }
  const texts = byLetters(scene.textsInOrder);
  return covered.flatMap((group) => {
    const own = group.glyphs.filter(({ glyph }) => hidden.get(glyph) === group);
    const box = unionBox(own.map(({ glyph }) => glyph.box));
    if (!box || !own.some(({ glyph }) => READABLE.test(glyph.text))) return [];
    if (isPaintedAgain(own, hidden, texts)) return [];
    const { order } = group.cover;
    const visible = scene.glyphs.filter(({ glyph }) => !hidden.has(glyph) && isOnLineOf(glyph.box, box));
    const earlier = visible.filter((live) => live.object.order < order);
    if (earlier.some(({ glyph }) => isAmong(glyph.box, box))) return [];
    const fresh = [
      ...freshGlyphs(scene, hidden, group, box),
      ...own.filter((live) => isRepainted(scene, live, order)),
    ];
    const kept = neighbors(own, earlier, scene).filter(
      ({ glyph }) =>
        !fresh.some((other) => other.glyph !== glyph && isCenteredIn(glyph.box, other.glyph.box)),
    );
    const textOf = (glyphs: readonly LiveGlyph[]) =>
      lineText(
        [...glyphs, ...kept].map(({ glyph }) => glyph),
        scene.page,
      );
    const after = fresh.length === 0 ? annotationText(scene, group.cover, box) : textOf(fresh);
    const repainted = own.every((live) =>
      fresh.some((other) => other === live || isSameGlyph(live.glyph, other.glyph)),
    );
    const isUnderBand = isLayoutBand(group.area, own, fresh, scene);
    return [
      { cover: group.cover, area: group.area, box, before: textOf(own), after, repainted, isUnderBand },
    ];
  });
}

/** Letters, digits, and glyphs whose character the font does not tell. */
const READABLE = /[\p{L}\d\uFFFD]/u;

/** Glyphs next to a left-out one may overlap its cell by this share. */
const REPEATED_SLACK = 0.25;

/** The same character within a part of its cell. */
const isSameGlyph = (one: PaintedGlyph, other: PaintedGlyph): boolean =>
  one.text === other.text && overlapArea(one.cell, other.cell) > (1 - REPEATED_SLACK) * boxArea(one.cell);

/**
 * True when a later text is painted over the glyph's place and has no glyph there, since it would repeat this
 * one.
 */
const isRepainted = ({ repeatingTexts }: PageScene, { glyph }: LiveGlyph, order: number): boolean =>
  repeatingTexts.some(
    (text) =>
      text.order > order &&
      isCenteredIn(glyph.box, text.box) &&
      !text.glyphs.some(
        (other) => overlapArea(glyph.cell, other.cell) > REPEATED_SLACK * boxArea(glyph.cell),
      ),
  );

/** Glyphs that were painted after the cover into its place and can be seen. */
function freshGlyphs(
  scene: PageScene,
  hidden: ReadonlyMap<PaintedGlyph, unknown>,
  group: CoveredGlyphs,
  box: Box,
): LiveGlyph[] {
  const isLine = group.area.y2 - group.area.y1 < MAX_LINE_HEIGHTS * (box.y2 - box.y1);
  const places = isLine ? [box, group.area] : [box];
  return scene.glyphs.filter(({ glyph, object }) => {
    if (object.order < group.cover.order || hidden.has(glyph)) return false;
    const across = (OVERHANG_EM * glyph.sizePoints) / scene.page.widthPoints;
    return places.some((place) =>
      isCenteredIn(glyph.box, { ...place, x1: place.x1 - across, x2: place.x2 + across }),
    );
  });
}

/** /Contents of the annotation that hides the text, or of one upon it. */
function annotationText({ painted }: PageScene, cover: PaintedObject, box: Box): string {
  const contents = painted.flatMap(({ order, source, box: place }) =>
    source.kind === 'annotation' && order >= cover.order && source.contents !== '' && isCenteredIn(box, place)
      ? [source.contents]
      : [],
  );
  return contents[contents.length - 1] ?? '';
}

/**
 * Earlier glyphs that a cover left, joined to the hidden ones without a gap: the rest of a number of which a
 * digit was patched.
 */
function neighbors(
  own: readonly LiveGlyph[],
  earlier: readonly LiveGlyph[],
  { page }: PageScene,
): LiveGlyph[] {
  const kept = new Set<LiveGlyph>();
  let word = unionBox(own.map(({ glyph }) => glyph.cell));
  while (word && kept.size < MAX_NEIGHBORS) {
    const { x1, x2 } = word;
    const next = earlier.find((live) => {
      const gap = (WORD_GAP_EM * live.glyph.sizePoints) / page.widthPoints;
      return !kept.has(live) && live.glyph.cell.x1 <= x2 + gap && live.glyph.cell.x2 >= x1 - gap;
    });
    if (!next) break;
    kept.add(next);
    word = unionBox([word, next.glyph.cell]);
  }
  return [...kept];
}

const isOnLineOf = (glyph: Box, line: Box): boolean => glyph.y1 < line.y2 && glyph.y2 > line.y1;

const isAmong = (glyph: Box, hidden: Box): boolean =>
  (glyph.x1 + glyph.x2) / 2 > hidden.x1 && (glyph.x1 + glyph.x2) / 2 < hidden.x2;
