/** A choice among alternatives, each with what is true of it, and which of them are right; nothing chosen is right where none is. */
export interface Choice<Feature extends string> {
  readonly alternatives: readonly { readonly features: ReadonlySet<Feature>; readonly isRight: boolean }[];
}

export type Weights<Feature extends string> = Readonly<Record<Feature | 'none', number>>;

/** How strongly weights are held where they were: documents are few, and a feature that hardly occurs says little. */
const PENALTY = 0.3;
const STEPS = 3_000;
const STEP = 0.05;

/** Logits of every alternative; the last one, of choosing none, is 0. */
const logitsOf = <Feature extends string>(
  { alternatives }: Choice<Feature>,
  weights: Weights<Feature>,
): number[] => [
  ...alternatives.map(({ features }) =>
    [...features].reduce((sum, feature) => sum + weights[feature], weights.none),
  ),
  0,
];

const rightOf = <Feature extends string>({ alternatives }: Choice<Feature>): boolean[] => {
  const right = alternatives.map(({ isRight }) => isRight);
  return [...right, !right.includes(true)];
};

/** In how many of the choices the likeliest alternative is a right one. */
export function rightChoices<Feature extends string>(
  choices: readonly Choice<Feature>[],
  weights: Weights<Feature>,
): number {
  return choices.filter((choice) => {
    const logits = logitsOf(choice, weights);
    return rightOf(choice)[logits.indexOf(Math.max(...logits))];
  }).length;
}

/**
 * Fits the weights of a conditional logit model (McFadden 1974): gradient descent on the likelihood of the right
 * alternatives, with a quadratic penalty around the weights that it starts from.
 */
export function fitChoices<Feature extends string>(
  choices: readonly Choice<Feature>[],
  start: Weights<Feature>,
): Weights<Feature> {
  const names = Object.keys(start) as (Feature | 'none')[];
  let weights: Weights<Feature> = start;
  for (let step = 0; step < STEPS; step++) {
    const gradient = Object.fromEntries(
      names.map((name) => [name, PENALTY * (weights[name] - start[name])]),
    ) as Record<Feature | 'none', number>;
    for (const choice of choices) {
      const likely = softmax(logitsOf(choice, weights));
      const right = rightOf(choice);
      const ofRight = likely.reduce((sum, share, index) => sum + (right[index] ? share : 0), 0);
      choice.alternatives.forEach(({ features }, index) => {
        const share = likely[index] ?? 0;
        const excess = share - (right[index] ? share / ofRight : 0);
        for (const name of [...features, 'none' as const]) gradient[name] += excess;
      });
    }
    const scale = STEP / Math.sqrt(Math.max(1, choices.length));
    weights = Object.fromEntries(
      names.map((name) => [name, weights[name] - scale * gradient[name]]),
    ) as Weights<Feature>;
  }
  return weights;
}

function softmax(logits: readonly number[]): number[] {
  const most = Math.max(...logits);
  const shares = logits.map((logit) => Math.exp(logit - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
