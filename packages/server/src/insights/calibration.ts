import type { FraudSeverity, VerdictPolicy } from '@assay/forensics';
import {
  brierScore,
  calibrationError,
  type Forecasts,
  forecastInterval,
  type Interval,
  reliabilityBins,
} from '@assay/media';
import { type ReviewState, WAITS_FOR_OTHERS } from '../store/review-types.js';
import { type Asked, counts, type InsightDeps, type LabelsAsked, sumOf } from './asked.js';
import { comparedWith, type ShareFigure, shareOf } from './share.js';
import { lastDays } from './span.js';

/** A score with its 95 % bootstrap interval; null where there is nothing to reckon it from. */
type Score = { readonly value: number; readonly interval: Interval | null } | null;

/** Labeled detections of one likelihood. */
interface LabeledCell {
  /** 0..100. */
  readonly likelihood: number;
  readonly manipulated: number;
  readonly not: number;
}

export interface Calibration {
  /** Labels that count. */
  readonly labelled: number;
  /** Labels by the organization's own judgment, where those do not count. */
  readonly leftOut: number;
  /** Ten of equal width. */
  readonly bins: {
    /** 0..1. */
    readonly from: number;
    readonly to: number;
    /** Likelihood on average, 0..1; null where there are no labels. */
    readonly stated: number | null;
    readonly manipulated: ShareFigure;
    /** What turned out to be manipulated beside what was stated; null of fewer than 30 labels. */
    readonly verdict: 'above' | 'below' | 'about' | null;
  }[];
  readonly calibrationError: Score;
  readonly brier: Score;
  readonly misses: Misses;
  /** The bounds that new submissions are judged by, and whether they are the organization's own. */
  readonly bounds: VerdictPolicy & { readonly isOwn: boolean };
  /** All detections of the span, by likelihood and by the band that they were given: for moving the bounds. */
  readonly likelihoods: {
    readonly likelihood: number;
    readonly band: FraudSeverity;
    readonly count: number;
  }[];
  readonly cells: LabeledCell[];
}

/** What the checks cleared, as far as those tell that were drawn at random. */
interface Misses {
  readonly cleared: number;
  readonly drawn: number;
  /** Drawn ones that nobody has decided. */
  readonly waiting: number;
  /** Of the drawn ones that are labeled, those that are manipulated. With no label nothing can be told. */
  readonly missed: ShareFigure;
  /** Percent that is drawn of what comes now. */
  readonly share: number;
}

/** What nobody has decided for good. */
const WAITING: readonly ReviewState[] = ['open', ...WAITS_FOR_OTHERS, 'escalate'];

/** Whether "80" is right in eight of ten cases here, what was missed, and what other bounds would change. */
export async function calibrationOf(
  { store, policy }: InsightDeps,
  asked: Asked & LabelsAsked,
): Promise<Calibration> {
  const { organizationId, documentType, country } = asked;
  const scope = { ...lastDays(asked.days, asked.nowMicros).scope, documentType, country };
  const ofDetections = !asked.kind || asked.kind === 'detection';
  const said = ofDetections ? await store.countLabeled(organizationId, scope) : [];
  const likelihoods = ofDetections ? await store.countLikelihoods(organizationId, scope) : [];
  const drawn = ofDetections ? await store.countDrawn(organizationId, scope) : [];
  const counted = said.filter(({ basis }) => counts(basis, asked));
  const cells = cellsOf(counted);
  const forecasts = cells.map(
    ({ likelihood, manipulated, not }): Forecasts => ({
      probability: likelihood / 100,
      trueCount: manipulated,
      total: manipulated + not,
    }),
  );
  const ofDrawn = counted.filter(({ isDrawn }) => isDrawn);
  const own = await store.organizationPolicy(organizationId);
  return {
    labelled: sumOf(counted),
    leftOut: sumOf(said) - sumOf(counted),
    bins: reliabilityBins(forecasts).map(({ from, to, stated = null, trueCount, total }) => {
      const manipulated = shareOf(trueCount, total);
      return {
        from,
        to,
        stated,
        manipulated,
        verdict: stated === null ? null : comparedWith(manipulated, stated),
      };
    }),
    calibrationError: scoreOf(forecasts, calibrationError),
    brier: scoreOf(forecasts, brierScore),
    misses: {
      cleared: sumOf(likelihoods.filter(({ band }) => band === 'low')),
      drawn: sumOf(drawn),
      waiting: sumOf(drawn.filter(({ state }) => WAITING.includes(state))),
      missed: shareOf(sumOf(ofDrawn.filter(({ truth }) => truth === 'manipulated')), sumOf(ofDrawn)),
      share: await store.drawnShare(organizationId),
    },
    bounds: { ...(own ?? policy), isOwn: own !== undefined },
    likelihoods: [...likelihoods],
    cells,
  };
}

function cellsOf(counted: Awaited<ReturnType<InsightDeps['store']['countLabeled']>>): LabeledCell[] {
  const cells = new Map<number, { likelihood: number; manipulated: number; not: number }>();
  for (const { likelihood, truth, count } of counted) {
    const cell = cells.get(likelihood) ?? { likelihood, manipulated: 0, not: 0 };
    cell[truth] += count;
    cells.set(likelihood, cell);
  }
  return [...cells.values()];
}

function scoreOf(
  forecasts: readonly Forecasts[],
  score: (forecasts: readonly Forecasts[]) => number | undefined,
): Score {
  const value = score(forecasts);
  return value === undefined ? null : { value, interval: forecastInterval(forecasts, score) ?? null };
}
