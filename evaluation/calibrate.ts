import { type Calibration, logLikelihoodRatio } from '@assay/forensics';
import { groupedBy } from './statistics/grouped-by.js';
import { isotonicBlocks } from './statistics/isotonic.js';

/** A check's measure on one file. */
export interface Measured {
  readonly measure: number;
  readonly tampered: boolean;
  /** Files of one origin are left out together. */
  readonly group: string;
}

type Points = Calibration['points'];

/** A stretch of measures that share one ratio. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly tampered: number;
  readonly honest: number;
}

const join = (a: Stretch, b: Stretch): Stretch => ({
  from: a.from,
  to: b.to,
  tampered: a.tampered + b.tampered,
  honest: a.honest + b.honest,
});

/**
 * Fits a calibration's points: the measures are cut into stretches by isotonic regression of the label, and
 * each stretch gets `ln P(stretch | tampered) / P(stretch | honest)`, both probabilities with half a file
 * added to every stretch (Krichevsky-Trofimov), so that a stretch without honest files stays finite.
 * Neighbors that this smoothing puts out of order are joined.
 * @see Zadrozny & Elkan, "Transforming classifier scores into accurate multiclass probability estimates" (KDD
 * 2002); Krichevsky & Trofimov, IEEE Trans. Inf. Theory 27 (1981) 199-207.
 * @throws RangeError unless there is a file of each label
 */
export function fitPoints(files: readonly Measured[]): Points {
  const tampered = files.filter((file) => file.tampered).length;
  const honest = files.length - tampered;
  if (tampered === 0 || honest === 0)
    throw new RangeError(`expected files of both labels, received ${tampered} tampered and ${honest} honest`);
  let stretches = monotoneStretches(files);
  for (;;) {
    const ratios = stretches.map((stretch) => smoothedRatio(stretch, tampered, honest, stretches.length));
    const violator = ratios.findIndex((ratio, index) => index > 0 && ratio <= (ratios[index - 1] ?? ratio));
    const [left, right] = [stretches[violator - 1], stretches[violator]];
    if (!left || !right) return stretches.flatMap((stretch, index) => pointsOf(stretch, ratios[index] ?? 0));
    stretches = stretches.toSpliced(violator - 1, 2, join(left, right));
  }
}

function monotoneStretches(files: readonly Measured[]): Stretch[] {
  const distinct = [...groupedBy(files, ({ measure }) => measure)]
    .sort(([a], [b]) => a - b)
    .map(([measure, members]): Stretch => {
      const tampered = members.filter((member) => member.tampered).length;
      return { from: measure, to: measure, tampered, honest: members.length - tampered };
    });
  const shares = distinct.map(({ tampered, honest }) => tampered / (tampered + honest));
  const weights = distinct.map(({ tampered, honest }) => tampered + honest);
  return isotonicBlocks(shares, weights).map(({ first, last }) =>
    distinct.slice(first, last + 1).reduce(join),
  );
}

function smoothedRatio(stretch: Stretch, tampered: number, honest: number, stretches: number): number {
  const given = (count: number, total: number): number => (count + 0.5) / (total + 0.5 * stretches);
  return Math.log(given(stretch.tampered, tampered) / given(stretch.honest, honest));
}

const pointsOf = ({ from, to }: Stretch, ratio: number): Points =>
  from === to
    ? [{ measure: from, logLikelihoodRatio: ratio }]
    : [from, to].map((measure) => ({ measure, logLikelihoodRatio: ratio }));

/** What a calibration is worth on files it has not seen. */
export interface HeldOutRatio extends Measured {
  readonly logLikelihoodRatio: number;
}

/**
 * Scores each group by points fitted on all the others. Groups without which a label is missing are an error
 * of the corpus.
 */
export function heldOutRatios(files: readonly Measured[]): readonly HeldOutRatio[] {
  return [...groupedBy(files, ({ group }) => group)].flatMap(([left, members]) => {
    const points = fitPoints(files.filter(({ group }) => group !== left));
    return members.map((file) => ({
      ...file,
      logLikelihoodRatio: logLikelihoodRatio({ points, source: 'held out' }, file.measure),
    }));
  });
}

/**
 * Cost of log-likelihood ratios, in bits: 0 is perfect, 1 is what "always 0" gets, above 1 misleads.
 * @see Brümmer & du Preez, "Application-independent evaluation of speaker detection", Computer Speech &
 * Language 20 (2006) 230-275: Cllr.
 */
export function ratioCostBits(files: readonly HeldOutRatio[]): number {
  const mean = (costs: readonly number[]): number =>
    costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  const bits = (logOdds: number): number => Math.log2(1 + Math.exp(logOdds));
  const missed = files.filter(({ tampered }) => tampered).map((file) => bits(-file.logLikelihoodRatio));
  const accused = files.filter(({ tampered }) => !tampered).map((file) => bits(file.logLikelihoodRatio));
  return (mean(missed) + mean(accused)) / 2;
}
