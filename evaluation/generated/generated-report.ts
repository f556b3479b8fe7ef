import type { ExaminedFile } from '../examined-file.js';
import { bandsBy } from '../report/bands.js';
import { detectionSection } from '../report/detection.js';
import { countOf, textTable } from '../report/text-table.js';
import { scoresOfVerdicts } from '../scores.js';
import type { Copy } from './copies.js';

/** The same pictures after one treatment. */
export interface ExaminedCopies {
  readonly copy: Copy;
  readonly files: readonly ExaminedFile[];
}

export const generatedReport = (examined: readonly ExaminedCopies[]): string =>
  examined.map(copyReport).join('\n\n');

function copyReport({ copy, files }: ExaminedCopies): string {
  const [generated, honest] = [
    files.filter(({ known }) => known.tampered),
    files.filter(({ known }) => !known.tampered),
  ];
  return [
    `== ${copy}: ${generated.length} generated, ${honest.length} others ==`,
    `The verdict: ${detectionSection(scoresOfVerdicts(files))}`,
    bandsBy('label', files, ({ known }) => (known.tampered ? 'generated' : 'other')),
    checksThatFail(generated, honest),
    bandsBy('source', files, ({ known }) => `${known.tampered ? 'generated' : 'other'}: ${known.group}`),
  ].join('\n\n');
}

/** How often each check fails, for generated pictures and for others. */
function checksThatFail(generated: readonly ExaminedFile[], honest: readonly ExaminedFile[]): string {
  const ids = [
    ...new Set([...generated, ...honest].flatMap(({ checks }) => checks.map(({ checkId }) => checkId))),
  ];
  const failing = (files: readonly ExaminedFile[], id: string): string =>
    countOf(
      files.filter(({ checks }) => checks.some(({ checkId, status }) => checkId === id && status === 'FAIL'))
        .length,
      files.length,
    );
  return textTable(
    ['check fails', 'generated', 'others'],
    ids.map((id) => [id, failing(generated, id), failing(honest, id)]),
  );
}
