/**
 * Brings the published documents of bases.csv into a folder, each under its digest:
 * `node scripts/run-source.mjs corpus/real-pdfs/make-bases.ts FOLDER [--repositories FOLDER]`. With
 * `--repositories`, files are read from bare or plain clones that lie there as `owner+name`; else the commits are
 * fetched from where they are published. A file whose digest is another is refused.
 */
import { parseArgs } from 'node:util';
import { readBases } from './bases.js';
import { bringFiles } from './published-files.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { repositories: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write('Usage: make-bases.ts FOLDER [--repositories FOLDER]\n');
  process.exit(2);
}
const missing = bringFiles(readBases(), folder, values.repositories);
process.stdout.write(`${readBases().length - missing} files in ${folder}, ${missing} not found\n`);
