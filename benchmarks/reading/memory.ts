/**
 * Resident memory while 200 cards of different sizes are read one after the other by one recogniser.
 * `node scripts/run-source.mjs benchmarks/reading/memory.ts [documents=200]`
 * Ends with 1 above 1 GB, or when the last quarter of the documents stands more than a tenth above the second.
 */
import { loadRecognizer } from '@assay/extraction';
import { readRecognizerModels } from '@assay/server';
import { seededRandom } from '../../corpus/seeded-random.js';
import { sampleCard } from './sample-pages.js';

const LIMIT_MB = 1000;
const GROWTH = 1.1;
const documents = Number(process.argv[2] ?? 200);
const random = seededRandom(7);
const recognizer = await loadRecognizer(await readRecognizerModels());
const residentMb: number[] = [];
for (let document = 0; document < documents; document++) {
  await recognizer.readPage(await sampleCard(500 + Math.floor(random() * 1700), document));
  residentMb.push(process.memoryUsage.rss() / 1e6);
  if ((document + 1) % 20 === 0) console.log(`${String(document + 1).padStart(4)} documents  ${residentMb.at(-1)?.toFixed(0)} MB`);
}
const highestOf = (from: number, to: number): number =>
  residentMb.slice(from * documents, to * documents).reduce((a, b) => Math.max(a, b), 0);
const [early, late] = [highestOf(0.25, 0.5), highestOf(0.75, 1)];
console.log(`highest ${highestOf(0, 1).toFixed(0)} MB; second quarter ${early.toFixed(0)} MB, last quarter ${late.toFixed(0)} MB`);
process.exit(highestOf(0, 1) <= LIMIT_MB && late <= early * GROWTH ? 0 : 1);
