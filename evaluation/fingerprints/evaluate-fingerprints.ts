import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HtmlPrinter } from '../../corpus/link-series/papers/html-printer.js';
import { FAMILIES, FAMILY_CHOICE, type FamilyName, isFamilyName } from '../../corpus/papers/families.js';
import { WORK_FOLDER } from '../../corpus/pdf-forgeries/tools.js';
import { MOST_WORKERS, takeDossiers } from '../dossiers/take-dossiers.js';
import { readSeries } from '../links/read-series.js';
import { readCorpus } from '../manifest.js';
import { fingerprintReport } from './fingerprint-report.js';
import { makePapers } from './make-papers.js';
import { relatedDossiers } from './pairs.js';
import { relationOfPapers } from './paper.js';

const USAGE = `npm run evaluate -- fingerprints [FOLDER] [--layouts ${FAMILY_CHOICE}] [--full] [--read] [--seed N] [--text-cache DIR] [--workers 1..${MOST_WORKERS}]`;

/** Without `--full`, every which layout is made: two minutes on two processors. */
const LAYOUT_STEP = 4;

/** Documents, and what every two of them have to do with each other. */
interface Collection {
  readonly folder: string;
  readonly files: readonly string[];
  /** @returns undefined for a pair that is not counted */
  readonly relationOf: (newer: number, earlier: number) => string | undefined;
}

/**
 * `npm run evaluate -- fingerprints`: how alike the fingerprints of papers are that have something to do with
 * each other and of such that have not, on papers made for it or in a folder.
 * @throws RangeError for a command line or a manifest that cannot be used
 */
export async function evaluateFingerprints(commandLine: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    allowPositionals: true,
    options: {
      layouts: { type: 'string' },
      full: { type: 'boolean' },
      read: { type: 'boolean' },
      seed: { type: 'string' },
      'text-cache': { type: 'string' },
      workers: { type: 'string' },
    },
  });
  const [folder] = positionals;
  const layouts = values.layouts ?? 'papers';
  const [seed, workers] = [Number(values.seed ?? 1), Number(values.workers ?? MOST_WORKERS)];
  const isUsable =
    Number.isInteger(seed) && Number.isInteger(workers) && workers >= 1 && workers <= MOST_WORKERS;
  if (positionals.length > 1 || !isFamilyName(layouts) || !isUsable)
    throw new RangeError(`expected ${USAGE}`);
  const measure = async ({ folder: of, files, relationOf }: Collection): Promise<void> => {
    const dossiers = await takeDossiers(of, files, {
      workers,
      textCache: values['text-cache'] === undefined ? undefined : resolve(values['text-cache']),
      dossierCache: undefined,
      pixelsUnread: !values.read,
      faces: false,
      onDone: (done) => {
        if (process.stderr.isTTY)
          process.stderr.write(`\r${done} of ${files.length}${done === files.length ? '\n' : ''}`);
      },
    });
    const related = relatedDossiers(
      dossiers.map(({ dossier }) => dossier),
      relationOf,
    );
    console.log(fingerprintReport(dossiers, related));
  };
  if (folder === undefined) await withMadePapers(layouts, seed, values.full ? 1 : LAYOUT_STEP, measure);
  else await measure(collectionOf(resolve(folder)));
}

async function withMadePapers(
  layouts: FamilyName,
  seed: number,
  layoutStep: number,
  measure: (collection: Collection) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprints-'));
  const printer = await HtmlPrinter.start();
  try {
    const papers = await makePapers(folder, FAMILIES[layouts], { seed, layoutStep }, printer);
    const relationOf: Collection['relationOf'] = (newer, earlier) =>
      relationOfPapers(papers[newer]!, papers[earlier]!);
    await measure({ folder, files: papers.map(({ file }) => file), relationOf });
  } finally {
    await printer.close();
    for (const made of [folder, WORK_FOLDER]) rmSync(made, { recursive: true, force: true });
  }
}

/**
 * A series (`manifest.json`, `corpus/link-series`) tells each relation; labeled files (`manifest.csv`) what
 * was made of one original.
 */
function collectionOf(folder: string): Collection {
  if (existsSync(join(folder, 'manifest.json'))) {
    const { submissions, pairs } = readSeries(folder);
    const names = new Map(pairs.map(({ earlier, newer, name }) => [`${earlier} ${newer}`, name]));
    const files = submissions.map(({ file }) => file);
    return {
      folder,
      files,
      relationOf: (newer, earlier) => names.get(`${files[earlier]} ${files[newer]}`) ?? 'nothing in common',
    };
  }
  const { files } = readCorpus('pdf', folder);
  const relationOf: Collection['relationOf'] = (newer, earlier) =>
    files[newer]?.group === files[earlier]?.group ? 'one original' : 'different originals';
  return { folder, files: files.map(({ file }) => file), relationOf };
}
