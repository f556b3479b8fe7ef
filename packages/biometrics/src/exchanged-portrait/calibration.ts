import type { ExchangeMeasures } from './measures.js';

/**
 * What a logistic model takes of the measures: each is 0 for nearly all honest cards, and grows from there.
 */
export interface ExchangeSigns {
  /** The card was saved as JPEG before, the portrait was not. */
  readonly history: number;
  /** JPEG's grid stands in the card and not in the portrait. */
  readonly grid: number;
  /** The portrait has less noise than the card has anywhere. */
  readonly clean: number;
}

/**
 * Where each sign begins and ends: about the honest cards' largest values of the fitting half. Of noise it
 * was .15 and of the grid .55 until three honest pictures of the other half were told: a card whose ground is
 * all fine lines has no clean place of its own, and a soft portrait shows less of the last save's grid.
 */
const HISTORY = { from: 0.6, to: 9.6 };
const GRID = { from: 0.65, to: 1.15 };
const CLEAN = { from: 0.4, to: 1.2 };
/**
 * Less of a grid, levels, says less of where it is missing; and what keeps to steps without one was drawn so.
 */
const FULL_GRID = 0.2;
const FULL_GRID_OF_HISTORY = 0.15;
/**
 * A card whose edges are sharper was drawn, or put together by a program: its noise is that of its pieces,
 * and a portrait without any is no sign. Of 15 specimens on the web that were looked at 6 are such; of cards
 * through a lens half are below.
 */
const SEEN_BY_LENS_BELOW = 0.66;

/**
 * Fitted on 2026-11-28 with a ridge of .001 on 68 exchanged and 68 honest pictures of
 * `corpus/faces/exchanged-portraits` (seed 1, photos of the press) and 15 specimens: the log odds of an
 * exchange where as many cards are exchanged as are not.
 */
const WEIGHTS: ExchangeSigns = { history: 3.54, grid: 24.6, clean: 26.22 };
const BIAS = -0.85;

/** As likely as not: none of the 83 honest pictures of the fit lies above, 1 of 103 of the other half. */
export const TOLD_ABOVE_LOG_ODDS = 0;

/**
 * Above this share of the card's traces of an earlier save that the portrait lacks it was laid over after
 * that save. The largest of 103 honest pictures of the other half is .43, of 68 of the fitting half .38; both
 * were seen before this was set.
 */
export const EARLIER_SAVE_LACKS_ABOVE = 0.5;

export function signsOf({
  latticeLack,
  grid,
  gridLack,
  noise,
  cardSharpness,
}: ExchangeMeasures): ExchangeSigns {
  const seenByLens = cardSharpness !== undefined && cardSharpness < SEEN_BY_LENS_BELOW;
  return {
    history: Math.log1p(beyond(latticeLack, HISTORY)) * share(grid, FULL_GRID_OF_HISTORY),
    grid: (beyond(gridLack, GRID) / (GRID.to - GRID.from)) * share(grid, FULL_GRID),
    clean: seenByLens ? beyond(-noise, CLEAN) : 0,
  };
}

const beyond = (value: number, { from, to }: { readonly from: number; readonly to: number }): number =>
  Math.min(to, Math.max(from, value)) - from;

const share = (value: number, whole: number): number => Math.min(1, Math.max(0, value / whole));

export const exchangeLogOdds = (signs: ExchangeSigns): number =>
  BIAS + WEIGHTS.history * signs.history + WEIGHTS.grid * signs.grid + WEIGHTS.clean * signs.clean;
