/**
 * `node scripts/run-source.mjs training/identity/make-weights.ts LEARN.jsonl.br HELD.jsonl.br...`: fits the weights by which
 * the values of cards are chosen (`packages/extraction/src/types/identity/weights.ts`) on the first of several recorded
 * sets, starting from those that are there, and counts all of them with the weights before and after.
 */
import { readGoldenSet } from '../../evaluation/golden/pack.js';
import { WEIGHTS } from '../../packages/extraction/src/types/identity/weights.js';
import { climb } from './climb.js';
import { type PreparedCard, prepareCard, printCounts } from './print-counts.js';

const ROUNDS = 2;

const paths = process.argv.slice(2);
const [learned, ...held] = paths.map((path): PreparedCard[] => readGoldenSet(path).flatMap(prepareCard));
if (learned === undefined) throw new RangeError('expected LEARN.jsonl.br HELD.jsonl.br...');

const weights: Record<string, number> = WEIGHTS;
const count = (): void => {
  for (const set of [learned, ...held]) console.log(JSON.stringify(printCounts(set)));
};
count();
climb(
  weights,
  learned.map((card) => ({
    features: new Set(card.candidates.flatMap(({ features }) => features)),
    score: () => {
      const { right, wrong } = printCounts([card]);
      return right - wrong / 2;
    },
  })),
  ROUNDS,
);
count();
for (const [feature, weight] of Object.entries(weights)) console.log(`  '${feature}': ${weight.toFixed(1)},`);
