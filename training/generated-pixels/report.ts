import { detectionRateAt, rocAuc, type Share, wilsonInterval } from '@assay/media';
import { countOf, textTable } from '../../evaluation/report/text-table.js';
import type { ScoredCopy } from './source-out.js';

const FALSE_ALARM_RATES = [0.01, 0.02, 0.05];

/**
 * How well sources that were left out are told, by copy; and what each bound of the score says of pictures of
 * other folders.
 */
export function reportOf(scored: readonly ScoredCopy[]): string {
  const copies = [...new Set(scored.map(({ copy }) => copy))];
  const rows = copies.flatMap((copy) => {
    const all = scored.filter((one) => one.copy === copy);
    return [
      row(copy, all),
      row(
        `${copy}, sources of the training folder`,
        all.filter(({ isInTraining }) => isInTraining),
      ),
      row(
        `${copy}, other sources`,
        all.filter(({ isInTraining }) => !isInTraining),
      ),
    ];
  });
  return [
    textTable(
      [
        'copy, source left out',
        'generated',
        'others',
        'AUC',
        ...FALSE_ALARM_RATES.map((rate) => `at ${100 * rate} %`),
      ],
      rows,
    ),
    boundsTable(scored, copies),
    sourcesTable(scored, copies),
  ].join('\n\n');
}

function row(name: string, scored: readonly ScoredCopy[]): string[] {
  const generated = scored.filter(({ tampered }) => tampered).length;
  return [
    name,
    `${generated}`,
    `${scored.length - generated}`,
    (rocAuc(scored) ?? Number.NaN).toFixed(3),
    ...FALSE_ALARM_RATES.map((rate) => {
      const { detected } = detectionRateAt(scored, rate);
      return countOf(detected.count, detected.total);
    }),
  ];
}

/**
 * What lies at or above each bound. The ratio holds what was detected in the evaluation folder against the
 * false alarms among all honest pictures of both folders, the mean of a folder's copies for each picture
 * once; either rate at the end of its interval that says less.
 */
function boundsTable(scored: readonly ScoredCopy[], copies: readonly string[]): string {
  const rows = BOUNDS.map((bound) => {
    const shares = copies.map((copy) =>
      sharesAt(
        scored.filter((one) => one.copy === copy),
        bound,
      ),
    );
    const [evaluated, treated] = [false, true].map((isTreated) =>
      shares.filter((_, index) => copies[index]!.startsWith('treated') === isTreated),
    );
    const [one, other] = [evaluated ?? [], treated ?? []].map((kind) =>
      meanShare(kind.map(({ honest }) => honest)),
    ) as [Share, Share];
    const honest = { count: one.count + other.count, total: one.total + other.total };
    const detected = meanShare((evaluated ?? []).map(({ generated }) => generated));
    const ratio = Math.log(wilsonInterval(detected)[0] / wilsonInterval(honest)[1]);
    return [
      bound.toFixed(2),
      ...shares.map(
        ({ generated, honest }) =>
          `${generated.count} of ${generated.total}, ${honest.count} of ${honest.total}`,
      ),
      `${((100 * honest.count) / honest.total).toFixed(1)} %`,
      ratio.toFixed(2),
    ];
  });
  return textTable(
    [
      'at or above',
      ...copies.map((copy) => `${copy}: generated, others`),
      'others of both folders',
      'ratio at least',
    ],
    rows,
  );
}

const BOUNDS = [-0.4, 0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1, 1.1];

function sharesAt(
  scored: readonly ScoredCopy[],
  bound: number,
): { readonly generated: Share; readonly honest: Share } {
  const shareOf = (label: boolean): Share => {
    const ones = scored.filter(({ tampered }) => tampered === label);
    return { count: ones.filter(({ score }) => score >= bound).length, total: ones.length };
  };
  return { generated: shareOf(true), honest: shareOf(false) };
}

const meanShare = (shares: readonly Share[]): Share => ({
  count: shares.reduce((sum, { count }) => sum + count, 0) / shares.length,
  total: shares.reduce((sum, { total }) => sum + total, 0) / shares.length,
});

function sourcesTable(scored: readonly ScoredCopy[], copies: readonly string[]): string {
  const names = [
    ...new Set(scored.map(({ source, tampered }) => `${tampered ? 'generated' : 'other'}: ${source}`)),
  ].sort();
  const rows = names.map((name) => {
    const ofSource = scored.filter(
      ({ source, tampered }) => `${tampered ? 'generated' : 'other'}: ${source}` === name,
    );
    const middle = (copy: string): string => {
      const scores = ofSource.filter((one) => one.copy === copy).map(({ score }) => score);
      return scores.length === 0
        ? '-'
        : scores.sort((a, b) => a - b)[Math.floor(scores.length / 2)]!.toFixed(2);
    };
    return [name, `${new Set(ofSource.map(({ file }) => file)).size}`, ...copies.map(middle)];
  });
  return textTable(['source', 'pictures', ...copies.map((copy) => `median ${copy}`)], rows);
}
