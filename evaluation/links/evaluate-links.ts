import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { diceFrom } from '../../corpus/pdf-forgeries/dice.js';
import { MOST_WORKERS, takeDossiers } from '../dossiers/take-dossiers.js';
import { compareSeries } from './compare-series.js';
import { linkReport } from './link-report.js';
import { readSeries } from './read-series.js';
import { type Strangers, strangersAmong, tooStrong } from './strangers.js';
import { strangersReport } from './strangers-report.js';

const USAGE = `npm run evaluate -- links FOLDER [--text-cache DIR] [--dossier-cache DIR] [--pixels-unread] [--faces] [--key-seed 0..255] [--orders 1..100] [--json FILE] [--workers 1..${MOST_WORKERS}]`;

/** Each compares all pairs of the series again. */
const MOST_ORDERS = 100;

/**
 * `npm run evaluate -- links`: compares every submission of a series with all before it, and prints which
 * links were found, missed and wrong. The run fails when strangers of one template are linked above `low`, in
 * the order of the series or in another.
 * @throws RangeError for a command line or a manifest that cannot be used
 */
export async function evaluateLinks(commandLine: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...commandLine],
    allowPositionals: true,
    options: {
      'text-cache': { type: 'string' },
      'dossier-cache': { type: 'string' },
      'pixels-unread': { type: 'boolean' },
      faces: { type: 'boolean' },
      'key-seed': { type: 'string' },
      orders: { type: 'string' },
      json: { type: 'string' },
      workers: { type: 'string' },
    },
  });
  const [folder] = positionals;
  const workers = Number(values.workers ?? MOST_WORKERS);
  const keySeed = Number(values['key-seed'] ?? 1);
  const orders = Number(values.orders ?? 1);
  const usable =
    Number.isInteger(workers) &&
    workers >= 1 &&
    workers <= MOST_WORKERS &&
    Number.isInteger(keySeed) &&
    keySeed >= 0 &&
    keySeed < 256 &&
    Number.isInteger(orders) &&
    orders >= 1 &&
    orders <= MOST_ORDERS;
  if (!folder || positionals.length > 1 || !usable) throw new RangeError(`expected ${USAGE}`);
  const manifest = readSeries(resolve(folder));
  const files = manifest.submissions.map(({ file }) => file);
  const dossiers = await takeDossiers(resolve(folder), files, {
    workers,
    textCache: resolved(values['text-cache']),
    dossierCache: resolved(values['dossier-cache']),
    pixelsUnread: values['pixels-unread'] ?? false,
    faces: values.faces ?? false,
    onDone: (done) => {
      if (process.stderr.isTTY)
        process.stderr.write(`\r${done} of ${files.length}${done === files.length ? '\n' : ''}`);
    },
  });
  const pairs = compareSeries(manifest, dossiers, keySeed);
  const inAnotherOrder = (seed: number): Strangers =>
    strangersAmong(compareSeries(manifest, diceFrom(seed).shuffled(dossiers), keySeed));
  console.log(
    `${files.length} submissions, ${pairs.length} pairs, ${manifest.pairs.length} of them with something in common\n`,
  );
  console.log(linkReport(dossiers, pairs));
  const strangers = [
    strangersAmong(pairs),
    ...Array.from({ length: orders - 1 }, (_, at) => inAnotherOrder(at + 1)),
  ];
  console.log(`\n${strangersReport(strangers)}`);
  if (strangers.some(({ ofOneTemplate }) => tooStrong(ofOneTemplate).length > 0)) {
    console.error('strangers of one template are linked above low');
    process.exitCode = 1;
  }
  if (values.json !== undefined) {
    // Links only: a dossier holds what a document states.
    const linked = pairs.flatMap(({ comparison, ...pair }) =>
      comparison.links.length === 0 && !pair.relation
        ? []
        : [
            {
              ...pair,
              links: comparison.links.map(({ linkType, strength, metadata }) => ({
                linkType,
                strength,
                metadata,
              })),
              contradictions: comparison.contradictions.map(({ code }) => code),
            },
          ],
    );
    writeFileSync(values.json, `${JSON.stringify(linked, null, 1)}\n`);
  }
}

const resolved = (folder: string | undefined): string | undefined =>
  folder === undefined ? undefined : resolve(folder);
