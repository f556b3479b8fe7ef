import { detectionRateAt, rocAuc } from '@assay/media';
import { groupBootstrap } from '../statistics/bootstrap.js';
import type { GroupedScored } from '../statistics/scored.js';
import { countOf, textTable } from './text-table.js';

/** The false-alarm rates at which detection is stated. */
const FALSE_ALARM_RATES = [0.01, 0.02, 0.05, 0.1];

/** Area under the curve with its interval, and the detection rate at each stated false-alarm rate. */
export function detectionSection(scores: readonly GroupedScored[]): string {
  const rows = FALSE_ALARM_RATES.map((rate) => {
    const { threshold, detected, falseAlarms } = detectionRateAt(scores, rate);
    return [
      `${rate * 100} %`,
      countOf(detected.count, detected.total),
      `${falseAlarms.count} of ${falseAlarms.total}`,
      threshold === Number.NEGATIVE_INFINITY ? 'none' : `> ${threshold.toPrecision(3)}`,
    ];
  });
  return `${aucSentence(scores)}\n\n${textTable(['false alarms up to', 'detected', 'false alarms', 'threshold'], rows)}`;
}

export function aucSentence(scores: readonly GroupedScored[]): string {
  const auc = rocAuc(scores);
  if (auc === undefined) return 'AUC: needs tampered and honest files.';
  const interval = groupBootstrap(scores, rocAuc);
  const bounds = interval
    ? ` (95 % ${interval.low.toFixed(3)} to ${interval.high.toFixed(3)}, resampled by origin)`
    : '';
  return `AUC ${auc.toFixed(3)}${bounds}`;
}
