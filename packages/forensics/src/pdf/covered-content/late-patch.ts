import {
  type Box,
  isCenteredIn,
  isInside,
  overlapArea,
  type PaintedImage,
  type PaintedPath,
  type PaintedText,
} from '@assay/media';
import { coverOf } from './cover.js';
import { lineText } from './line-text.js';
import type { PageScene } from './page-scene.js';

/** A small box or picture put upon the page when its text was finished. */
export interface LatePatch {
  readonly object: PaintedPath | PaintedImage;
  readonly area: Box;
  /** Text objects painted upon it: none for a picture. */
  readonly tokens: readonly PaintedText[];
  /** What they say; empty for a picture. */
  readonly text: string;
  /**
   * A scan, text, or figures as small as glyphs lie under it; lines of a diagram that run on beyond it do not
   * count.
   */
  readonly hidesMarks: boolean;
  /** The page's own text goes on after it: not what a tool that opens a finished page writes. */
  readonly textGoesOn: boolean;
}

/**
 * "Finished": this share of the page's glyphs was painted before. Page numbers, stamps and the patches' own
 * text come last, too.
 */
const FINISHED_SHARE = 0.8;
/**
 * More of the page's glyphs than this, upon no patch, and its text goes on: page numbers and stamps that come last are
 * fewer. The heading of a published form was painted before a fifth of its page.
 */
const MOST_STAMPED_SHARE = 0.05;
/** Fewer glyphs are no page of text to be finished. */
const MIN_GLYPHS = 40;
/** A picture of this share of the page is a scan. */
const SCAN_SHARE = 0.4;
/** A patch is at most this many times as high as the text on or beside it, and at least half as high. */
const MAX_HEIGHT_EM = 2.2;
const MIN_HEIGHT_EM = 0.5;
/** Lower boxes are rules. */
const MIN_PATCH_POINTS = 3;
/** Part of its width that the text on it takes: another name may be shorter than the one before. */
const MIN_FILLED = 0.4;
/** A page with more of them is drawn like this. */
const MAX_PATCHES_PER_PAGE = 12;
/**
 * Boxes and pictures as high as text that are looked at on one page; forms and tables reach some hundreds.
 */
const MAX_CANDIDATES = 2_000;
/** Of a patch before all of the page's are known. */
const NOTHING_SEEN = { hidesMarks: false, textGoesOn: false } as const;

/**
 * Boxes with one piece of text each upon them, and pictures as high as a line of text, that were put upon the
 * finished page. None when the page has such boxes from the start: then it is the writer's way.
 */
export function latePatches(scene: PageScene): LatePatch[] {
  const finished = finishedAt(scene);
  let candidates = 0;
  const patches = scene.painted.flatMap((object): LatePatch[] => {
    if (object.source.kind !== 'content' || (object.kind !== 'path' && object.kind !== 'image')) return [];
    const cover = coverOf(object);
    const area = cover?.areas[0];
    if (!cover?.exact || !area || cover.areas.length > 1 || !isAsHighAsText(area, scene)) return [];
    if (++candidates > MAX_CANDIDATES) return [];
    const tokens = object.kind === 'image' ? [] : tokensOn(area, object.order, scene);
    const patch = { object, area, tokens, text: textOf(tokens, scene), ...NOTHING_SEEN };
    return (object.kind === 'image' ? isInARow(patch, scene) : carriesOneToken(patch, scene)) ? [patch] : [];
  });
  const late = patches.filter(
    ({ object, area }) => object.order > finished && isOutOfOrder(area, object.order, scene),
  );
  const usual = new Set(patches.filter((patch) => !late.includes(patch)).map(styleOf));
  if (late.length > MAX_PATCHES_PER_PAGE) return [];
  const unusual = late.filter(
    (patch) => !usual.has(styleOf(patch)) && !isPartOfGround(patch, finished, scene),
  );
  const textEnds = endOfText(scene, unusual);
  return unusual.map((patch) => ({
    ...patch,
    hidesMarks: liesOnMarks(patch.area, patch.object.order, scene),
    textGoesOn: patch.object.order < textEnds,
  }));
}

/**
 * A box upon a larger one of its color that was painted behind the page's text, too: a cell that was shaded, and its text once
 * more, as Word does. A patch lies on the page's own ground, or on one that was painted before the text upon it.
 */
function isPartOfGround({ object, area }: LatePatch, finished: number, { painted }: PageScene): boolean {
  return (
    object.kind === 'path' &&
    painted.some(
      (other) =>
        other.kind === 'path' &&
        other.order < object.order &&
        other.order > finished &&
        isInside(area, other.box) &&
        other.box.y2 - other.box.y1 > area.y2 - area.y1 &&
        other.fill?.red === object.fill?.red &&
        other.fill?.green === object.fill?.green &&
        other.fill?.blue === object.fill?.blue &&
        !painted.some(
          ({ kind, order, box }) =>
            kind === 'text' && order > finished && order < other.order && overlapArea(box, area) > 0,
        ),
    )
  );
}

/** The place in the paint order after which no more of the page's own text comes than a stamp has. */
function endOfText({ glyphs }: PageScene, patches: readonly LatePatch[]): number {
  const upon = new Set(patches.flatMap(({ tokens }) => tokens));
  const orders = glyphs
    .flatMap(({ object }) => (upon.has(object) ? [] : [object.order]))
    .sort((a, b) => a - b);
  return orders[Math.ceil(orders.length * (1 - MOST_STAMPED_SHARE)) - 1] ?? 0;
}

/** Drawn glyphs under a patch: fewer may be a bullet or a corner of a diagram. */
const MIN_FIGURES = 3;

function liesOnMarks(area: Box, order: number, { painted }: PageScene): boolean {
  const beneath = painted.filter(({ order: earlier, box }) => earlier < order && overlapArea(box, area) > 0);
  return (
    beneath.some(({ kind, box }) => kind === 'text' || (kind === 'image' && isScan(box))) ||
    beneath.filter(({ kind, box }) => kind === 'path' && isInside(box, area)).length >= MIN_FIGURES
  );
}

const isScan = ({ x1, y1, x2, y2 }: Box): boolean => (x2 - x1) * (y2 - y1) >= SCAN_SHARE;

/** Patches of one kind and color. */
const styleOf = ({ object }: LatePatch): string =>
  object.kind === 'image' ? 'image' : `${object.fill?.red} ${object.fill?.green} ${object.fill?.blue}`;

/** The place in the paint order after which little of the page's text comes; of a scan, the scan's own. */
function finishedAt({ glyphs, painted }: PageScene): number {
  const orders = glyphs.map(({ object }) => object.order).sort((a, b) => a - b);
  if (orders.length >= MIN_GLYPHS)
    return orders[Math.ceil(orders.length * FINISHED_SHARE) - 1] ?? Number.POSITIVE_INFINITY;
  const scan = painted.find(({ kind, box }) => kind === 'image' && isScan(box));
  return scan?.order ?? Number.POSITIVE_INFINITY;
}

/**
 * True when something lower on the page was painted before: a footer of a page written downwards is not out
 * of order.
 */
const isOutOfOrder = (area: Box, order: number, { painted }: PageScene): boolean =>
  painted.some(
    ({ kind, order: earlier, box }) =>
      (kind === 'text' || kind === 'image') && earlier < order && box.y2 > area.y2 + (area.y2 - area.y1),
  );

/** The texts painted upon an area after it. */
function tokensOn(area: Box, order: number, { textsByRow }: PageScene): PaintedText[] {
  return textsByRow.near(area).filter((text) => text.order > order && isCenteredIn(text.box, area));
}

const textOf = (tokens: readonly PaintedText[], { page }: PageScene): string =>
  lineText(
    tokens.flatMap(({ glyphs }) => glyphs),
    page,
  );

function isAsHighAsText(area: Box, { page, largestSizePoints }: PageScene): boolean {
  const heightPoints = (area.y2 - area.y1) * page.heightPoints;
  return heightPoints >= MIN_PATCH_POINTS && heightPoints <= MAX_HEIGHT_EM * largestSizePoints;
}

function carriesOneToken({ area, tokens }: LatePatch, { page }: PageScene): boolean {
  const sizePoints = Math.max(0, ...tokens.map((token) => token.sizePoints));
  const heightPoints = (area.y2 - area.y1) * page.heightPoints;
  if (
    tokens.length === 0 ||
    heightPoints > MAX_HEIGHT_EM * sizePoints ||
    heightPoints < MIN_HEIGHT_EM * sizePoints
  )
    return false;
  const width = Math.max(...tokens.map(({ box }) => box.x2)) - Math.min(...tokens.map(({ box }) => box.x1));
  return width >= MIN_FILLED * (area.x2 - area.x1);
}

/** True for a picture that is as high as a line of the page's text, wider than high, and stands in a line. */
function isInARow({ area }: LatePatch, { page, textsByRow }: PageScene): boolean {
  const heightPoints = (area.y2 - area.y1) * page.heightPoints;
  if ((area.x2 - area.x1) * page.widthPoints <= heightPoints) return false;
  const row = { ...area, x1: 0, x2: 1 };
  return textsByRow
    .near(row)
    .some(
      ({ box, sizePoints }) =>
        overlapArea(row, box) > 0 &&
        heightPoints >= MIN_HEIGHT_EM * sizePoints &&
        heightPoints <= MAX_HEIGHT_EM * sizePoints,
    );
}
