/**
 * `npm run evaluate -- pdf|images FOLDER [--json FILE] [--check ID] [--workers N]`: measures the engine on a folder of
 * labelled files.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKS } from '@assay/forensics';
import { startAnalyst } from '@assay/server';
import { examineCorpus } from './examine-corpus.js';
import { CORPUS_KINDS, type CorpusKind, readCorpus } from './manifest.js';
import { evaluationReport } from './report/report.js';

const USAGE = 'npm run evaluate -- pdf|images FOLDER [--json FILE] [--check ID] [--workers N]';

/** As the server's defaults: an evaluation measures what a user gets. */
const TIME_LIMIT_MS = 60_000;
const MEMORY_LIMIT_MB = 1024;

interface Request {
  readonly kind: CorpusKind;
  readonly folder: string;
  readonly jsonPath: string | undefined;
  readonly checkId: string | undefined;
  readonly workers: number;
}

function readRequest(commandLine: readonly string[]): Request {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    allowPositionals: true,
    options: { json: { type: 'string' }, check: { type: 'string' }, workers: { type: 'string' } },
  });
  const kind = CORPUS_KINDS.find((known) => known === positionals[0]);
  const folder = positionals[1];
  if (!kind || !folder || positionals.length > 2) throw new RangeError(`expected ${USAGE}`);
  if (values.check !== undefined && !CHECKS.some(({ id }) => id === values.check)) {
    throw new RangeError(`--check: expected one of ${CHECKS.map(({ id }) => id).join(', ')}, received ${values.check}`);
  }
  const workers = Number(values.workers ?? availableParallelism());
  if (!(Number.isInteger(workers) && workers >= 1))
    throw new RangeError(`--workers: expected a whole number from 1, received ${values.workers}`);
  return { kind, folder: resolve(folder), jsonPath: values.json, checkId: values.check, workers };
}

async function evaluate({ kind, folder, jsonPath, checkId, workers }: Request): Promise<void> {
  const corpus = readCorpus(kind, folder);
  const analyst = await startAnalyst({ workers, queueLimit: workers, timeLimitMs: TIME_LIMIT_MS, memoryLimitMb: MEMORY_LIMIT_MB });
  const showProgress = (done: number): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${corpus.files.length}${done === corpus.files.length ? '\n' : ''}`);
  };
  try {
    const files = await examineCorpus(analyst, folder, corpus.files, workers, showProgress);
    console.log(evaluationReport(kind, corpus, files, checkId));
    if (jsonPath !== undefined) writeFileSync(jsonPath, `${JSON.stringify(files, null, 1)}\n`);
  } finally {
    await analyst.close();
  }
}

try {
  await evaluate(readRequest(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof RangeError ? error.message : error);
  process.exitCode = 1;
}
