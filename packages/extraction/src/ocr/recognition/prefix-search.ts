import { BLANK, type OutputClass } from './alphabet.js';

/** A text of which some steps were read, and how likely those steps spell it. */
interface Prefix {
  /** Undefined: no character yet. */
  readonly last: OutputClass | undefined;
  readonly before: Prefix | undefined;
  readonly longer: Map<OutputClass, Prefix>;
}

/** By whether the last step was the blank or the last character. */
interface Likelihood {
  blank: number;
  character: number;
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
  const root: Prefix = { last: undefined, before: undefined, longer: new Map() };
  let beam = new Map<Prefix, Likelihood>([[root, { blank: 1, character: 0 }]]);
  for (let step = 0; step < steps; step++) {
    const row = step * classCount;
    const candidates = classes.filter(({ index }) => probabilities[row + index]! >= LEAST_PROBABILITY);
    const next = new Map<Prefix, Likelihood>();
    const add = (prefix: Prefix, kind: keyof Likelihood, likelihood: number): void => {
      const known = next.get(prefix);
      if (known) known[kind] += likelihood;
      else next.set(prefix, { blank: 0, character: 0, [kind]: likelihood });
    };
    for (const [prefix, { blank, character }] of beam) {
      add(prefix, 'blank', (blank + character) * probabilities[row + BLANK]!);
      if (prefix.last) add(prefix, 'character', character * probabilities[row + prefix.last.index]!);
      for (const candidate of candidates) {
        // The same character again needs a blank before it.
        const reached = candidate === prefix.last ? blank : blank + character;
        if (reached > 0)
          add(extended(prefix, candidate), 'character', reached * probabilities[row + candidate.index]!);
      }
    }
    beam = likeliest(next);
  }
  const [best = root] = beam.keys();
  return charactersOf(best);
}

function extended(prefix: Prefix, character: OutputClass): Prefix {
  const known = prefix.longer.get(character);
  if (known) return known;
  const longer: Prefix = { last: character, before: prefix, longer: new Map() };
  prefix.longer.set(character, longer);
  return longer;
}

/** The beam's likeliest, the likeliest first, scaled so that long lines do not run out of numbers. */
function likeliest(prefixes: ReadonlyMap<Prefix, Likelihood>): Map<Prefix, Likelihood> {
  const sum = ({ blank, character }: Likelihood): number => blank + character;
  const kept = [...prefixes].sort(([, a], [, b]) => sum(b) - sum(a)).slice(0, BEAM);
  const scale = 1 / Math.max(Number.MIN_VALUE, kept[0] ? sum(kept[0][1]) : 1);
  return new Map(
    kept.map(([prefix, { blank, character }]) => [
      prefix,
      { blank: blank * scale, character: character * scale },
    ]),
  );
}

function charactersOf(prefix: Prefix): OutputClass[] {
  const characters: OutputClass[] = [];
  for (let at: Prefix | undefined = prefix; at?.last; at = at.before) characters.push(at.last);
  return characters.reverse();
}
