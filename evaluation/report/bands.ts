import type { FraudSeverity } from '@assay/forensics';
import type { ExaminedFile } from '../examined-file.js';
import { groupedBy } from '../statistics/grouped-by.js';
import { textTable } from './text-table.js';

const SEVERITIES: readonly FraudSeverity[] = ['high', 'medium', 'low'];

/** How many files end in each band: high, medium, low, not examined. */
export function bandCounts(files: readonly ExaminedFile[]): readonly string[] {
  const inBand = SEVERITIES.map(
    (severity) => files.filter(({ verdict }) => verdict?.fraudSeverity === severity).length,
  );
  return [...inBand, files.filter(({ verdict }) => !verdict).length].map(String);
}

/** A table of bands, one row for each value of `keyOf` and label. */
export function bandsBy(
  title: string,
  files: readonly ExaminedFile[],
  keyOf: (file: ExaminedFile) => string,
): string {
  const rows = [...groupedBy(files, keyOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, members]) => [key, String(members.length), ...bandCounts(members)]);
  return textTable([title, 'files', 'high', 'medium', 'low', 'not examined'], rows);
}
