import { median } from '@assay/media';
import type { Component, PixelBox } from '../ink/components.js';
import type { ShadeMap } from './shade-map.js';
import { forEachCell, grown, shareOf, sidesOf } from './shares.js';

/** A piece of shade, and what is around it. */
export interface Surroundings {
  /**
   * Levels under the paper right beside it: what all but a tenth of its cells stay under; see {@link DEEP}.
   */
  readonly deep: number;
  /**
   * How much its depth varies, as a share of {@link deep}: print that ran together is cloudy, a shaded field
   * even.
   */
  readonly cloudiness: number;
  /** Shares of the strip along its box, and of the ring around that. */
  readonly hardEdge: number;
  readonly printAround: number;
  readonly shadeAround: number;
  /**
   * Share of paper left or right of it, where there is less; above or below it, where there is more. Print
   * has blank space around it, tints run on.
   */
  readonly paperBeside: number;
  readonly paperAboveOrBelow: number;
  /**
   * Light of the paper beside it, as a share of that of the picture's lightest tenth: what a page lies on is
   * darker.
   */
  readonly paperLight: number;
  /** Sides, of four, with print. */
  readonly printedSides: number;
  readonly strength: number;
}

/** Quantiles of the depth of its cells. */
const [SHALLOW, DEEP] = [0.5, 0.9];
/**
 * In heights of the print: the strip along a piece, the ring around the strip, the part of it that lies
 * between two lines, and how far print is looked for beside and above.
 */
const [STRIP, RING, LEADING, BESIDE, ABOVE] = [0.25, 0.5, 0.25, 4, 3];
/**
 * What is shade, what is the edge of a field, what is print, and what is paper: depth in levels, crispness as
 * a share of the print's.
 */
const SHADE = { depth: 3, crispnessBelow: 0.5 };
const EDGE = { depth: 8, crispness: 0.4 };
const PRINT = { depth: 15, crispness: 0.6 };
const PAPER_DEPTH = 3;
/** Fewer cells of paper do not show its light. */
const LEAST_PAPER = 9;
/** A side has print from this share of its cells on. */
const PRINTED_SHARE = 0.04;
/** A piece counts in full from this depth times two on, levels; its fill counts so many times, up to 1. */
const [FULL_DEPTH, FILL_TIMES] = [8, 1.5];
/** An even piece counts less than a cloudy one. */
const FULL_CLOUDINESS = 0.3;
/** A piece with shade in half of its ring is part of something larger. */
const SHADE_TIMES = 2;
/** Crispness, of the print's, at which a piece is no shade any more. */
const CRISP = 0.3;

/** What a smudge must be; see README.md for what else looks like one. */
const BOUNDS = {
  deepFrom: 6,
  deepTo: 100,
  cloudiness: 0.15,
  hardEdge: 0.5,
  printAround: 0.35,
  paperBeside: 0.3,
  paperAboveOrBelow: 0.6,
  paperLight: 0.6,
  printedSides: 1,
};

/** Whether a piece is what print leaves that software smeared. */
export const isSmudge = (seen: Surroundings): boolean =>
  seen.deep >= BOUNDS.deepFrom &&
  seen.deep <= BOUNDS.deepTo &&
  seen.cloudiness >= BOUNDS.cloudiness &&
  seen.hardEdge <= BOUNDS.hardEdge &&
  seen.printAround <= BOUNDS.printAround &&
  seen.paperBeside >= BOUNDS.paperBeside &&
  seen.paperLight >= BOUNDS.paperLight &&
  seen.paperAboveOrBelow >= BOUNDS.paperAboveOrBelow &&
  seen.printedSides >= BOUNDS.printedSides;

/** Looks at a piece of the mask (1 = shade) and around it. Linear in the cells of its box and the ring. */
export function surroundings(piece: Component, mask: Uint8Array, map: ShadeMap): Surroundings {
  const { printHeight, depth, crispness, tone } = map;
  const strip = grown(piece, Math.max(2, Math.round(STRIP * printHeight)), map);
  const ring = grown(strip, Math.max(2, Math.round(RING * printHeight)), map);
  const isPrint = (at: number) => depth[at]! > PRINT.depth && crispness[at]! > PRINT.crispness;
  const own: number[] = [];
  const paper: number[] = [];
  let crispnessSum = 0;
  forEachCell(piece, map.width, (at) => {
    if (mask[at] === 0) return;
    own.push(tone[at]!);
    crispnessSum += crispness[at]!;
  });
  const hardEdge = shareOf(
    strip,
    piece,
    map.width,
    (at) => depth[at]! > EDGE.depth && crispness[at]! > EDGE.crispness,
  );
  const printAround = shareOf(ring, strip, map.width, isPrint);
  const shadeAround = shareOf(ring, strip, map.width, (at) => {
    if (depth[at]! < PAPER_DEPTH) paper.push(tone[at]!);
    return depth[at]! > SHADE.depth && crispness[at]! < SHADE.crispnessBelow;
  });
  const sorted = Float64Array.from(own).sort();
  const light = paper.length < LEAST_PAPER ? Number.NaN : median(paper)!;
  const deep = light - sorted[Math.floor((1 - DEEP) * sorted.length)]!;
  const shallow = light - sorted[Math.floor((1 - SHALLOW) * sorted.length)]!;
  const area = own.length / printHeight ** 2;
  const fill = own.length / ((piece.right - piece.left) * (piece.bottom - piece.top));
  const cloudiness = (deep - shallow) / deep;
  const strength =
    Math.sqrt(area) *
    Math.min(1, cloudiness / FULL_CLOUDINESS) *
    Math.min(2, deep / FULL_DEPTH) *
    Math.min(1, FILL_TIMES * fill) *
    Math.max(0, 1 - SHADE_TIMES * shadeAround) ** 2 *
    Math.max(0, 1 - crispnessSum / own.length / CRISP);
  const [left, right, above, below] = sidesOf(strip, RING, LEADING, map) as [
    PixelBox,
    PixelBox,
    PixelBox,
    PixelBox,
  ];
  const paperAt = (side: PixelBox) => shareOf(side, undefined, map.width, (at) => depth[at]! < PAPER_DEPTH);
  const printedSides = sidesOf(piece, BESIDE, ABOVE, map).filter(
    (side) => shareOf(side, undefined, map.width, isPrint) > PRINTED_SHARE,
  ).length;
  return {
    deep,
    cloudiness,
    hardEdge,
    printAround,
    shadeAround,
    printedSides,
    paperBeside: Math.min(paperAt(left), paperAt(right)),
    paperAboveOrBelow: Math.max(paperAt(above), paperAt(below)),
    paperLight: light / map.paperLight,
    strength,
  };
}
