import type { Figure } from './types.js';

/** The number that a figure states. */
export const figureValue = ({ units, decimals }: Pick<Figure, 'units' | 'decimals'>): number =>
  units / 10 ** decimals;
