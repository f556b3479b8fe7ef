import type { ExaminedFile } from '../examined-file.js';
import { FOLD_KEYS, heldOutVerdicts } from '../folds.js';
import { countOf, textTable } from './text-table.js';

/**
 * What the bands would be had the calibrations never seen a file of the same technique, generator, tool or
 * origin.
 * @param others files that only help to calibrate
 */
export function foldsSection(files: readonly ExaminedFile[], others: readonly ExaminedFile[]): string {
  const rows = FOLD_KEYS.map((key) => {
    const judged = heldOutVerdicts(files, key, others);
    const share = (tampered: boolean, bands: readonly string[]): string => {
      const members = judged.filter(({ known }) => known.tampered === tampered);
      return countOf(
        members.filter(({ verdict }) => verdict && bands.includes(verdict.fraudSeverity)).length,
        members.length,
      );
    };
    return [
      key,
      share(true, ['medium', 'high']),
      share(true, ['high']),
      share(false, ['medium', 'high']),
      share(false, ['high']),
    ];
  });
  return textTable(
    ['left out by', 'tampered, medium up', 'tampered, rejected', 'honest, medium up', 'honest, rejected'],
    rows,
  );
}
