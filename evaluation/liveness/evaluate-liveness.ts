import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { examineSelfies, MOST_WORKERS } from './examine-selfies.js';
import { livenessReport } from './liveness-report.js';
import { readLivenessCorpus } from './manifest.js';

const USAGE = `npm run evaluate -- liveness FOLDER [--json FILE] [--workers 1..${MOST_WORKERS}] [--only PREFIX]`;

/**
 * `npm run evaluate -- liveness`: examines labeled photos and clips as the product does, and prints how
 * often attacks and living people are told for what they are.
 * @throws RangeError for a command line or a manifest that cannot be used
 */
export async function evaluateLiveness(commandLine: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    allowPositionals: true,
    options: { json: { type: 'string' }, workers: { type: 'string' }, only: { type: 'string' } },
  });
  const [folder] = positionals;
  const workers = Number(values.workers ?? MOST_WORKERS);
  const usable = Number.isInteger(workers) && workers >= 1 && workers <= MOST_WORKERS;
  if (!folder || positionals.length > 1 || !usable) throw new RangeError(`expected ${USAGE}`);
  const cases = readLivenessCorpus(folder).filter(({ file }) => file.startsWith(values.only ?? ''));
  const examined = await examineSelfies(resolve(folder), cases, workers, (done) => {
    if (process.stderr.isTTY)
      process.stderr.write(`\r${done} of ${cases.length}${done === cases.length ? '\n' : ''}`);
  });
  console.log(livenessReport(examined));
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(examined, null, 1)}\n`);
}
