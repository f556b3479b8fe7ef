import type { Insights } from '@assay/server';

type Share = Insights['people']['up'];
type Score = Insights['calibration']['brier'];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const partOf = ({ count, total }: Share): string => `${count} of ${total}`;
const interval = ({ total, low, high }: Share): string =>
  total === 0 ? '' : `${percent(low)} to ${percent(high)}`;
const withInterval = (share: Share): string =>
  share.total === 0 ? partOf(share) : `${partOf(share)} (${interval(share)})`;

const line = (name: string, text: string): string => `${name.padEnd(14)}${text}`;

const HEADINGS = ['check', 'found', 'labeled', 'manipulated', 'not', '95 % interval', 'so here'];
const WIDTHS = [34, 7, 9, 12, 6, 18, 0];

const cells = (row: readonly (string | number)[]): string =>
  row
    .map((cell, index) =>
      index === 0 || index > 4
        ? String(cell).padEnd(WIDTHS[index] ?? 0)
        : String(cell).padStart(WIDTHS[index] ?? 0),
    )
    .join('  ')
    .trimEnd();

const VERDICTS = { above: 'mostly right', below: 'mostly wrong', about: 'as by chance' } as const;
const BESIDE = { above: 'more than stated', below: 'fewer than stated', about: 'as stated' } as const;
const TOO_FEW = 'too few labels';

/** Figures for a terminal: what the console shows, without its pictures. */
export function insightLines({ volumes, people, checks, calibration, reading }: Insights): readonly string[] {
  return [
    ...volumeLines(volumes),
    ...peopleLines(people),
    '',
    ...checkLines(checks),
    '',
    ...calibrationLines(calibration),
    ...readingLines(reading),
  ];
}

function volumeLines({ from, to, days, bands }: Insights['volumes']): readonly string[] {
  const sum = (kind: 'detection' | 'parse' | 'verification'): number =>
    days.reduce((all, day) => all + day[kind], 0);
  const detections = sum('detection');
  const band = (count: number): string =>
    detections === 0 ? '0' : `${count} (${percent(count / detections)})`;
  return [
    line('submitted', `${from} to ${to}`),
    line(
      'submissions',
      `${detections} detections, ${sum('parse')} read, ${sum('verification')} verifications`,
    ),
    line('bands', `high ${band(bands.high)}, medium ${band(bands.medium)}, low ${band(bands.low)}`),
  ];
}

function peopleLines({ timeToDecision, up, down, agreement }: Insights['people']): readonly string[] {
  if (!timeToDecision) return [line('decisions', 'none')];
  const { decided, medianSeconds, p95Seconds } = timeToDecision;
  const kappa = agreement?.kappa;
  return [
    line('decisions', `${decided}, median ${medianSeconds} s, 95 of 100 within ${p95Seconds} s`),
    line('against', `cleared and rejected ${withInterval(up)}, rejected and accepted ${withInterval(down)}`),
    ...(agreement
      ? [
          line(
            'agreement',
            `${withInterval(agreement.same)}${typeof kappa === 'number' ? `, kappa ${kappa.toFixed(2)}` : ''}`,
          ),
        ]
      : []),
  ];
}

function checkLines(checks: Insights['checks']): readonly string[] {
  if (checks.length === 0) return ['no check found anything'];
  return [
    cells(HEADINGS),
    ...checks.map(({ checkId, found, manipulated, verdict }) =>
      cells([
        checkId,
        found,
        manipulated.total,
        manipulated.count,
        manipulated.total - manipulated.count,
        interval(manipulated),
        manipulated.total === 0 ? '' : verdict ? VERDICTS[verdict] : TOO_FEW,
      ]),
    ),
  ];
}

function calibrationLines(calibration: Insights['calibration']): readonly string[] {
  const { labelled, leftOut, bins, calibrationError, brier, misses, bounds } = calibration;
  const scored = (score: Score, write: (value: number) => string): string => {
    if (!score) return 'cannot be told';
    const { value, interval: around } = score;
    return around ? `${write(value)} (${write(around.low)} to ${write(around.high)})` : write(value);
  };
  return [
    line('labels', `${labelled}${leftOut > 0 ? `, and ${leftOut} by own judgment left out` : ''}`),
    line('calibration', `expected calibration error ${scored(calibrationError, percent)}`),
    line('', `Brier score ${scored(brier, (value) => value.toFixed(3))}`),
    ...bins
      .filter(({ manipulated }) => manipulated.total > 0)
      .map(({ from, to, stated, manipulated, verdict }) =>
        line(
          `  ${Math.round(from * 100)}-${Math.round(to * 100)}`,
          `stated ${percent(stated ?? 0)}, manipulated ${withInterval(manipulated)}, ${verdict ? BESIDE[verdict] : TOO_FEW}`,
        ),
      ),
    line(
      'misses',
      misses.missed.total === 0
        ? 'cannot be told: nothing that the checks cleared was drawn at random and labeled'
        : `${withInterval(misses.missed)} of those drawn at random and labeled`,
    ),
    line(
      '',
      `${misses.drawn} of ${misses.cleared} cleared ones drawn, ${misses.waiting} of them wait; ${misses.share} % is drawn now`,
    ),
    line(
      'bounds',
      `medium from ${bounds.mediumFrom}, high from ${bounds.highFrom}${bounds.isOwn ? '' : ' (settings)'}`,
    ),
  ];
}

function readingLines(reading: Insights['reading']): readonly string[] {
  if (reading.length === 0) return [line('reading', 'of no document every field was looked at')];
  return [
    line('reading', 'of documents in which every field was looked at'),
    ...reading.map(
      ({ documentType, field, right }) =>
        `  ${`${documentType} ${field}`.padEnd(56)}  right ${withInterval(right)}`,
    ),
  ];
}
