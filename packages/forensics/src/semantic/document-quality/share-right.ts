/** Values of a rising law, straight between them. */
type Law = readonly (readonly [from: number, to: number])[];

/**
 * How often a word is read exactly as it is printed, by the probability that the recognizer gives it.
 * Measured 2026-11-22 on 6,860 words of degraded pages of the first layouts of `corpus/parsing`;
 * `npm run evaluate -- legibility FOLDER` makes such pages.
 */
const WORD_RIGHT: Law = [
  [0, 0],
  [0.2, 0.04],
  [0.35, 0.12],
  [0.45, 0.23],
  [0.55, 0.35],
  [0.63, 0.47],
  [0.67, 0.58],
  [0.78, 0.7],
  [0.85, 0.8],
  [0.91, 0.89],
  [0.95, 0.93],
  [0.98, 0.954],
  [0.996, 0.974],
  [1, 1],
];

/**
 * Of all words that a page prints, the share that is read right, by the mean of {@link WORD_RIGHT} over those
 * that were found: where many are doubtful, others are not found at all. Measured on 81 of the same pages,
 * without glare.
 */
const PAGE_RIGHT: Law = [
  [0, 0],
  [0.25, 0.03],
  [0.35, 0.09],
  [0.45, 0.18],
  [0.6, 0.43],
  [0.7, 0.58],
  [0.78, 0.71],
  [0.82, 0.75],
  [0.86, 0.81],
  [0.89, 0.86],
  [0.93, 0.915],
  [0.95, 0.94],
  [1, 1],
];

function valueAt(law: Law, at: number): number {
  const next = law.findIndex(([from]) => from >= at);
  const [toAt, to] = law[next]!;
  const [fromAt, from] = law[next - 1] ?? [0, 0];
  return toAt === fromAt ? to : from + ((to - from) * (at - fromAt)) / (toAt - fromAt);
}

/** How likely a word is right. @param reading 0..1; 1 for a text layer, which is right */
export const wordRight = (reading: number): number => valueAt(WORD_RIGHT, reading);

/** Share of a page's words that is read right. @param meanWordRight of the words found, 0..1 */
export const pageRight = (meanWordRight: number): number => valueAt(PAGE_RIGHT, meanWordRight);
