import { type Fraction, fraction, type Percent, toPercent } from '@assay/media';
import type { Arithmetic, ArithmeticStep, ArithmeticTerm, UndecidedBecause, VerdictPolicy } from './types.js';
import type { WeighedReport } from './weighed-report.js';

/** A group of checks that see one and the same cause, and how it speaks. */
export interface Voice {
  readonly group: string;
  readonly members: readonly WeighedReport[];
  readonly isFact: boolean;
  /**
   * Log-likelihood ratio: of the most incriminating member; where none incriminates, the most exonerating.
   */
  readonly ratio: number;
}

/** What the groups say, in the order in which they are met. */
export function voicesOf(weighed: readonly WeighedReport[]): readonly Voice[] {
  const groups = new Map<string, WeighedReport[]>();
  for (const one of weighed) {
    const members = groups.get(one.report.check.group);
    if (members) members.push(one);
    else groups.set(one.report.check.group, [one]);
  }
  return [...groups].map(([group, members]) => {
    const ratios = members.map(({ logLikelihoodRatio }) => logLikelihoodRatio);
    const strongest = Math.max(...ratios);
    return {
      group,
      members,
      isFact: members.some(({ report }) => report.check.weight === 'fact'),
      ratio: strongest > 0 ? strongest : Math.min(...ratios),
    };
  });
}

/**
 * The voices that count. Exonerating groups count only while no fact incriminates: whoever alters a document
 * does it in one way, so the checks that look for other ways find nothing in it, as in an honest one, and say
 * nothing against what was found (docs/decisions/0006).
 */
export function countedVoices(voices: readonly Voice[]): readonly Voice[] {
  const isIncriminated = voices.some(({ isFact, ratio }) => isFact && ratio > 0);
  return voices.filter(({ ratio }) => !(isIncriminated && ratio < 0));
}

export const sumOf = (voices: readonly Voice[]): number => voices.reduce((sum, { ratio }) => sum + ratio, 0);

/** What the judge decided on the way, beside the checks' own words. */
interface Decisions {
  readonly judgeVersion: string;
  readonly prior: Fraction;
  readonly policy: VerdictPolicy;
  /** Of everything that was examined. */
  readonly weighed: readonly WeighedReport[];
  /** Those that may raise the likelihood or clear the document, by group. */
  readonly voices: readonly Voice[];
  readonly undecided: UndecidedBecause | null;
  /**
   * In the order in which they were applied, each with the likelihood after it, also where it changed
   * nothing.
   */
  readonly bounds: readonly { readonly kind: ArithmeticStep['kind']; readonly likelihood: number }[];
}

/** The arithmetic as records keep it: every term, and the steps from the prior to the likelihood. */
export function arithmeticOf(decisions: Decisions): Arithmetic {
  const { judgeVersion, prior, policy, weighed, voices } = decisions;
  const counted = countedVoices(voices);
  const steps: ArithmeticStep[] = [stepAt('prior', logOddsOf(prior))];
  const speaking = counted.filter(({ ratio }) => ratio !== 0).sort((one, other) => other.ratio - one.ratio);
  let sum = logOddsOf(prior);
  for (const { group, ratio } of speaking) {
    sum += ratio;
    steps.push({ ...stepAt('group', sum), group, adds: ratio });
  }
  for (const { kind, likelihood } of decisions.bounds) {
    const bound = toStep(likelihood);
    if (bound !== steps.at(-1)?.likelihood)
      steps.push({ kind, logOdds: logOddsOf(bound / 100), likelihood: bound });
  }
  return {
    judgeVersion,
    prior,
    policy: { mediumFrom: policy.mediumFrom, highFrom: policy.highFrom },
    terms: weighed.map((one) => termOf(one, voices, counted)),
    steps,
    undecided: decisions.undecided,
  };
}

function termOf(one: WeighedReport, voices: readonly Voice[], counted: readonly Voice[]): ArithmeticTerm {
  const { report, logLikelihoodRatio } = one;
  const { check, outcome } = report;
  const finding = outcome.kind === 'examined' ? outcome.finding : undefined;
  const voice = voices.find(({ members }) => members.includes(one));
  const speaks = voice?.members.find((member) => member.logLikelihoodRatio === voice.ratio) === one;
  const counts = voice !== undefined && speaks && logLikelihoodRatio !== 0 && counted.includes(voice);
  return {
    checkId: check.id,
    version: check.version,
    group: check.group,
    weight: check.weight,
    basis: check.basis ?? null,
    measure: finding?.measure ?? 0,
    shareOfDocument: finding?.shareOfDocument ?? 1,
    logLikelihoodRatio,
    counted: counts,
    because: reasonOf(logLikelihoodRatio, voice, counts, counted),
  };
}

function reasonOf(
  ratio: number,
  voice: Voice | undefined,
  counts: boolean,
  counted: readonly Voice[],
): ArithmeticTerm['because'] {
  if (ratio === 0) return 'NO_WEIGHT';
  if (voice === undefined) return 'CONTEXT_CLEARS_NOTHING';
  if (counts) return 'STRONGEST_OF_GROUP';
  return counted.includes(voice) ? 'WEAKER_IN_GROUP' : 'FACT_INCRIMINATES';
}

export const probabilityOf = (odds: number): Fraction => fraction(1 / (1 + Math.exp(-odds)));

/** A bound of 0 or 100 % has no log-odds; half a step away from it has. */
const LEAST_PROBABILITY = 0.0005;

/** Natural log-odds of a probability, 0..1. */
export function logOddsOf(probability: number): number {
  const inside = Math.min(1 - LEAST_PROBABILITY, Math.max(LEAST_PROBABILITY, probability));
  return Math.log(inside / (1 - inside));
}

/** Likelihoods are shown and stored in tenths of a percent. */
export const toStep = (percent: number): Percent => toPercent(fraction(percent / 100));

/** The likelihood that natural log-odds are shown as, in tenths of a percent. */
export const likelihoodAt = (odds: number): Percent => toStep(toPercent(probabilityOf(odds)));

const stepAt = (kind: ArithmeticStep['kind'], odds: number): ArithmeticStep => ({
  kind,
  logOdds: odds,
  likelihood: likelihoodAt(odds),
});
