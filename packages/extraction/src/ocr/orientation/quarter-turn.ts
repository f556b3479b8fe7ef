import { sidesOf, turnedQuad } from '../plane/quad.js';
import type { Quad } from '../types.js';

/** How sure the reading of a piece of text is: the mean probability of its characters and their number. */
export interface TrialReading {
  readonly probability: number;
  readonly characters: number;
}

/** A piece this many times longer than wide runs along its longer side. */
const MIN_LENGTH_WIDTHS = 2;

/** Pieces read both ways, and how long they are best: a few words tell. */
const TRIALS = 5;
const TRIAL_LENGTH_WIDTHS = 8;

/** Text set upright is read this surely on average; upside down it is not. */
const SURE = 0.9;

/**
 * By how many clockwise quarter turns a page is set upright: the shapes of its pieces tell along which axis
 * the lines run, and reading a few of them both ways tells where they begin.
 */
export async function quarterTurn(
  quads: readonly Quad[],
  read: (quad: Quad) => Promise<TrialReading>,
): Promise<number> {
  const long = quads
    .map((quad) => ({ quad, ...sidesOf(quad) }))
    .filter(({ along, across }) => Math.max(along, across) >= MIN_LENGTH_WIDTHS * Math.min(along, across));
  const lengthOf = (pieces: typeof long): number =>
    pieces.reduce((sum, { along, across }) => sum + Math.max(along, across), 0);
  const lying = long.filter(({ along, across }) => along > across);
  const standing = long.filter(({ along, across }) => along <= across);
  const sideways = lengthOf(standing) > lengthOf(lying);
  const trials = (sideways ? standing : lying)
    .map(({ quad, along, across }) => ({ quad, shape: Math.max(along, across) / Math.min(along, across) }))
    .sort((a, b) => Math.abs(a.shape - TRIAL_LENGTH_WIDTHS) - Math.abs(b.shape - TRIAL_LENGTH_WIDTHS))
    .slice(0, TRIALS);
  const [likely, opposite] = sideways ? [1, 3] : [0, 2];
  if (trials.length === 0) return 0;
  const sureness = async (turns: number): Promise<number> => {
    let [sum, characters] = [0, 0];
    for (const { quad } of trials) {
      const reading = await read(turnedQuad(quad, turns));
      sum += reading.probability * reading.characters;
      characters += reading.characters;
    }
    return sum / Math.max(1, characters);
  };
  const first = await sureness(likely);
  if (first >= SURE) return likely;
  return (await sureness(opposite)) > first ? opposite : likely;
}
