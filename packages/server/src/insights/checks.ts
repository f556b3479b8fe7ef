import { type Asked, counts, type InsightDeps, type LabelsAsked, sumOf } from './asked.js';
import { comparedWith, type ShareFigure, shareOf } from './share.js';
import { lastDays } from './span.js';

export interface CheckFigures {
  readonly checkId: string;
  /** Detections that it found something in. */
  readonly found: number;
  /** Those among them that turned out to be manipulated, of those that are labeled. */
  readonly manipulated: ShareFigure;
  /** More than half of them, fewer, or neither can be told; null of fewer than 30 labels. */
  readonly verdict: 'above' | 'below' | 'about' | null;
  /** Labels that do not count, by the organization's own judgment. */
  readonly leftOut: number;
}

/** What each check found, and what people then said. Verdicts and bounds of a check's own page are not here. */
export async function checkFiguresOf(
  { store }: InsightDeps,
  asked: Asked & LabelsAsked,
): Promise<CheckFigures[]> {
  const { organizationId, documentType, country } = asked;
  if (asked.kind && asked.kind !== 'detection') return [];
  const scope = { ...lastDays(asked.days, asked.nowMicros).scope, documentType, country };
  const found = await store.countFound(organizationId, scope);
  const labelled = await store.countLabeledByCheck(organizationId, scope);
  return found
    .filter(({ count }) => count > 0)
    .map(({ checkId, count }) => {
      const said = labelled.filter((one) => one.checkId === checkId);
      const counted = said.filter(({ basis }) => counts(basis, asked));
      const share = shareOf(sumOf(counted.filter(({ truth }) => truth === 'manipulated')), sumOf(counted));
      return {
        checkId,
        found: count,
        manipulated: share,
        verdict: comparedWith(share, 0.5),
        leftOut: sumOf(said) - share.total,
      };
    })
    .toSorted((one, other) => other.found - one.found || (one.checkId < other.checkId ? -1 : 1));
}
