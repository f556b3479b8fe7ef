import type { Component, PixelBox } from './components.js';

/** Glyphs that stand side by side on one line. */
export interface Word extends PixelBox {
  /** From left to right. */
  readonly glyphs: readonly Component[];
  /** Height of its tallest glyph, pixels. */
  readonly glyphHeight: number;
}

/** A gap up to this share of the taller glyph's height stays inside a word; a printed space is wider. */
const GAP_HEIGHTS = 0.45;
/** Neighbors on a line share this part of the lower one's height, and neither is this many times as tall. */
const SHARED_HEIGHT = 0.5;
const HEIGHT_RATIO = 2.6;
/** Neighbors looked at to the right: more would only be reached in texture. */
const MAX_NEIGHBORS = 60;

/** Groups glyphs into words by looking to the right of each; a skew of a few degrees does not matter. */
export function wordsOf(glyphs: readonly Component[]): Word[] {
  const sorted = [...glyphs].sort((a, b) => a.left - b.left);
  const next = new Map<Component, Component>();
  const hasPrevious = new Set<Component>();
  const bands = bandsOf(sorted);
  for (const glyph of sorted) {
    const follower = nearestToTheRight(glyph, bands);
    if (!follower || hasPrevious.has(follower)) continue;
    next.set(glyph, follower);
    hasPrevious.add(follower);
  }
  return sorted.filter((glyph) => !hasPrevious.has(glyph)).map((first) => wordFrom(first, next));
}

const BAND_PIXELS = 32;

/** Glyphs by the horizontal bands that their middles lie in, each from left to right. */
function bandsOf(sorted: readonly Component[]): ReadonlyMap<number, readonly Component[]> {
  const bands = new Map<number, Component[]>();
  for (const glyph of sorted) {
    const band = Math.floor((glyph.top + glyph.bottom) / 2 / BAND_PIXELS);
    const known = bands.get(band);
    if (known) known.push(glyph);
    else bands.set(band, [glyph]);
  }
  return bands;
}

function nearestToTheRight(
  glyph: Component,
  bands: ReadonlyMap<number, readonly Component[]>,
): Component | undefined {
  const from = Math.floor(glyph.top / BAND_PIXELS) - 1;
  const to = Math.floor(glyph.bottom / BAND_PIXELS) + 1;
  let nearest: Component | undefined;
  for (let band = from; band <= to; band++) {
    const members = bands.get(band) ?? [];
    const start = firstStartingAfter(members, glyph.left);
    for (let at = start; at < Math.min(members.length, start + MAX_NEIGHBORS); at++) {
      const other = members[at]!;
      if (nearest && other.left >= nearest.left) break;
      if (areSideBySide(glyph, other)) nearest = other;
    }
  }
  return nearest;
}

function firstStartingAfter(members: readonly Component[], left: number): number {
  let [low, high] = [0, members.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (members[middle]!.left > left) high = middle;
    else low = middle + 1;
  }
  return low;
}

function areSideBySide(a: Component, b: Component): boolean {
  const [heightA, heightB] = [a.bottom - a.top, b.bottom - b.top];
  const [lower, taller] = heightA < heightB ? [heightA, heightB] : [heightB, heightA];
  if (taller > HEIGHT_RATIO * lower || b.left - a.right > GAP_HEIGHTS * taller) return false;
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >= SHARED_HEIGHT * lower;
}

function wordFrom(first: Component, next: ReadonlyMap<Component, Component>): Word {
  const glyphs: Component[] = [];
  for (let at: Component | undefined = first; at; at = next.get(at)) glyphs.push(at);
  return {
    left: first.left,
    top: Math.min(...glyphs.map(({ top }) => top)),
    right: Math.max(...glyphs.map(({ right }) => right)),
    bottom: Math.max(...glyphs.map(({ bottom }) => bottom)),
    glyphHeight: Math.max(...glyphs.map(({ top, bottom }) => bottom - top)),
    glyphs,
  };
}
