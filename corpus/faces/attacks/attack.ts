import type { RgbImage } from '@assay/media';

export type SimulatedKind = 'screen' | 'print';

/** What a simulator made of a photo, before the file is coded. */
export interface SimulatedAttack {
  readonly image: RgbImage;
  readonly kind: SimulatedKind;
  /** Whether edges of the display or the sheet can be seen. */
  readonly showsBorder: boolean;
}

/**
 * One way to turn a photo into the picture of a display or a print that shows it. Draws every choice from
 * `random`.
 */
export type Simulator = (photo: RgbImage, random: () => number) => SimulatedAttack;

/** Evenly between two numbers. */
export const between = (random: () => number, least: number, most: number): number =>
  least + (most - least) * random();

export const oneOf = <T>(random: () => number, choices: readonly T[]): T =>
  choices[Math.floor(random() * choices.length)]!;

/** Sum of four uniform numbers, centered: near enough to normal for sensor noise, deviation 1. */
export const nearNormal = (random: () => number): number =>
  (random() + random() + random() + random() - 2) * Math.sqrt(3);
