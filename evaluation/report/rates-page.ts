import { CHECKS } from '@assay/forensics';
import type { ExaminedFile, ScoredCheck } from '../examined-file.js';
import { groupedBy } from '../statistics/grouped-by.js';
import { imageRates } from './image-rates.js';
import { countOf } from './text-table.js';

/** What was examined, for the page's head. */
export interface RatesOrigin {
  /** How a reader would name the corpus; never a path. */
  readonly corpus: string;
  /** Like `2026-11-22`. */
  readonly date: string;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** The page of every check's rates, in Markdown: one table of checks, one of techniques. */
export function ratesPage(files: readonly ExaminedFile[], { corpus, date }: RatesOrigin): string {
  const tampered = files.filter(({ known }) => known.tampered);
  const honest = files.filter(({ known }) => !known.tampered);
  return [
    `## ${corpus}, ${date}`,
    `${tampered.length} tampered and ${honest.length} honest files. FAIL means that the check alone reaches the middle band.`,
    table(
      ['check', 'version', 'FAIL on tampered', 'FAIL on honest', 'examined'],
      CHECKS.flatMap((check) => rowOfCheck(check.id, check.version, tampered, honest)),
    ),
    table(
      ['technique', 'files', 'rejected', 'medium or above', 'found by'],
      [...techniqueRows(tampered, ''), ...techniqueRows(honest, 'honest: ')],
    ),
    ...(files.some(({ pixels }) => pixels)
      ? imageRates(files).flatMap(({ title, head, rows }) => [`### ${title}`, table(head, rows)])
      : []),
    '',
  ].join('\n\n');
}

const resultsOf = (files: readonly ExaminedFile[], id: string): readonly ScoredCheck[] =>
  files.flatMap(({ checks }) => checks.filter(({ checkId }) => checkId === id));

function rowOfCheck(
  id: string,
  version: string,
  tampered: readonly ExaminedFile[],
  honest: readonly ExaminedFile[],
): readonly string[][] {
  const failing = (files: readonly ExaminedFile[]): number =>
    resultsOf(files, id).filter(({ status }) => status === 'FAIL').length;
  const examined = resultsOf([...tampered, ...honest], id).filter(
    ({ measure }) => measure !== undefined,
  ).length;
  if (resultsOf([...tampered, ...honest], id).length === 0) return [];
  return [
    [
      `\`${id}\``,
      version,
      countOf(failing(tampered), tampered.length),
      countOf(failing(honest), honest.length),
      countOf(examined, tampered.length + honest.length),
    ],
  ];
}

function techniqueRows(files: readonly ExaminedFile[], prefix: string): readonly (readonly string[])[] {
  return [...groupedBy(files, ({ known }) => known.technique)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([technique, members]) => [
      `${prefix}${technique}`,
      String(members.length),
      String(members.filter(({ verdict }) => verdict?.fraudSeverity === 'high').length),
      String(members.filter(({ verdict }) => verdict && verdict.fraudSeverity !== 'low').length),
      finders(members),
    ]);
}

/** The checks that fail on any of the files, most often failing first. */
function finders(files: readonly ExaminedFile[]): string {
  const failed = files.flatMap(({ checks }) =>
    checks.filter(({ status }) => status === 'FAIL').map(({ checkId }) => checkId),
  );
  return [...groupedBy(failed, (id) => id)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([id, times]) => `\`${id}\` ${times.length}`)
    .join(', ');
}
