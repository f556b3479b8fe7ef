import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, startAnalyst } from '@assay/server';
import { examineCorpus } from '../examine-corpus.js';
import { COPIES, writeCopies } from './copies.js';
import { type ExaminedCopies, generatedReport } from './generated-report.js';
import { readGeneratedCorpus } from './read-generated-corpus.js';

const USAGE = 'npm run evaluate -- generated FOLDER [--json FILE] [--workers N]';

/** The server's defaults: an evaluation measures what a user gets. */
const { analysisTimeLimitMs, workerMemoryMb } = readSettings({});

/**
 * `npm run evaluate -- generated`: examines pictures of known origin as objects - as they are, saved anew, at
 * half their size - and prints how well generated ones are told from others, and who is accused.
 * @throws RangeError for a command line or a manifest that cannot be used
 */
export async function evaluateGenerated(commandLine: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    allowPositionals: true,
    options: { json: { type: 'string' }, workers: { type: 'string' } },
  });
  const workers = Number(values.workers ?? availableParallelism());
  if (!positionals[0] || positionals.length > 1 || !(Number.isInteger(workers) && workers >= 1))
    throw new RangeError(`expected ${USAGE}`);
  const folder = resolve(positionals[0]);
  const known = readGeneratedCorpus(folder);
  const analyst = await startAnalyst({
    workers,
    queueLimit: workers,
    timeLimitMs: analysisTimeLimitMs,
    memoryLimitMb: workerMemoryMb,
  });
  const temporary = mkdtempSync(join(tmpdir(), 'assay-generated-'));
  try {
    const examined: ExaminedCopies[] = [];
    for (const copy of COPIES) {
      const copies = await writeCopies(copy, folder, known, temporary);
      const files = await examineCorpus(
        analyst,
        copies,
        known,
        workers,
        () => {},
        () => ({ subject: 'object', isLinked: false }),
      );
      examined.push({ copy, files });
    }
    console.log(generatedReport(examined));
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(examined, null, 1)}\n`);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    await analyst.close();
  }
}
