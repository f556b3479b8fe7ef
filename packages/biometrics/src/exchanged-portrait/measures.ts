import type { RgbImage } from '@assay/media';
import type { FaceObservation } from '../types.js';
import { type Block, measureBlock } from './block.js';
import { earlierSaveLack } from './earlier-save.js';
import { gridOf } from './grid-phase.js';
import { latticeLack } from './lattice.js';
import { cardBlocks, type GridPhase, partsAround, portraitBlocks } from './places.js';

/** A portrait against the card around it. Each is about 0 where one camera took both at one moment. */
export interface ExchangeMeasures {
  /** {@link latticeLack}. */
  readonly latticeLack: number;
  /** Strength of JPEG's grid in the card, levels, and the share of it that the portrait lacks. */
  readonly grid: number;
  readonly gridLack: number;
  /** Logarithm of the portrait's noise over the card's, each of its cleanest tenth of blocks. */
  readonly noise: number;
  /** {@link earlierSaveLack}; undefined where the card was not saved finely, and coarsely again. */
  readonly earlierSaveLack: number | undefined;
  /**
   * How sharp the card's sharpest tenth of edges are, 1 a step from one pixel to the next; undefined where
   * there are few.
   */
  readonly cardSharpness: number | undefined;
}

/** Fewer blocks of either say nothing. */
const LEAST_BLOCKS = 60;
/** Share of the blocks that is held to be noise and nothing else. */
const CLEANEST = 0.1;
const SHARPEST = 0.9;
/** Added to both noises, levels: pictures without any are not infinitely cleaner. */
const NOISE_FLOOR = 0.02;
/** Steps of less luma are no edges; and fewer edges say nothing. */
const EDGE_LEVELS = 20;
const LEAST_EDGES = 8;

/** @returns undefined where the portrait or what is shown of the card is too small */
export function measureExchange(image: RgbImage, { mesh }: FaceObservation): ExchangeMeasures | undefined {
  const parts = partsAround(mesh, image);
  const { phase, inCard, inPortrait } = gridOf(image, parts);
  const blocksAt = (grid: GridPhase) => ({
    portrait: portraitBlocks(parts, grid).map((place) => measureBlock(image, place)),
    card: cardBlocks(parts, grid).map((place) => measureBlock(image, place)),
  });
  const blocks = blocksAt(phase);
  const { portrait, card } = blocks;
  const [ownNoise, cardNoise] = [noiseOf(portrait), noiseOf(card)];
  if (ownNoise === undefined || cardNoise === undefined) return undefined;
  return {
    latticeLack: latticeLack(portrait, card),
    grid: inCard,
    gridLack: (inCard - Math.max(0, inPortrait)) / (inCard + 0.1),
    noise: Math.log((ownNoise + NOISE_FLOOR) / (cardNoise + NOISE_FLOOR)),
    earlierSaveLack: earlierSaveLack(blocks, () => blocksAt({ x: phase.x ^ 4, y: phase.y ^ 4 })),
    cardSharpness: sharpnessOf(card),
  };
}

function noiseOf(blocks: readonly Block[]): number | undefined {
  const noises = blocks.filter(({ isWithinRange }) => isWithinRange).map(({ noise }) => noise);
  return noises.length < LEAST_BLOCKS ? undefined : quantile(noises, CLEANEST);
}

function sharpnessOf(blocks: readonly Block[]): number | undefined {
  const shares = blocks.filter(({ edge }) => edge >= EDGE_LEVELS).map(({ edgeShare }) => edgeShare);
  return shares.length < LEAST_EDGES ? undefined : quantile(shares, SHARPEST);
}

const quantile = (values: readonly number[], share: number): number =>
  Float64Array.from(values).sort()[Math.min(values.length - 1, Math.floor(share * values.length))]!;
