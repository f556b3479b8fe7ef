import { nearestRankQuantile, wilsonInterval } from '@assay/media';
import { textTable } from '../report/text-table.js';
import type { Comparisons } from './comparisons.js';
import { confidenceBins, outcomeCounts } from './confidence-bins.js';
import { trueMatchInterval } from './people-bootstrap.js';
import { areaUnderRoc, rateAt } from './verification-rates.js';

/** Pictures of one kind, compared. */
export interface FaceSeries {
  readonly name: string;
  readonly comparisons: Comparisons;
  /** Pictures, those without a found face, and the processor time of each. */
  readonly pictures: number;
  readonly failedToEnrol: number;
  readonly cpuMs: readonly number[];
}

/** The product's own threshold is reported at these. */
const REPORTED_RATES = [0.01, 0.001] as const;

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;
const range = ([low, high]: readonly [number, number]): string =>
  `${(100 * low).toFixed(1)}-${(100 * high).toFixed(1)}`;

/**
 * The printed report: rates by series, outcomes with the product's thresholds, calibration of the first
 * series and of all cards, times.
 */
export function faceReport(series: readonly FaceSeries[]): string {
  const sections = [
    'True match rate (threshold read off the same pairs)',
    ratesTable(series),
    '\nOutcomes with the product’s own thresholds',
    outcomesTable(series),
    ...series
      .filter(({ name }) => name === 'photos' || name === 'cards')
      .flatMap(({ name, comparisons }) => [`\nConfidence, ${name}`, confidenceTable(comparisons)]),
    '\nPictures',
    picturesTable(series),
  ];
  return sections.join('\n');
}

function ratesTable(series: readonly FaceSeries[]): string {
  const head = [
    'series',
    'AUC',
    'FMR',
    'threshold',
    'TAR',
    'Wilson 95 %',
    'by people 95 %',
    'mated',
    'non-mated',
    'with failures to enrol',
  ];
  const rows = series.flatMap(({ name, comparisons }) =>
    REPORTED_RATES.map((falseMatchRate, index) => {
      const rate = rateAt(comparisons, falseMatchRate);
      if (!rate)
        return [index === 0 ? name : '', '-', percent(falseMatchRate), '-', '-', '-', '-', '0', '0', '-'];
      const { trueMatches, falseMatches, threshold } = rate;
      const people = trueMatchInterval(comparisons, falseMatchRate);
      return [
        index === 0 ? name : '',
        index === 0 ? (areaUnderRoc(comparisons) ?? 0).toFixed(5) : '',
        percent(falseMatchRate),
        threshold.toFixed(4),
        percent(trueMatches.count / trueMatches.total, 2),
        range(wilsonInterval(trueMatches)),
        people ? range([people.low, people.high]) : '-',
        `${trueMatches.count}/${trueMatches.total}`,
        `${falseMatches.count}/${falseMatches.total}`,
        percent(trueMatches.count / (trueMatches.total + comparisons.matedFailedToEnrol), 2),
      ];
    }),
  );
  return textTable(head, rows);
}

function outcomesTable(series: readonly FaceSeries[]): string {
  const head = [
    'series',
    'FMR asked for',
    'FMR',
    'one person: passed',
    'inconclusive',
    'failed',
    'two people: passed',
    'inconclusive',
    'failed',
  ];
  const rows = series.flatMap(({ name, comparisons: { mated, nonMated } }) =>
    REPORTED_RATES.map((falseMatchRate, index) => {
      const [one, two] = [outcomeCounts(mated, falseMatchRate), outcomeCounts(nonMated, falseMatchRate)];
      const of = (count: number, total: number): string => (total === 0 ? '-' : percent(count / total, 2));
      const [mates, others] = [mated.distances.length, nonMated.distances.length];
      return [
        index === 0 ? name : '',
        percent(falseMatchRate),
        others === 0 ? '-' : percent(two.passed / others, 3),
        of(one.passed, mates),
        of(one.inconclusive, mates),
        of(one.failed, mates),
        String(two.passed),
        String(two.inconclusive),
        String(two.failed),
      ];
    }),
  );
  return textTable(head, rows);
}

function confidenceTable(comparisons: Comparisons): string {
  const rows = confidenceBins(comparisons).map(({ from, to, mated, nonMated, stated, cameTrue }) => [
    `${from} to ${to}`,
    String(mated),
    String(nonMated),
    stated?.toFixed(4) ?? '-',
    cameTrue?.toFixed(4) ?? '-',
  ]);
  return textTable(['stated', 'one person', 'two people', 'mean stated', 'came true'], rows);
}

function picturesTable(series: readonly FaceSeries[]): string {
  const rows = series.map(({ name, pictures, failedToEnrol, cpuMs }) => {
    const at = (share: number): string => (nearestRankQuantile(cpuMs, share) ?? 0).toFixed(0);
    return [name, String(pictures), String(failedToEnrol), at(0.5), at(0.95)];
  });
  return textTable(['series', 'pictures', 'failed to enrol', 'CPU ms, median', '95 %'], rows);
}
