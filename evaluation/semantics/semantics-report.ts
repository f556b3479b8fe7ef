import { detectionRateAt, type Share } from '@assay/media';
import type { ExaminedFile } from '../examined-file.js';
import { runSection } from '../report/lists.js';
import { countOf, rateOf, textTable } from '../report/text-table.js';
import { groupedBy } from '../statistics/grouped-by.js';
import type { TrueBox } from '../true-boxes.js';
import { isAccused, lookedChecks } from './accusations.js';
import { countsBy } from './group-counts.js';

/** The false-alarm rate at which the crude rule is stated. */
const CRUDE_FALSE_ALARM_RATE = 0.01;

export interface SemanticsExtras {
  /** Where each tampered file was changed, by file name. */
  readonly placesOfFile: ReadonlyMap<string, readonly TrueBox[]>;
  /** What the crude rule counts in each file that has a text layer, by file name. */
  readonly crudeCounts: ReadonlyMap<string, number>;
}

/** The whole printed report of the semantic checks on a labeled folder. */
export function semanticsReport(files: readonly ExaminedFile[], extras: SemanticsExtras): string {
  const by = (head: string, keyOf: (file: ExaminedFile) => string): string =>
    ratesBy(head, files, keyOf, extras);
  const sections: (readonly [string, string])[] = [
    ['All', by('', () => 'all files')],
    [
      'By what the edit does to the sums',
      by('arith', ({ known }) => (known.tampered ? known.arithmetic || 'not said' : 'honest')),
    ],
    ['By quality', by('quality', ({ known }) => known.quality || known.saveChain || 'not said')],
    [
      'By kind and quality',
      by('kind, quality', ({ known }) => `${known.kind || 'not said'}, ${known.quality || 'not said'}`),
    ],
    ['By technique', by('technique', ({ known }) => known.technique || 'not said')],
    ['The crude rule', crudeSection(files, extras)],
    ['Checks', checksTable(files)],
    ['Evidence', evidenceTable(files)],
    ['Honest files accused', listed(files.filter((file) => !file.known.tampered && isAccused(file)))],
    [
      'Edits that break the sums, missed',
      listed(files.filter((file) => file.known.arithmetic === 'breaks' && !isAccused(file))),
    ],
    ['Run', runSection(files)],
  ];
  return sections.map(([title, text]) => `## ${title}\n\n${text}\n`).join('\n');
}

function ratesBy(
  head: string,
  files: readonly ExaminedFile[],
  keyOf: (file: ExaminedFile) => string,
  { placesOfFile }: SemanticsExtras,
): string {
  const rows = countsBy(files, keyOf, placesOfFile).map(
    ({ name, found, onEdit, inRow, high, tamperedHeldBack, accused, honestHeldBack }) => [
      name,
      ...both(found),
      counted(onEdit),
      counted(inRow),
      counted(high),
      counted(tamperedHeldBack),
      ...both(accused),
      counted(honestHeldBack),
    ],
  );
  const columns = [
    'found',
    '95 %',
    'box on the edit',
    'box in its row',
    'high',
    'tampered held back',
    'honest accused',
    '95 %',
    'honest held back',
  ];
  return textTable([head, ...columns], rows);
}

const counted = ({ count, total }: Share): string => countOf(count, total);
const both = ({ count, total }: Share): readonly [count: string, rate: string] => [
  countOf(count, total),
  rateOf(count, total),
];

function crudeSection(files: readonly ExaminedFile[], { crudeCounts }: SemanticsExtras): string {
  const breaking = files.filter(
    ({ known }) => !known.tampered || known.arithmetic === 'breaks' || known.arithmetic === '',
  );
  const scores = breaking.map(({ known }) => ({
    score: crudeCounts.get(known.file) ?? 0,
    tampered: known.tampered,
  }));
  const { threshold, detected, falseAlarms } = detectionRateAt(scores, CRUDE_FALSE_ALARM_RATE);
  const some = (tampered: boolean): string => {
    const members = scores.filter((score) => score.tampered === tampered);
    return countOf(members.filter(({ score }) => score > 0).length, members.length);
  };
  return [
    'Lines whose last amount is not the one before plus or minus an amount of its own; text layers only; edits that break the sums.',
    `Any such line: ${some(true)} of the tampered, ${some(false)} of the honest.`,
    `At ${CRUDE_FALSE_ALARM_RATE * 100} % false alarms (more than ${threshold} lines): ${countOf(detected.count, detected.total)} found, ${falseAlarms.count} of ${falseAlarms.total} honest accused.`,
  ].join('\n');
}

function checksTable(files: readonly ExaminedFile[]): string {
  const ids = [...new Set(files.flatMap(({ checks }) => checks.map(({ checkId }) => checkId)))];
  const rows = ids.map((id) => {
    const cells = [true, false].flatMap((tampered) => {
      const members = files.filter(({ known }) => known.tampered === tampered);
      const having = (isMet: (file: ExaminedFile) => boolean): number => members.filter(isMet).length;
      const looked = having((file) => lookedChecks(file).some(({ checkId }) => checkId === id));
      const failing = having(({ checks }) =>
        checks.some(({ checkId, status }) => checkId === id && status === 'FAIL'),
      );
      const alone = having(
        ({ checks }) =>
          checks.filter(({ status }) => status === 'FAIL').every(({ checkId }) => checkId === id) &&
          checks.some(({ checkId, status }) => checkId === id && status === 'FAIL'),
      );
      return [countOf(looked, members.length), countOf(failing, members.length), String(alone)];
    });
    return [id, ...cells];
  });
  return textTable(
    ['check', 'tampered looked at', 'FAIL', 'alone', 'honest looked at', 'FAIL', 'alone'],
    rows,
  );
}

/** Each code: how many files carry it where its check fails, and where what it says was held back. */
function evidenceTable(files: readonly ExaminedFile[]): string {
  const all = files.flatMap(({ known, checks }) =>
    checks.flatMap(({ checkId, status, evidence }) =>
      [...new Set(evidence.map(({ code }) => code))].map((code) => ({
        key: `${checkId} ${code}`,
        tampered: known.tampered,
        fails: status === 'FAIL',
      })),
    ),
  );
  const rows = [...groupedBy(all, ({ key }) => key)].map(([key, items]) => [
    key,
    ...[true, false].flatMap((tampered) =>
      [true, false].map((fails) =>
        String(items.filter((item) => item.tampered === tampered && item.fails === fails).length),
      ),
    ),
  ]);
  return textTable(
    ['check and code', 'tampered, check fails', 'held back', 'honest, check fails', 'held back'],
    rows,
  );
}

const listed = (files: readonly ExaminedFile[]): string =>
  [
    `${files.length}`,
    ...files.map(
      ({ known, checks }) =>
        `  ${known.file}  ${known.technique}  [${checks
          .filter(({ evidence }) => evidence.length > 0)
          .map(
            ({ checkId, status, evidence }) =>
              `${checkId} ${status}: ${[...new Set(evidence.map(({ code }) => code))].join(' ')}`,
          )
          .join(', ')}]`,
    ),
  ].join('\n');
