/**
 * Holds the records of files against those of another version of the code.
 *
 *   node scripts/run-source.mjs benchmarks/analysis/records.ts write RECORDS.jsonl PATH...
 *   node scripts/run-source.mjs benchmarks/analysis/records.ts compare BEFORE.jsonl AFTER.jsonl
 *
 * A folder stands for all files in it. Written by one checkout and compared by another: a change that only saves time
 * leaves every record as it was. Ends with 1 when one differs.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { differencesBetween } from '../../packages/server/src/replay/differences.js';
import { startAnalyst } from '../../packages/server/src/workers/index.js';
import { filesAt, recordsOf } from '../records-of-files.js';

/** Places shown of a file whose records differ. */
const SHOWN = 5;

interface Line {
  readonly path: string;
  readonly record: unknown;
}

async function write(target: string, paths: readonly string[]): Promise<void> {
  const analyst = await startAnalyst({
    workers: 1,
    queueLimit: 1,
    timeLimitMs: 120_000,
    memoryLimitMb: 2048,
  });
  writeFileSync(target, '');
  for (const path of filesAt(paths)) {
    const record = await recordsOf(analyst, path);
    if (record !== undefined) appendFileSync(target, `${JSON.stringify({ path, record } satisfies Line)}\n`);
  }
  await analyst.close();
}

const recordsIn = (source: string): Map<string, unknown> =>
  new Map(
    readFileSync(source, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const { path, record }: Line = JSON.parse(line);
        return [path, record];
      }),
  );

/** @returns how many files have other records, or none on one side */
function compare(before: string, after: string): number {
  const [earlier, later] = [recordsIn(before), recordsIn(after)];
  const paths = [...new Set([...earlier.keys(), ...later.keys()])];
  const differing = paths.filter((path) => {
    const differences = differencesBetween(earlier.get(path), later.get(path));
    if (differences.length > 0) console.log(path, differences.slice(0, SHOWN));
    return differences.length > 0;
  });
  console.log(`${differing.length} of ${paths.length} files differ`);
  return differing.length;
}

const [task, first = '', ...others] = process.argv.slice(2);
if (task === 'write') await write(first, others);
else if (task === 'compare') process.exitCode = compare(first, others[0] ?? '') === 0 ? 0 : 1;
else console.log('Nothing to do: see the comment of benchmarks/analysis/records.ts.');
