import type { Evidence } from '@assay/forensics';
import { type RecoveredValues, recoveredValues } from '../edited-values.js';
import type { ExaminedFile } from '../examined-file.js';
import { groupedBy } from '../statistics/grouped-by.js';
import { countOf, textTable } from './text-table.js';

const evidenceOf = ({ checks }: ExaminedFile): readonly Evidence[] =>
  checks.flatMap(({ evidence }) => evidence);

/** The file's known edits against its evidence. */
export const recoveredFrom = (file: ExaminedFile): RecoveredValues =>
  recoveredValues(file.known.editedValues, evidenceOf(file));

/** Whether a page that was edited is among those that the evidence names. */
export const hitsAPage = (file: ExaminedFile): boolean =>
  evidenceOf(file).some(({ page }) => page !== undefined && file.known.editedPages.includes(page));

/**
 * By technique: how many of the replaced values the evidence shows, earlier and later text, and whether it
 * names the page.
 */
export function recoveredSection(files: readonly ExaminedFile[]): string {
  const edited = files.filter(({ known }) => known.tampered);
  const rows = [...groupedBy(edited, ({ known }) => known.technique)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([technique, members]) => recoveredRow(technique, members));
  return textTable(
    ['technique', 'files', 'earlier value', 'later value', 'page named'],
    [...rows, recoveredRow('all', edited)],
  );
}

function recoveredRow(name: string, files: readonly ExaminedFile[]): readonly string[] {
  const counts = files.map(recoveredFrom);
  const sum = (pick: (count: RecoveredValues) => number): number =>
    counts.reduce((total, count) => total + pick(count), 0);
  const total = sum((count) => count.total);
  const paged = files.filter(({ known }) => known.editedPages.length > 0);
  return [
    name,
    String(files.length),
    countOf(
      sum(({ before }) => before),
      total,
    ),
    countOf(
      sum(({ after }) => after),
      total,
    ),
    countOf(paged.filter(hitsAPage).length, paged.length),
  ];
}
