import { BLANK, type OutputClass } from './alphabet.js';

/** A character as the recogniser saw it; spaces are told by the character after them. */
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
 * The best path through the output of a recogniser trained with connectionist temporal classification (Graves et al.
 * 2006, section 3.2): the likeliest class of each step, runs of one class joined, blanks left out.
 * @param probabilities row-major, `steps` x `classCount`
 * @param classes those that may be chosen; probabilities are taken among them and the blank
 */
export function bestPath(probabilities: Float32Array, steps: number, classCount: number, classes: readonly OutputClass[]): ReadCharacter[] {
  const read: ReadCharacter[] = [];
  let run: { chosen: OutputClass; probability: number; from: number; to: number; spaceBefore: number } | undefined;
  let spaceBefore = 0;
  const endRun = () => {
    if (!run) return;
    read.push({
      character: run.chosen.character,
      probability: run.probability,
      step: (run.from + run.to) / 2,
      spaceBefore: run.spaceBefore,
    });
    run = undefined;
    spaceBefore = 0;
  };
  for (let step = 0; step < steps; step++) {
    const row = step * classCount;
    let best: OutputClass | undefined;
    let highest = probabilities[row + BLANK]!;
    let sum = highest;
    let space = 0;
    for (const candidate of classes) {
      const probability = probabilities[row + candidate.index]!;
      sum += probability;
      if (candidate.character === ' ') space = probability;
      if (probability > highest) [best, highest] = [candidate, probability];
    }
    if (run?.chosen !== best) endRun();
    if (!run) spaceBefore = Math.max(spaceBefore, space / sum);
    if (!best || best.character === ' ') continue;
    const probability = Math.min(1, highest / sum);
    run = run
      ? { ...run, probability: Math.max(run.probability, probability), to: step }
      : { chosen: best, probability, from: step, to: step, spaceBefore };
  }
  endRun();
  return read;
}
