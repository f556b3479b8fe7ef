import { wilsonInterval } from '@assay/media';
import type { DocumentOutcome } from '../../documents/compare.js';
import { isContractField } from '../../documents/contract-fields.js';
import { countOf, textTable } from '../text-table.js';

/** By type: fields that every caller may count on, over all files and over those whose class was right. */
export function contractTable(outcomes: readonly DocumentOutcome[], types: readonly string[]): string {
  const rows = types.map((type) => {
    const own = outcomes.filter(({ known }) => known.documentType === type);
    const classified = own.filter(({ classIsRight }) => classIsRight);
    const extra = own.flatMap(contractFields).filter(({ verdict }) => verdict === 'extra').length;
    return [
      type,
      countOf(classified.length, own.length),
      ...shareOf(own),
      ...shareOf(classified),
      String(extra),
    ];
  });
  return textTable(
    ['type', 'class right', 'fields right', '95 %', 'fields right with the class right', '95 %', 'extra'],
    rows,
  );
}

const contractFields = ({ known, fields }: DocumentOutcome): DocumentOutcome['fields'] =>
  fields.filter(({ name }) => isContractField(known.documentType, name));

function shareOf(outcomes: readonly DocumentOutcome[]): [share: string, interval: string] {
  const expected = outcomes.flatMap(contractFields).filter(({ verdict }) => verdict !== 'extra');
  const count = expected.filter(({ verdict }) => verdict === 'right').length;
  const [low, high] = wilsonInterval({ count, total: expected.length });
  return [
    countOf(count, expected.length),
    expected.length === 0 ? '-' : `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`,
  ];
}

/** What documents of each type were called where that was wrong, the most frequent first. */
export function confusionTable(outcomes: readonly DocumentOutcome[]): string {
  const counts = new Map<string, number>();
  for (const { known, read, classIsRight } of outcomes) {
    if (classIsRight) continue;
    const key = `${known.documentType}\t${read.error === undefined ? (read.className ?? '(none)') : '(failed)'}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  if (counts.size === 0) return 'none';
  const rows = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([key, count]) => [...key.split('\t'), String(count)]);
  return textTable(['type', 'taken for', 'files'], rows);
}
