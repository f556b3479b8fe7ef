import { readFileSync } from 'node:fs';
import { acceptance, comparableTemplate, templateDistance } from '@assay/biometrics';
import { wilsonInterval } from '@assay/media';
import { parseCsv } from '../csv.js';
import { textTable } from '../report/text-table.js';
import type { DescribedFace, FaceCorpus } from './types.js';

/** Of each person the group; people without one are in none. */
export type Groups = ReadonlyMap<string, string>;

/** @param path of a CSV file with `person` and `group` @throws RangeError for a line that lacks one */
export function readGroups(path: string): Groups {
  return new Map(
    parseCsv(readFileSync(path, 'utf8')).map(({ person, group }, row) => {
      if (!person || !group) throw new RangeError(`${path}, line ${row + 2}: expected person and group`);
      return [person, group];
    }),
  );
}

const RATES = [0.01, 0.001, 0.0001] as const;

/** Counts of one group at the product's threshold for a rate. */
interface GroupCounts {
  readonly mated: { count: number; total: number };
  readonly nonMated: { count: number; total: number };
}

/**
 * False and true match rates within each group, at the product's thresholds, with intervals (Wilson). Pairs of
 * the corpus whose two people are of one group; `all` are all its pairs.
 */
export function groupReport(
  { photos, pairs }: FaceCorpus,
  faces: readonly DescribedFace[],
  groups: Groups,
): string {
  const templates = faces.map(({ template }) => template && comparableTemplate(Float32Array.from(template)));
  const limits = RATES.map((falseMatchRate) => acceptance({ falseMatchRate }).acceptUpTo);
  const counts = new Map<string, readonly GroupCounts[]>();
  const countsOf = (group: string): readonly GroupCounts[] => {
    const known =
      counts.get(group) ??
      RATES.map(() => ({ mated: { count: 0, total: 0 }, nonMated: { count: 0, total: 0 } }));
    counts.set(group, known);
    return known;
  };
  for (const { x, y, samePerson } of pairs) {
    const [one, other] = [templates[x], templates[y]];
    if (!one || !other) continue;
    const distance = templateDistance(one, other);
    const [groupX, groupY] = [groups.get(photos[x]!.person), groups.get(photos[y]!.person)];
    for (const group of ['all', ...(groupX !== undefined && groupX === groupY ? [groupX] : [])])
      for (const [index, limit] of limits.entries()) {
        const share = countsOf(group)[index]![samePerson ? 'mated' : 'nonMated'];
        share.total++;
        if (distance <= limit) share.count++;
      }
  }
  const rows = [...counts].flatMap(([group, ofRates]) =>
    ofRates.map(({ mated, nonMated }, index) => [
      index === 0 ? group : '',
      `${100 * RATES[index]!} %`,
      ...cells(nonMated, 3),
      ...cells(mated, 1),
    ]),
  );
  return textTable(['group', 'FMR asked for', 'FMR', 'of', '95 %', 'TMR', 'of', '95 %'], rows);
}

function cells(share: { readonly count: number; readonly total: number }, digits: number): string[] {
  if (share.total === 0) return ['-', '0', '-'];
  const percent = (part: number): string => (100 * part).toFixed(digits);
  const [low, high] = wilsonInterval(share);
  return [
    `${percent(share.count / share.total)} %`,
    `${share.count}/${share.total}`,
    `${percent(low)}-${percent(high)}`,
  ];
}
