import { detectionRateAt, rocAuc, type Scored } from '@assay/media';
import type { ExaminedFile } from '../examined-file.js';
import { pixelF1 } from '../marked-pixels.js';
import { scoresOfVerdicts } from '../scores.js';
import { groupBootstrap } from '../statistics/bootstrap.js';
import { groupedBy } from '../statistics/grouped-by.js';
import { countOf, rateOf } from './text-table.js';

/** A table under a title, to be laid out as text or as Markdown. */
export interface RatesTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The false-alarm rates at which detection is stated. */
const FALSE_ALARM_RATES = [0.01, 0.02, 0.05];

/**
 * What is stated of edited pictures: detection at fixed false-alarm rates, and by technique, save chain and
 * kind of picture, with 95 % intervals.
 */
export function imageRates(files: readonly ExaminedFile[]): readonly RatesTable[] {
  const tampered = files.filter(({ known }) => known.tampered);
  const honest = files.filter(({ known }) => !known.tampered);
  return [
    atFalseAlarms(files),
    ...(['technique', 'saveChain', 'kind'] as const).map((key) => ratesBy(key, files)),
    crossed(tampered),
    {
      title: 'Honest files accused, by kind of picture',
      head: ['kind', 'honest files accused'],
      rows: sorted(honest, ({ known }) => known.kind).map(([kind, members]) => [kind, foundOf(members)]),
    },
  ];
}

function atFalseAlarms(files: readonly ExaminedFile[]): RatesTable {
  const scores = scoresOfVerdicts(files);
  return {
    title: 'Detection at fixed false-alarm rates (thresholds read off these files)',
    head: ['false alarms up to', 'detected', 'share, 95 % interval', 'false alarms'],
    rows: FALSE_ALARM_RATES.map((rate) => {
      const { detected, falseAlarms } = detectionRateAt(scores, rate);
      return [
        `${rate * 100} %`,
        countOf(detected.count, detected.total),
        rateOf(detected.count, detected.total),
        `${falseAlarms.count} of ${falseAlarms.total}`,
      ];
    }),
  };
}

const TITLES = { technique: 'By technique', saveChain: 'By save chain', kind: 'By kind of picture' } as const;

/** Chains after which evidence of one kind is left, by the names that manifests give them. */
const CHAINS_TOGETHER = [
  {
    name: 'JPEG at last, of full size',
    chain: /^(?!.*(?:resize|whatsapp|messenger)).*(?:jpe?g|saved_twice)/,
  },
  { name: 'all but resized and messenger', chain: /^(?!.*(?:resize|whatsapp|messenger))/ },
] as const;

function ratesBy(key: keyof typeof TITLES, files: readonly ExaminedFile[]): RatesTable {
  const rowOf = (name: string, members: readonly ExaminedFile[]): readonly string[] => {
    const tampered = members.filter(({ known }) => known.tampered);
    const honest = members.filter(({ known }) => !known.tampered);
    const undecided = `${tampered.filter(isUndecided).length} and ${honest.filter(isUndecided).length}`;
    return [
      name,
      foundOf(tampered),
      foundOf(honest),
      undecided,
      rocAuc(scoresOfVerdicts(members))?.toFixed(3) ?? '-',
      meanF1(tampered),
    ];
  };
  return {
    title: TITLES[key],
    head: [
      key === 'saveChain' ? 'save chain' : key,
      'tampered, found',
      'honest, accused',
      'undecided',
      'AUC',
      'pixel F1, mean',
    ],
    rows: [
      ...sorted(files, ({ known }) => known[key]).map(([name, members]) => rowOf(name, members)),
      ...(key === 'saveChain' ? CHAINS_TOGETHER : []).map(({ name, chain }) =>
        rowOf(
          name,
          files.filter(({ known }) => chain.test(known.saveChain)),
        ),
      ),
      rowOf('all', files),
    ],
  };
}

/** What was found of each technique after each way of saving. */
function crossed(tampered: readonly ExaminedFile[]): RatesTable {
  const chains = sorted(tampered, ({ known }) => known.saveChain).map(([chain]) => chain);
  return {
    title: 'Found of the tampered files, technique by save chain',
    head: ['technique', ...chains],
    rows: sorted(tampered, ({ known }) => known.technique).map(([technique, members]) => [
      technique,
      ...chains.map((chain) => {
        const cell = members.filter(({ known }) => known.saveChain === chain);
        return cell.length === 0 ? '-' : `${cell.filter(isFound).length} of ${cell.length}`;
      }),
    ]),
  };
}

const sorted = (
  files: readonly ExaminedFile[],
  keyOf: (file: ExaminedFile) => string,
): [string, ExaminedFile[]][] => [...groupedBy(files, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * In the middle band or above, because some check speaks for manipulation; a file that nobody could look at
 * is in the middle band, too.
 */
const isFound = ({ verdict, checks }: ExaminedFile): boolean =>
  verdict !== undefined &&
  verdict.fraudSeverity !== 'low' &&
  checks.some(({ status, logLikelihoodRatio }) => status === 'FAIL' && logLikelihoodRatio > 0);
const isUndecided = (file: ExaminedFile): boolean =>
  file.verdict?.fraudSeverity === 'medium' && !isFound(file);

function foundOf(files: readonly ExaminedFile[]): string {
  const count = files.filter(isFound).length;
  return files.length === 0 ? '-' : `${count} of ${files.length}: ${rateOf(count, files.length)}`;
}

/** Over files whose change is known in pixels, each counting the same however large its change is. */
function meanF1(tampered: readonly ExaminedFile[]): string {
  const scores = tampered.flatMap(({ known, pixels }) =>
    pixels ? [{ score: pixelF1(pixels), tampered: true, group: known.group }] : [],
  );
  const mean = meanScore(scores);
  const interval = groupBootstrap(scores, meanScore);
  return mean === undefined || !interval
    ? '-'
    : `${mean.toFixed(2)} [${interval.low.toFixed(2)}, ${interval.high.toFixed(2)}]`;
}

const meanScore = (scores: readonly Scored[]): number | undefined =>
  scores.length === 0 ? undefined : scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
