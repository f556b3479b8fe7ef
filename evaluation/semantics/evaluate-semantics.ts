import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DecodeError, loadPdfium, sniff } from '@assay/media';
import { type AnalysisJob, readPdfiumBinary, startAnalyst } from '@assay/server';
import { examineCorpus } from '../examine-corpus.js';
import { type CorpusFile, readCorpus } from '../manifest.js';
import { placeEdits } from '../place-edits.js';
import { balancesThatDoNotFollow } from './crude-rule.js';
import { semanticsPage } from './semantics-page.js';
import { semanticsReport } from './semantics-report.js';

const USAGE =
  'npm run evaluate -- semantics FOLDER [--text-cache DIR] [--only TEXT] [--json FILE] [--workers N] [--rates FILE --named NAME]';

/**
 * Reading a dense page in pixels takes several seconds on a loaded machine, and nothing here is to be lost to
 * that.
 */
const TIME_LIMIT_MS = 180_000;
/**
 * Four times the server's default: a worker that has read one picture takes more than half of that when it
 * runs from source, and would be replaced, models and all, after nearly every picture.
 */
const MEMORY_LIMIT_MB = 4096;

/**
 * `npm run evaluate -- semantics`: judges every file of a labeled folder by the checks of type
 * `SEMANTIC_FRAUD` alone, with the server's own pool and judge, and prints what they find, where they point,
 * and whom they accuse.
 * @throws RangeError for a command line or a manifest that cannot be used
 */
export async function evaluateSemantics(commandLine: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    allowPositionals: true,
    options: {
      'text-cache': { type: 'string' },
      only: { type: 'string' },
      json: { type: 'string' },
      workers: { type: 'string' },
      rates: { type: 'string' },
      named: { type: 'string' },
    },
  });
  const workers = Number(values.workers ?? availableParallelism());
  if (!positionals[0] || positionals.length > 1 || !(Number.isInteger(workers) && workers >= 1))
    throw new RangeError(`expected ${USAGE}`);
  if ((values.rates === undefined) !== (values.named === undefined))
    throw new RangeError('expected --rates and --named together');
  const folder = resolve(positionals[0]);
  const known = readCorpus('pdf', folder).files.filter(({ file }) => file.includes(values.only ?? ''));
  const analyst = await startAnalyst({
    workers,
    queueLimit: workers,
    timeLimitMs: TIME_LIMIT_MS,
    memoryLimitMb: MEMORY_LIMIT_MB,
    engineModule: engineWith(values['text-cache']),
  });
  try {
    const files = await examineCorpus(
      analyst,
      folder,
      known,
      workers,
      (done) => showProgress(done, known.length),
      jobOf,
    );
    const [placesOfFile, crudeCounts] = [
      await placeEdits(folder, known),
      await countByCrudeRule(folder, known),
    ];
    console.log(semanticsReport(files, { placesOfFile, crudeCounts }));
    if (values.rates !== undefined && values.named !== undefined) {
      const date = new Date().toISOString().slice(0, 10);
      writeFileSync(values.rates, semanticsPage(files, placesOfFile, { corpus: values.named, date }));
    }
    if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(files, null, 1)}\n`);
  } finally {
    await analyst.close();
  }
}

/** Fingerprints are of no use here, and cost more than most checks. */
const jobOf = ({ receivedOn }: CorpusFile): Partial<AnalysisJob> => ({
  isLinked: false,
  ...(receivedOn && { receivedOn }),
});

function engineWith(textCache: string | undefined): URL {
  const engine = new URL('./semantic-engine.ts', import.meta.url);
  if (textCache === undefined) return engine;
  const texts = resolve(textCache);
  mkdirSync(texts, { recursive: true });
  engine.searchParams.set('texts', texts);
  return engine;
}

async function countByCrudeRule(
  folder: string,
  files: readonly CorpusFile[],
): Promise<ReadonlyMap<string, number>> {
  const pdfium = await loadPdfium(await readPdfiumBinary());
  const counts = new Map<string, number>();
  for (const { file } of files) {
    const bytes = readFileSync(join(folder, file));
    if (sniff(bytes) !== 'pdf') continue;
    try {
      const document = pdfium.open(bytes);
      const pages = Array.from({ length: document.pageCount }, (_, index) =>
        balancesThatDoNotFollow(document.text(index).words),
      );
      counts.set(
        file,
        pages.reduce((sum, count) => sum + count, 0),
      );
      document.close();
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
    }
  }
  return counts;
}

function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total}${done === total ? '\n' : ''}`);
}
