/** Steps that are tried on each weight, the widest first. */
const STEPS = [1.5, -1.5, 0.6, -0.6] as const;
/** What a step must gain: less is chance on some hundred cards. */
const MIN_GAIN = 1;

/** Something that weights are fitted on: which of them it depends on, and how well it comes out with them as they are. */
export interface Example {
  readonly features: ReadonlySet<string>;
  readonly score: () => number;
}

/**
 * Coordinate ascent: each weight in turn is moved where that raises the sum of scores.
 * @param weights changed in place
 * @param rounds through all weights; it ends sooner where one gains nothing
 */
export function climb(weights: Record<string, number>, examples: readonly Example[], rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    let gained = false;
    for (const name of Object.keys(weights)) {
      const concerned = examples.filter(({ features }) => name === 'none' || features.has(name));
      const sum = (): number => concerned.reduce((total, { score }) => total + score(), 0);
      const start = weights[name] ?? 0;
      let [best, kept] = [sum(), start];
      for (const step of STEPS) {
        weights[name] = start + step;
        const reached = sum();
        if (reached >= best + MIN_GAIN) [best, kept, gained] = [reached, start + step, true];
      }
      weights[name] = kept;
    }
    if (!gained) return;
  }
}
