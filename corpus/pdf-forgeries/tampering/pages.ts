import type { Base } from '../base.js';
import { type Block, textsOf } from '../content/blocks.js';
import { replacementsBetween } from '../content/edit-plan.js';
import { pageCount } from '../pictures.js';
import { DEBIAN_PYTHON, runScript, runTool, ToolError } from '../tools.js';
import type { ForgeryJob, Technique } from './technique.js';

/**
 * One page of another version of the document, printed by the same generator, put in the place of the honest
 * page.
 */
function pageSwap(
  name: string,
  count: number,
  tool: string,
  join: (parts: { honest: string; other: string; page: number; pages: number; output: string }) => void,
): Technique {
  return {
    name,
    tool,
    count,
    kinds: ['consistent'],
    choosesEdit: true,
    suits: (base) => base.document.content.kind === 'statement',
    forge({ base, dice, output }) {
      const pages = pageCount(base.path);
      if (pages < 2) throw new ToolError('one page only');
      const changed = base.document.raised(dice.between(3, 22) * 10_000);
      const other = base.reprint(changed, dice);
      if (pageCount(other) !== pages) throw new ToolError('the other version breaks its pages elsewhere');
      const page = dice.between(1, pages);
      const text = (path: string) =>
        runTool('pdftotext', ['-f', String(page), '-l', String(page), path, '-']);
      const [before, after] = [text(base.path), text(other)];
      const pairs = replacementsBetween(textsOf(base.document.content), textsOf(changed)).filter(
        ({ from, to }) => before.includes(from) && after.includes(to),
      );
      if (before === after || pairs.length === 0) throw new ToolError('nothing differs on that page');
      join({ honest: base.path, other, page, pages, output });
      return {
        what: `consistent: ${pairs.map(({ from, to }) => `${from} -> ${to}`).join('; ')}`,
        pages: [page],
        arith: 'breaks',
        notes: 'page of another print',
        comparable: false,
      };
    },
  };
}

const table = (base: Base) =>
  base.document.content.blocks.find(
    (block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table',
  );

function findRow({ base, dice }: ForgeryJob): { row: readonly string[]; next: readonly string[] } {
  const rows = table(base)?.rows ?? [];
  const index = dice.between(1, Math.min(rows.length - 2, 14));
  const [row, next] = [rows[index], rows[index + 1]];
  if (row === undefined || next === undefined) throw new ToolError('too few rows');
  return { row, next };
}

const shiftRows = (name: string, count: number, way: 'insert' | 'delete'): Technique => ({
  name,
  tool: 'pikepdf',
  count,
  kinds: ['amount'],
  choosesEdit: true,
  suits: (base) => base.document.content.kind === 'statement',
  forge(job) {
    const { base, output } = job;
    const { row, next } = findRow(job);
    const columns = table(base)?.columns ?? [];
    const cells = row.flatMap((from, column) => {
      if (from === '') return [];
      const last = column === row.length - 1;
      const to =
        /\d[.,]\d\d$/.test(from) && !last
          ? from.replace(/\d/, (digit) => String((Number(digit) % 8) + 1))
          : from;
      return [{ from, to, right: columns[column]?.align === 'right' }];
    });
    const nextRow = next.filter((text) => text !== '');
    runScript(DEBIAN_PYTHON, './tampering/rows_shift.py', {
      input: base.path,
      output,
      page: 1,
      row: cells,
      nextRow,
      way,
    });
    const description =
      way === 'delete'
        ? `row deleted: ${row.filter(Boolean).join(' | ')}`
        : `row inserted: ${cells.map(({ to }) => to).join(' | ')}`;
    return {
      what: description,
      pages: [1],
      arith: 'breaks',
      comparable: false,
      ...(way === 'insert' ? { notes: `below the row ${row.filter(Boolean).join(' | ')}` } : {}),
    };
  },
});

/** Whole pages and whole rows. */
export const PAGES: readonly Technique[] = [
  pageSwap('page_swap_qpdf', 3, 'qpdf', ({ honest, other, page, pages, output }) => {
    const range = (from: number, to: number) => (from > to ? [] : [honest, `${from}-${to}`]);
    runTool('qpdf', [
      honest,
      '--pages',
      ...range(1, page - 1),
      other,
      String(page),
      ...range(page + 1, pages),
      '--',
      output,
    ]);
  }),
  pageSwap('page_swap_pdftk', 2, 'pdftk', ({ honest, other, page, pages, output }) => {
    const range = (from: number, to: number) => (from > to ? [] : [`A${from}-${to}`]);
    runTool('pdftk', [
      `A=${honest}`,
      `B=${other}`,
      'cat',
      ...range(1, page - 1),
      `B${page}`,
      ...range(page + 1, pages),
      'output',
      output,
    ]);
  }),
  shiftRows('row_inserted', 3, 'insert'),
  shiftRows('row_deleted', 3, 'delete'),
];
