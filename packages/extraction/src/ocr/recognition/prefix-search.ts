import { BLANK, type OutputClass } from './alphabet.js';

/**
 * A text of which some steps were read, and how likely those steps spell it, by whether the last of them was
 * the blank or the last character.
 */
interface Prefix {
  /** Undefined: no character yet. */
  readonly last: OutputClass | undefined;
  readonly before: Prefix | undefined;
  /** By the class that follows. */
  readonly longer: Map<OutputClass, Prefix>;
  blank: number;
  character: number;
  /** The same with one step more, for the prefixes that it reaches. */
  nextBlank: number;
  nextCharacter: number;
  isReached: boolean;
}

/** Texts kept at each step: more than the likely readings of one letter. */
const BEAM = 8;

/** Less likely at a step than this, a character does not stand there. */
const LEAST_PROBABILITY = 0.005;

/**
 * The likeliest text, as all paths that spell it together make it, by prefix beam search (Graves et al. 2006,
 * section 3.2; Hannun et al. 2014, arXiv:1408.2873, algorithm 1). A narrow letter between two steps is less
 * likely than the blank at each and likelier than nothing at both: the best path alone leaves it out.
 * @param probabilities row-major, `steps` x `classCount`
 * @param classes those that may be chosen
 */
export function likeliestText(
  probabilities: Float32Array,
  steps: number,
  classCount: number,
  classes: readonly OutputClass[],
): OutputClass[] {
  const root = prefixOf(undefined, undefined);
  root.blank = 1;
  let beam = [root];
  const candidates: OutputClass[] = [];
  for (let step = 0; step < steps; step++) {
    const row = step * classCount;
    candidates.length = 0;
    for (let at = 0; at < classes.length; at++)
      if (probabilities[row + classes[at]!.index]! >= LEAST_PROBABILITY) candidates.push(classes[at]!);
    const reached: Prefix[] = [];
    for (const prefix of beam) {
      const { last, blank, character } = prefix;
      reach(prefix, reached).nextBlank += (blank + character) * probabilities[row + BLANK]!;
      if (last) prefix.nextCharacter += character * probabilities[row + last.index]!;
      for (const candidate of candidates) {
        // The same character again needs a blank before it.
        const likelihood = candidate === last ? blank : blank + character;
        if (likelihood > 0)
          reach(extended(prefix, candidate), reached).nextCharacter +=
            likelihood * probabilities[row + candidate.index]!;
      }
    }
    beam = likeliest(reached);
  }
  return charactersOf(beam[0] ?? root);
}

const prefixOf = (last: OutputClass | undefined, before: Prefix | undefined): Prefix => ({
  last,
  before,
  longer: new Map(),
  blank: 0,
  character: 0,
  nextBlank: 0,
  nextCharacter: 0,
  isReached: false,
});

/** Adds a prefix to those reached, once. */
function reach(prefix: Prefix, reached: Prefix[]): Prefix {
  if (!prefix.isReached) reached.push(prefix);
  prefix.isReached = true;
  return prefix;
}

function extended(prefix: Prefix, character: OutputClass): Prefix {
  const known = prefix.longer.get(character);
  if (known) return known;
  const longer = prefixOf(character, prefix);
  prefix.longer.set(character, longer);
  return longer;
}

/** The beam's likeliest, the likeliest first, scaled so that long lines do not run out of numbers. */
function likeliest(reached: Prefix[]): Prefix[] {
  const kept = reached
    .sort((a, b) => b.nextBlank + b.nextCharacter - (a.nextBlank + a.nextCharacter))
    .slice(0, BEAM);
  const [best] = kept;
  const scale = 1 / Math.max(Number.MIN_VALUE, best ? best.nextBlank + best.nextCharacter : 1);
  for (const prefix of kept) {
    prefix.blank = prefix.nextBlank * scale;
    prefix.character = prefix.nextCharacter * scale;
  }
  for (const prefix of reached) {
    prefix.nextBlank = 0;
    prefix.nextCharacter = 0;
    prefix.isReached = false;
  }
  return kept;
}

function charactersOf(prefix: Prefix): OutputClass[] {
  const characters: OutputClass[] = [];
  for (let at: Prefix | undefined = prefix; at?.last; at = at.before) characters.push(at.last);
  return characters.reverse();
}
