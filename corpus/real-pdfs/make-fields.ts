/**
 * Brings the documents of fields.csv into a folder, with the manifest that `npm run evaluate -- documents` reads:
 * `node scripts/run-source.mjs corpus/real-pdfs/make-fields.ts FOLDER [--set develop|count] [--repositories FOLDER]`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fieldsManifest, readDocumentsOfFields } from './fields.js';
import { bringFiles } from './published-files.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { repositories: { type: 'string' }, set: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write('Usage: make-fields.ts FOLDER [--set develop|count] [--repositories FOLDER]\n');
  process.exit(2);
}
const documents = readDocumentsOfFields((name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8'),
).filter(({ set }) => values.set === undefined || set === values.set);
const missing = bringFiles(documents, folder, values.repositories);
const found = documents.filter(({ sha256 }) => existsSync(join(folder, `${sha256}.pdf`)));
writeFileSync(join(folder, 'manifest.csv'), fieldsManifest(found));
process.stdout.write(`${found.length} files in ${folder}, ${missing} not found\n`);
