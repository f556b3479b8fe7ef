import type { ExaminedFile, ScoredCheck } from '../examined-file.js';
import { countOf, textTable } from './text-table.js';

/**
 * Each check's rates: FAIL among the tampered and among the honest it examined, how often it had nothing to
 * say, and broke.
 */
export function checksSection(files: readonly ExaminedFile[]): string {
  const ids = [...new Set(files.flatMap(({ checks }) => checks.map(({ checkId }) => checkId)))];
  const rows = ids.map((id) => {
    const of = (tampered: boolean): readonly ScoredCheck[] =>
      files
        .filter(({ known }) => known.tampered === tampered)
        .flatMap(({ checks }) => checks.filter(({ checkId }) => checkId === id));
    const both = [...of(true), ...of(false)];
    const having = (checks: readonly ScoredCheck[], status: ScoredCheck['status']): number =>
      checks.filter((check) => check.status === status).length;
    return [
      id,
      countOf(having(of(true), 'FAIL'), of(true).length),
      countOf(having(of(false), 'FAIL'), of(false).length),
      countOf(having(both, 'NOT_APPLICABLE'), both.length),
      countOf(having(both, 'ERROR'), both.length),
    ];
  });
  return textTable(['check', 'FAIL on tampered', 'FAIL on honest', 'not applicable', 'broke'], rows);
}
