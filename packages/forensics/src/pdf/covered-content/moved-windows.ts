import { type Box, isCenteredIn, type PaintedText, unionBox } from '@assay/media';
import { quoted } from '../../observation.js';
import { statesAClaim } from '../../values/value-text.js';
import { lineText } from './line-text.js';
import { MEASURE } from './measure.js';
import { evidenceOf, type Observation } from './observation.js';
import type { PageScene } from './page-scene.js';

/** One text of the page with each place that it is painted at. */
interface Copies {
  readonly copies: readonly PaintedText[];
  /** By how much, as a part of the page's height, a later copy stands lower. */
  readonly shifts: readonly number[];
}

/** Fewer texts may repeat by chance. */
const MIN_MOVED_TEXTS = 12;
/** "The page": this share of its different texts is painted again by one distance. */
const MIN_MOVED_SHARE = 0.5;
/** Less is bold by overprinting; more is another page of a sheet. Parts of the page's height. */
const MIN_SHIFT = 0.004;
const MAX_SHIFT = 0.1;
/** Distances this near are one: a twentieth of a point on a letter page. */
const SHIFT_STEP = 0.0001;
/**
 * Copies of one text compared with each other: a date stands on a dozen rows, each painted once per window.
 */
const MAX_COPIES = 60;

/**
 * A page that is shown through two windows, one of them moved up or down by a few lines: rows between the
 * windows are cut out of sight, or room is made for new ones. Nothing else paints a page's text twice, a
 * little apart, under different clips.
 */
export function observeMovedWindows(scene: PageScene, pageIndex: number): Observation[] {
  const texts = allCopies(scene);
  const doubled = texts.filter(({ shifts }) => shifts.length > 0);
  if (doubled.length < MIN_MOVED_TEXTS || doubled.length < MIN_MOVED_SHARE * texts.length) return [];
  const shift = commonShift(doubled);
  const moved = doubled.filter(({ shifts }) => shifts.some((one) => stepOf(one) === shift));
  if (moved.length < MIN_MOVED_TEXTS || moved.length < MIN_MOVED_SHARE * texts.length) return [];
  const cutOut = moved.filter(({ copies }) => !copies.some(isShown));
  if (cutOut.length > 0) return [cutOutOf(cutOut, scene, pageIndex)];
  const letIn = scene.textsInOrder.filter(({ clip }) => !clip);
  return letIn.length === 0 ? [] : [letInOf(letIn, scene, pageIndex)];
}

/** Texts with the same characters and the same left edge, by copies under different clips. */
function allCopies({ textsInOrder }: PageScene): Copies[] {
  const byText = new Map<string, PaintedText[]>();
  for (const text of textsInOrder) {
    const key = `${Math.round(text.box.x1 * 2_000)} ${text.glyphs.map((glyph) => glyph.text).join('')}`;
    const copies = byText.get(key);
    if (!copies) byText.set(key, [text]);
    else if (copies.length < MAX_COPIES) copies.push(text);
  }
  return [...byText.values()].map((copies) => ({ copies, shifts: shiftsOf(copies) }));
}

function shiftsOf(copies: readonly PaintedText[]): number[] {
  return copies.flatMap((one, index) =>
    copies.slice(index + 1).flatMap((other) => {
      const shift = other.box.y1 - one.box.y1;
      const isMoved = Math.abs(shift) > MIN_SHIFT && Math.abs(shift) < MAX_SHIFT;
      return isMoved && one.clip && other.clip && !isSame(one.clip, other.clip) ? [shift] : [];
    }),
  );
}

const isSame = (a: Box, b: Box): boolean => a.x1 === b.x1 && a.y1 === b.y1 && a.x2 === b.x2 && a.y2 === b.y2;

const stepOf = (shift: number): number => Math.round(shift / SHIFT_STEP);

function commonShift(doubled: readonly Copies[]): number {
  const counts = new Map<number, number>();
  for (const { shifts } of doubled) {
    for (const step of new Set(shifts.map(stepOf))) counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

const isShown = (text: PaintedText): boolean => !text.clip || isCenteredIn(text.box, text.clip);

const textOf = (texts: readonly PaintedText[], { page }: PageScene): string =>
  lineText(
    texts.flatMap(({ glyphs }) => glyphs),
    page,
  );

function cutOutOf(cutOut: readonly Copies[], scene: PageScene, pageIndex: number): Observation {
  const texts = cutOut.flatMap(({ copies }) => copies.slice(0, 1));
  const before = textOf(texts, scene);
  const summary = `The page is shown through two windows moved together, which cut ${quoted(before)} out of sight; it is still in the file.`;
  return observationOf('TEXT_CUT_OUT', summary, texts, before, '', pageIndex);
}

function letInOf(texts: readonly PaintedText[], scene: PageScene, pageIndex: number): Observation {
  const after = textOf(texts, scene);
  const summary = `The page is shown through two windows moved apart, and ${quoted(after)} stands in the room between them.`;
  return observationOf('TEXT_LET_IN', summary, texts, '', after, pageIndex);
}

function observationOf(
  code: 'TEXT_CUT_OUT' | 'TEXT_LET_IN',
  summary: string,
  texts: readonly PaintedText[],
  before: string,
  after: string,
  pageIndex: number,
): Observation {
  const box = unionBox(texts.map((text) => text.box)) ?? { x1: 0, y1: 0, x2: 1, y2: 1 };
  const measure = statesAClaim(before + after) ? MEASURE.valueHidden : MEASURE.wordsHidden;
  return { measure, evidence: evidenceOf({ code, summary, pageIndex, box, before, after }) };
}
