import { alignedRuns } from './alignment.js';
import { BLANK, type OutputClass } from './alphabet.js';
import { likeliestText } from './prefix-search.js';

/** A character as the recognizer saw it; spaces are told by the character after them. */
export interface ReadCharacter {
  readonly character: string;
  /** Highest probability along its run of steps, among the possible characters and the blank, 0..1. */
  readonly probability: number;
  /** Middle of its run, in steps of the output. */
  readonly step: number;
  /** Highest probability of a space in the steps since the character before. */
  readonly spaceBefore: number;
}

/**
 * Finds a text in the output of a recognizer: `probabilities` row-major, `steps` x `classCount`, and the
 * classes that may be chosen.
 */
export type TextSearch = (
  probabilities: Float32Array,
  steps: number,
  classCount: number,
  classes: readonly OutputClass[],
) => OutputClass[];

/**
 * The text that the likeliest path alone spells: the likeliest class of each step, runs of one class joined,
 * blanks left out (Graves et al. 2006, section 3.2). It counts the fillers of a zone better than all paths
 * together do.
 */
export const bestPathText: TextSearch = (probabilities, steps, classCount, classes) => {
  const text: OutputClass[] = [];
  let last: OutputClass | undefined;
  for (let row = 0; row < steps * classCount; row += classCount) {
    let best: OutputClass | undefined;
    let highest = probabilities[row + BLANK]!;
    for (const candidate of classes) {
      const probability = probabilities[row + candidate.index]!;
      if (probability > highest) [best, highest] = [candidate, probability];
    }
    if (best && best !== last) text.push(best);
    last = best;
  }
  return text;
};

/**
 * What a recognizer trained with connectionist temporal classification (Graves et al. 2006) read: a text, the
 * likeliest if not told otherwise, and where its characters stand on the likeliest path that spells it.
 * @param probabilities row-major, `steps` x `classCount`
 * @param classes those that may be chosen; probabilities are taken among them and the blank
 */
export function readCharacters(
  probabilities: Float32Array,
  steps: number,
  classCount: number,
  classes: readonly OutputClass[],
  textOf: TextSearch = likeliestText,
): ReadCharacter[] {
  const shares = sharesAmong(probabilities, steps, classCount, classes);
  const runs = alignedRuns(shares, steps, classCount, textOf(shares, steps, classCount, classes));
  const space = classes.find(({ character }) => character === ' ');
  const highest = (of: OutputClass | undefined, from: number, to: number): number => {
    let most = 0;
    for (let step = from; of && step <= to; step++)
      most = Math.max(most, shares[step * classCount + of.index]!);
    return most;
  };
  let end = -1;
  return runs
    .filter(({ chosen }) => chosen !== space)
    .map(({ chosen, from, to }) => {
      const spaceBefore = highest(space, end + 1, from - 1);
      end = to;
      return {
        character: chosen.character,
        probability: highest(chosen, from, to),
        step: (from + to) / 2,
        spaceBefore,
      };
    });
}

/**
 * The probabilities of the blank and of the classes that may be chosen, so that they sum to 1 at each step;
 * the others stay as they are.
 */
function sharesAmong(
  probabilities: Float32Array,
  steps: number,
  classCount: number,
  classes: readonly OutputClass[],
): Float32Array {
  const shares = probabilities.slice();
  const indexes = Int32Array.of(BLANK, ...classes.map(({ index }) => index));
  for (let row = 0; row < steps * classCount; row += classCount) {
    let sum = 0;
    for (let at = 0; at < indexes.length; at++) sum += shares[row + indexes[at]!]!;
    // Numbers as small as these can all be 0: then nothing stands there.
    if (sum === 0) shares[row + BLANK] = 1;
    else for (let at = 0; at < indexes.length; at++) shares[row + indexes[at]!]! /= sum;
  }
  return shares;
}
