import type { Dice } from '../pdf-forgeries/dice.js';
import { pageCount } from '../pdf-forgeries/pictures.js';
import type { ForgeryJob, ForgeryOutcome, Technique } from '../pdf-forgeries/tampering/technique.js';
import { DEBIAN_PYTHON, runScript, runTool, ToolError } from '../pdf-forgeries/tools.js';
import { editor, PDFBOX, removeRowWithPdfium } from './editors.js';
import type { RealBase } from './real-base.js';

interface RemovedRow {
  /** From 1. */
  readonly page: number;
  /** Of its band, in points from the top. */
  readonly top: number;
  readonly bottom: number;
  readonly text: string;
}

/** One file of every base, whatever its kind; the place of the edit is the technique's own. */
const OF_ANY_BASE = { count: 1, kinds: [], choosesEdit: true, metadataStays: true } as const;

/** A row of a table of real rows; `way` is the script's, `plan` where another program takes it out. */
function rowRemoved(
  name: string,
  tool: string,
  way: 'redact' | 'strings' | 'clip' | 'plan',
  remove: (job: ForgeryJob, row: RemovedRow) => void = () => undefined,
): Technique {
  return {
    name,
    tool,
    ...OF_ANY_BASE,
    forge(job): ForgeryOutcome {
      const row = JSON.parse(
        runScript(DEBIAN_PYTHON, '../real-pdfs/editors/remove_row.py', {
          input: job.base.path,
          output: job.output,
          way,
          seed: job.dice.between(0, 1e6),
        }),
      ) as RemovedRow;
      remove(job, row);
      return {
        what: `row removed: ${row.text}`,
        pages: [row.page],
        arith: 'breaks',
        notes: `band ${row.top} to ${row.bottom}`,
        comparable: false,
      };
    },
  };
}

/** Pages in the order of a changed file: which file each is of, and its number there, from 1. */
type PageOrder = readonly { readonly path: string; readonly page: number }[];

/** The page of another file by the same publisher in the place of one, by the program that `join` runs. */
function pageOfAnother(
  name: string,
  tool: string,
  bases: readonly RealBase[],
  join: (order: PageOrder, job: ForgeryJob) => void,
): Technique {
  return {
    name,
    tool,
    ...OF_ANY_BASE,
    forge(job): ForgeryOutcome {
      const { path } = job.base;
      const pages = pageCount(path);
      if (pages < 2) throw new ToolError('one page only');
      const page = job.dice.between(1, pages);
      const other = siblingWith(page, bases, job);
      const order = Array.from({ length: pages }, (_, index) => ({
        path: index + 1 === page ? other : path,
        page: index + 1,
      }));
      join(order, job);
      return {
        what: `page ${page} of another file of the same publisher`,
        pages: [page],
        arith: 'neutral',
        comparable: false,
      };
    },
  };
}

const textOf = (path: string, page: number): string =>
  runTool('pdftotext', ['-f', String(page), '-l', String(page), path, '-']).trim();

/** Another file of the publisher that has a page of that number, with other words on it. */
function siblingWith(page: number, bases: readonly RealBase[], { base, dice }: ForgeryJob): string {
  const publisher = bases.find((known) => known.base.id === base.id)?.document.publisher;
  const here = textOf(base.path, page);
  const siblings = dice
    .shuffled(bases.filter(({ document }) => document.publisher === publisher))
    .map((known) => known.base.path)
    .filter((path) => path !== base.path && pageCount(path) >= Math.max(2, page));
  const found = siblings.find((path) => ![here, ''].includes(textOf(path, page)));
  if (found === undefined) throw new ToolError('its publisher has no other file with such a page');
  return found;
}

/**
 * Rows taken out of a table, the gap left or closed, and pages of another file of the publisher.
 * @param bases among which the other file is looked for
 */
export const rowsAndPages = (bases: readonly RealBase[], dice: Dice): readonly Technique[] => [
  ...dice.shuffled([
    rowRemoved('row_redacted', 'pymupdf', 'redact'),
    rowRemoved('row_strings_out', 'pikepdf', 'strings'),
    rowRemoved('row_clipped', 'pikepdf', 'clip'),
    rowRemoved('row_out_pdfium', 'pdfium', 'plan', (job, row) => {
      removeRowWithPdfium({ input: job.base.path, output: job.output, ...row });
    }),
  ]),
  ...dice.shuffled([
    pageOfAnother('page_of_another_qpdf', 'qpdf', bases, (order, { base, output }) => {
      const parts = order.flatMap(({ path, page }) => [path, String(page)]);
      runTool('qpdf', [base.path, '--pages', ...parts, '--', output]);
    }),
    pageOfAnother('page_of_another_mutool', 'mutool', bases, (order, { output }) => {
      const parts = order.flatMap(({ path, page }) => [path, String(page)]);
      runTool('mutool', ['merge', '-o', output, ...parts]);
    }),
    pageOfAnother('page_of_another_pymupdf', 'pymupdf', bases, (order, { base, output }) => {
      runScript(DEBIAN_PYTHON, '../real-pdfs/editors/put_page.py', { input: base.path, output, order });
    }),
    pageOfAnother('page_of_another_pdfbox', 'pdfbox', bases, (order, { base, output }) => {
      const at = order.findIndex(({ path }) => path !== base.path);
      const other = order[at]?.path ?? '';
      runTool('java', [
        '-cp',
        PDFBOX,
        editor('PutPageWithPdfBox.java'),
        base.path,
        output,
        other,
        String(at + 1),
      ]);
    }),
  ]),
];
