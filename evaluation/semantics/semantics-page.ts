import { type Share, wilsonInterval } from '@assay/media';
import type { ExaminedFile } from '../examined-file.js';
import type { RatesOrigin } from '../report/rates-page.js';
import type { TrueBox } from '../true-boxes.js';
import { isAccused } from './accusations.js';
import { countsBy } from './group-counts.js';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/**
 * The page of rates of the semantic checks, in Markdown: by what the edit breaks, by quality, by kind of
 * document and by technique.
 */
export function semanticsPage(
  files: readonly ExaminedFile[],
  placesOfFile: ReadonlyMap<string, readonly TrueBox[]>,
  { corpus, date }: RatesOrigin,
): string {
  const [tampered, honest] = [
    files.filter(({ known }) => known.tampered),
    files.filter(({ known }) => !known.tampered),
  ];
  const table = (head: string, keyOf: (file: ExaminedFile) => string): string =>
    ratesTable(head, files, keyOf, placesOfFile);
  return [
    `## ${corpus}, ${date}`,
    `${tampered.length} tampered and ${honest.length} honest files, judged by the checks of type \`SEMANTIC_FRAUD\` alone. "Found" and "accused" mean above the bound of the middle band; "in the row": a box at the ` +
      'height of the edit, of those found whose place is known; "held back": something was reported, and nothing counted, since it may be a misreading. In brackets the 95 % interval of Wilson.',
    table('', () => 'all files'),
    table('sums', ({ known }) => (known.tampered ? known.arithmetic || 'not said' : 'honest')),
    table('quality', ({ known }) => known.quality || 'not said'),
    table('kind, quality', ({ known }) => `${known.kind || 'not said'}, ${known.quality || 'not said'}`),
    table('technique', ({ known }) => known.technique || 'not said'),
    checksTable(tampered, honest),
    '',
  ].join('\n\n');
}

function ratesTable(
  head: string,
  files: readonly ExaminedFile[],
  keyOf: (file: ExaminedFile) => string,
  placesOfFile: ReadonlyMap<string, readonly TrueBox[]>,
): string {
  const columns = [head, 'found', 'in the row', 'tampered held back', 'honest accused', 'honest held back'];
  const rows = countsBy(files, keyOf, placesOfFile).map(
    ({ name, found, inRow, tamperedHeldBack, accused, honestHeldBack }) => [
      name,
      rated(found),
      counted(inRow),
      counted(tamperedHeldBack),
      rated(accused),
      counted(honestHeldBack),
    ],
  );
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
}

/** Each check that accuses somebody: files on which it alone reaches the middle band. */
function checksTable(tampered: readonly ExaminedFile[], honest: readonly ExaminedFile[]): string {
  const ids = [
    ...new Set([...tampered, ...honest].flatMap(({ checks }) => checks.map(({ checkId }) => checkId))),
  ].sort();
  const failing = (files: readonly ExaminedFile[], id: string): number =>
    files.filter(
      (file) =>
        isAccused(file) && file.checks.some(({ checkId, status }) => checkId === id && status === 'FAIL'),
    ).length;
  const rows = ids.map((id) => [
    `\`${id}\``,
    counted({ count: failing(tampered, id), total: tampered.length }),
    counted({ count: failing(honest, id), total: honest.length }),
  ]);
  const columns = ['check', 'FAIL on tampered', 'FAIL on honest'];
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
}

const counted = ({ count, total }: Share): string => (total === 0 ? '-' : `${count} of ${total}`);

function rated(share: Share): string {
  if (share.total === 0) return '-';
  const [low, high] = wilsonInterval(share).map((bound) => Math.round(100 * bound));
  return `${counted(share)} (${low} to ${high} %)`;
}
