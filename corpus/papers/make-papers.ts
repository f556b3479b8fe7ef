/**
 * `node scripts/run-source.mjs corpus/papers/make-papers.ts OUT [--seed N] [--layouts FAMILY] [--only KIND] [--every N --from K]`:
 * writes statements, pay stubs and identity documents as PDFs and pictures, and what they state, to `OUT/manifest.csv`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HtmlPrinter } from '../link-series/papers/html-printer.js';
import { diceFrom } from '../pdf-forgeries/dice.js';
import { WORK_FOLDER } from '../pdf-forgeries/tools.js';
import type { ComposedDocument } from './composed-document.js';
import { FAMILIES, FAMILY_CHOICE, type Family, isFamilyName, KINDS } from './families.js';
import { formatManifest, type ManifestRow } from './manifest.js';
import type { PdfPrinter } from './treatments/pdf-printers.js';
import { print } from './treatments/print.js';
import { type TreatedFile, type Treatment, treat } from './treatments/treatments.js';

const USAGE = `make-papers.ts OUT [--seed N] [--layouts ${FAMILY_CHOICE}] [--only KIND] [--every N --from K]`;

/** Of each kind, the documents `from`, `from + every` and so on; a paper then in one of its two looks. */
interface Sample {
  readonly every: number;
  readonly from: number;
}

/** Of so many sampled papers one is a picture. */
const PAPERS_A_PICTURE = 4;

async function make(
  folder: string,
  seed: number,
  family: Family,
  only: string | undefined,
  sample: Sample | undefined,
): Promise<void> {
  const rows: ManifestRow[] = [];
  const printer = await HtmlPrinter.start();
  for (const [kindIndex, kind] of KINDS.entries()) {
    if (only !== undefined && only !== kind.name) continue;
    mkdirSync(join(folder, kind.name), { recursive: true });
    const composers = kind.composers(family);
    // Kinds roll dice of their own: a change of one leaves the others' documents as they were.
    const dice = diceFrom(seed * 1000 + kindIndex);
    for (const [index, compose] of composers.entries()) {
      const document = await compose(dice);
      if (sample && index % sample.every !== sample.from) continue;
      const write = (treatment: string, { extension, bytes }: TreatedFile): void => {
        const file = `${kind.name}/${String(index + 1).padStart(3, '0')}-${treatment}.${extension}`;
        writeFileSync(join(folder, file), bytes);
        rows.push({ file, document, treatment });
      };
      const pdfPrinter = family.pdfs[index < composers.length / 2 ? 0 : 1];
      await writeTreated(
        document,
        { index, seed, pdfPrinter, pictures: family.pictures, oneLook: sample !== undefined, printer },
        write,
      );
      writeFileSync(join(folder, 'manifest.csv'), formatManifest(rows));
    }
  }
  await printer.close();
  console.log(`${rows.length} files of ${new Set(rows.map(({ document }) => document)).size} documents`);
}

async function writeTreated(
  document: ComposedDocument,
  {
    index,
    seed,
    pdfPrinter,
    pictures,
    oneLook,
    printer,
  }: {
    index: number;
    seed: number;
    pdfPrinter: PdfPrinter;
    pictures: readonly Treatment[];
    oneLook: boolean;
    printer: HtmlPrinter;
  },
  write: (treatment: string, file: TreatedFile) => void,
): Promise<void> {
  const printed =
    document.drawing.kind === 'html' ? (await printer.print(document)).printed : print(document);
  const asPicture = !oneLook || (index + seed) % PAPERS_A_PICTURE === 0;
  if (printed.pdfPath !== undefined && !(oneLook && asPicture))
    write(pdfPrinter.name, { extension: 'pdf', bytes: await pdfPrinter.print(printed.pdfPath) });
  if (printed.pdfPath !== undefined && !asPicture) return;
  const treatment = pictures[index % pictures.length];
  if (treatment) write(treatment.name, await treat(printed, treatment, diceFrom(seed * 100_000 + index)));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    layouts: { type: 'string' },
    only: { type: 'string' },
    every: { type: 'string' },
    from: { type: 'string' },
  },
});
const [folder] = positionals;
const seed = Number(values.seed ?? 1);
const layouts = values.layouts ?? 'papers';
if (folder === undefined || !Number.isInteger(seed) || !isFamilyName(layouts)) {
  console.error(`expected ${USAGE}`);
  process.exitCode = 1;
} else {
  try {
    await make(
      resolve(folder),
      seed,
      FAMILIES[layouts],
      values.only,
      values.every === undefined
        ? undefined
        : { every: Number(values.every), from: Number(values.from ?? 0) },
    );
  } finally {
    rmSync(WORK_FOLDER, { recursive: true, force: true });
  }
}
