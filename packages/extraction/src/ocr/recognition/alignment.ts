import { BLANK, type OutputClass } from './alphabet.js';

/** The steps on which a character stands. */
export interface Run {
  readonly chosen: OutputClass;
  readonly from: number;
  readonly to: number;
}

/**
 * Where the characters of a known text stand: the likeliest path that spells it (Viterbi over the text with
 * blanks between its characters, Graves et al. 2006, section 4.1). Empty when the text has more characters
 * than there are steps for it.
 * @param probabilities row-major, `steps` x `classCount`
 */
export function alignedRuns(
  probabilities: Float32Array,
  steps: number,
  classCount: number,
  text: readonly OutputClass[],
): Run[] {
  const states = 2 * text.length + 1;
  const classes = Int32Array.from({ length: states }, (_, state) =>
    state % 2 === 0 ? BLANK : text[(state - 1) / 2]!.index,
  );
  const maySkip = Uint8Array.from({ length: states }, (_, state) =>
    state % 2 === 1 && state >= 3 && classes[state] !== classes[state - 2] ? 1 : 0,
  );
  const cameFrom = new Uint8Array(steps * states);
  let scores = new Float64Array(states).fill(-Infinity);
  let next = new Float64Array(states);
  for (let step = 0; step < steps; step++) {
    const blank = logOf(probabilities[step * classCount + BLANK]!);
    for (let state = 0; state < states; state++) {
      let best = step === 0 && state < 2 ? 0 : scores[state]!;
      let back = 0;
      if (step > 0 && state >= 1 && scores[state - 1]! > best) {
        best = scores[state - 1]!;
        back = 1;
      }
      if (step > 0 && maySkip[state] === 1 && scores[state - 2]! > best) {
        best = scores[state - 2]!;
        back = 2;
      }
      next[state] =
        best === -Infinity
          ? best
          : best + (state % 2 === 0 ? blank : logOf(probabilities[step * classCount + classes[state]!]!));
      cameFrom[step * states + state] = back;
    }
    [scores, next] = [next, scores];
  }
  let state = states > 1 && scores[states - 2]! > scores[states - 1]! ? states - 2 : states - 1;
  if (scores[state] === -Infinity) return [];
  const runs: { chosen: OutputClass; from: number; to: number }[] = [];
  let stood: number | undefined;
  for (let step = steps - 1; step >= 0; step--) {
    if (state % 2 === 1) {
      const run = runs.at(-1);
      if (run && stood === state) run.from = step;
      else runs.push({ chosen: text[(state - 1) / 2]!, from: step, to: step });
    }
    stood = state;
    state -= cameFrom[step * states + state]!;
  }
  return runs.reverse();
}

const logOf = (probability: number): number => Math.log(Math.max(Number.MIN_VALUE, probability));
