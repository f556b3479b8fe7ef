import { cohenKappa, nearestRankQuantile } from '@assay/media';
import { SUBMISSION_KINDS } from '../store/submission-types.js';
import { type Asked, type InsightDeps, sumOf } from './asked.js';
import { type ShareFigure, shareOf } from './share.js';
import { lastDays } from './span.js';

export interface PeopleFigures {
  /** From a submission to its first decision; null where there is none. */
  readonly timeToDecision: {
    readonly decided: number;
    readonly medianSeconds: number;
    readonly p95Seconds: number;
  } | null;
  /** Of the detections that the checks cleared and people decided, those that people rejected. */
  readonly up: ShareFigure;
  /** Of those that the checks rejected and people decided, those that people accepted. */
  readonly down: ShareFigure;
  /** Of detections that two people decided; null where there are none, or one's own decisions are asked for. */
  readonly agreement: {
    readonly same: ShareFigure;
    /** Null where chance alone makes them agree. */
    readonly kappa: number | null;
  } | null;
}

const CHOICES = ['accept', 'reject'] as const;

/** How people decided. @param personId of one person's decisions alone */
export async function peopleFiguresOf(
  { store }: InsightDeps,
  asked: Asked,
  personId?: number,
): Promise<PeopleFigures> {
  const { organizationId, documentType, country } = asked;
  const scope = { ...lastDays(asked.days, asked.nowMicros).scope, documentType, country };
  const kinds = asked.kind ? [asked.kind] : SUBMISSION_KINDS;
  const seconds = (
    await Promise.all(kinds.map((kind) => store.countDecisionSeconds(organizationId, kind, scope, personId)))
  ).flat();
  const ofDetections = kinds.includes('detection');
  const decided = ofDetections ? await store.countDecided(organizationId, scope, personId) : [];
  const byTwo =
    ofDetections && personId === undefined ? await store.countDecidedByTwo(organizationId, scope) : [];
  const of = (found: (typeof decided)[number]['found'], decision: 'accept' | 'reject'): ShareFigure => {
    const all = decided.filter((one) => one.found === found);
    return shareOf(sumOf(all.filter((one) => one.decision === decision)), sumOf(all));
  };
  return {
    timeToDecision: timesOf(seconds),
    up: of('verified', 'reject'),
    down: of('rejected', 'accept'),
    agreement: agreementOf(byTwo),
  };
}

function timesOf(
  counted: readonly { readonly seconds: number; readonly count: number }[],
): PeopleFigures['timeToDecision'] {
  const all = counted.flatMap(({ seconds, count }) => Array<number>(count).fill(seconds));
  const [medianSeconds, p95Seconds] = [nearestRankQuantile(all, 0.5), nearestRankQuantile(all, 0.95)];
  return medianSeconds === undefined || p95Seconds === undefined
    ? null
    : { decided: all.length, medianSeconds, p95Seconds };
}

function agreementOf(
  byTwo: readonly {
    readonly first: 'accept' | 'reject';
    readonly second: 'accept' | 'reject';
    readonly count: number;
  }[],
): PeopleFigures['agreement'] {
  if (byTwo.length === 0) return null;
  const table = CHOICES.map((first) =>
    CHOICES.map((second) => sumOf(byTwo.filter((one) => one.first === first && one.second === second))),
  );
  const same = sumOf(byTwo.filter(({ first, second }) => first === second));
  return { same: shareOf(same, sumOf(byTwo)), kappa: cohenKappa(table) ?? null };
}
