import {
  BIN_STARTS,
  confidenceBins,
  scoreOfConfidence,
  TAKEN,
  takenValues,
} from '../../documents/calibration.js';
import type { DocumentOutcome } from '../../documents/compare.js';
import { countOf, textTable } from '../text-table.js';

type Outcomes = readonly DocumentOutcome[];

/** What stated confidences came to: by set and type, and the fields that were sure and wrong. */
export function confidenceSection(outcomes: Outcomes): string {
  const score = scoreOfConfidence(outcomes.flatMap(({ fields }) => fields));
  return [
    'right/wrong/not printed by stated confidence; documents: no wrong value among those taken',
    confidenceTable(outcomes),
    `Brier score ${score === undefined ? '-' : score.toFixed(4)}`,
    `\nSure (${TAKEN} and more) and wrong\n${wrongTable(outcomes)}`,
  ].join('\n');
}

/** All, then each treatment, then each treatment's types. */
function confidenceTable(outcomes: Outcomes): string {
  const groups = new Map<string, DocumentOutcome[]>([['all', [...outcomes]]]);
  const join = (group: string, outcome: DocumentOutcome): void => {
    groups.set(group, [...(groups.get(group) ?? []), outcome]);
  };
  for (const outcome of outcomes) {
    const { treatment, documentType } = outcome.known;
    join(treatment || '(none)', outcome);
    join(`${treatment || '(none)'} ${documentType}`, outcome);
  }
  return textTable(
    [
      'set, type',
      ...BIN_STARTS.map((from) => `from ${from}`),
      `right, ${TAKEN} up`,
      'of all right',
      'documents',
    ],
    [...groups]
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([group, members]) => rowOf(group, members)),
  );
}

function rowOf(group: string, outcomes: Outcomes): string[] {
  const { taken, takenRight, right, documents, documentsRight } = takenValues(outcomes);
  const bins = confidenceBins(outcomes.flatMap(({ fields }) => fields));
  return [
    group,
    ...bins.map((bin) => `${bin.right}/${bin.wrong}/${bin.notPrinted}`),
    countOf(takenRight, taken),
    countOf(takenRight, right),
    countOf(documentsRight, documents),
  ];
}

function wrongTable(outcomes: Outcomes): string {
  const counts = new Map<string, { wrong: number; taken: number }>();
  for (const { known, fields } of outcomes)
    for (const { name, confidence = 0, verdict } of fields) {
      if (confidence < TAKEN) continue;
      const key = `${known.documentType} ${name}`;
      const { wrong, taken } = counts.get(key) ?? { wrong: 0, taken: 0 };
      counts.set(key, { wrong: wrong + (verdict === 'right' ? 0 : 1), taken: taken + 1 });
    }
  const rows = [...counts].filter(([, { wrong }]) => wrong > 0);
  return textTable(
    ['field', 'wrong'],
    rows.map(([key, { wrong, taken }]) => [key, countOf(wrong, taken)]),
  );
}
