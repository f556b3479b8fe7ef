/**
 * `node scripts/run-source.mjs corpus/parsing/make-parsing-corpus.ts OUT [--seed N] [--layouts FAMILY] [--only KIND]`:
 * writes statements, pay stubs and identity documents as PDFs and pictures, and what they state, to `OUT/manifest.csv`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { diceFrom } from '../pdf-forgeries/dice.js';
import { WORK_FOLDER } from '../pdf-forgeries/tools.js';
import type { ComposedDocument } from './composed-document.js';
import { FAMILIES, FAMILY_CHOICE, type Family, isFamilyName, KINDS } from './families.js';
import { formatManifest, type ManifestRow } from './manifest.js';
import type { PdfPrinter } from './treatments/pdf-printers.js';
import { print } from './treatments/print.js';
import { type TreatedFile, type Treatment, treat } from './treatments/treatments.js';

const USAGE = `make-parsing-corpus.ts OUT [--seed N] [--layouts ${FAMILY_CHOICE}] [--only KIND]`;

async function make(folder: string, seed: number, family: Family, only: string | undefined): Promise<void> {
  const rows: ManifestRow[] = [];
  for (const [kindIndex, kind] of KINDS.entries()) {
    if (only !== undefined && only !== kind.name) continue;
    mkdirSync(join(folder, kind.name), { recursive: true });
    const composers = kind.composers(family);
    // Kinds roll dice of their own: a change of one leaves the others' documents as they were.
    const dice = diceFrom(seed * 1000 + kindIndex);
    for (const [index, compose] of composers.entries()) {
      const document = await compose(dice);
      const write = (treatment: string, { extension, bytes }: TreatedFile): void => {
        const file = `${kind.name}/${String(index + 1).padStart(3, '0')}-${treatment}.${extension}`;
        writeFileSync(join(folder, file), bytes);
        rows.push({ file, document, treatment });
      };
      const pdfPrinter = family.pdfs[index < composers.length / 2 ? 0 : 1];
      await writeTreated(document, { index, seed, pdfPrinter, pictures: family.pictures }, write);
      writeFileSync(join(folder, 'manifest.csv'), formatManifest(rows));
    }
  }
  console.log(`${rows.length} files of ${new Set(rows.map(({ document }) => document)).size} documents`);
}

async function writeTreated(
  document: ComposedDocument,
  {
    index,
    seed,
    pdfPrinter,
    pictures,
  }: { index: number; seed: number; pdfPrinter: PdfPrinter; pictures: readonly Treatment[] },
  write: (treatment: string, file: TreatedFile) => void,
): Promise<void> {
  const printed = print(document);
  if (printed.pdfPath !== undefined)
    write(pdfPrinter.name, { extension: 'pdf', bytes: await pdfPrinter.print(printed.pdfPath) });
  const treatment = pictures[index % pictures.length];
  if (treatment) write(treatment.name, await treat(printed, treatment, diceFrom(seed * 100_000 + index)));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, layouts: { type: 'string' }, only: { type: 'string' } },
});
const [folder] = positionals;
const seed = Number(values.seed ?? 1);
const layouts = values.layouts ?? 'first';
if (folder === undefined || !Number.isInteger(seed) || !isFamilyName(layouts)) {
  console.error(`expected ${USAGE}`);
  process.exitCode = 1;
} else {
  try {
    await make(resolve(folder), seed, FAMILIES[layouts], values.only);
  } finally {
    rmSync(WORK_FOLDER, { recursive: true, force: true });
  }
}
