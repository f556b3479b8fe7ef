import { SUBMISSION_KINDS } from '../store/submission-types.js';
import type { Asked, InsightDeps } from './asked.js';
import { dayOf, lastDays } from './span.js';

export interface Volumes {
  readonly from: string;
  readonly to: string;
  /** Every day, those without a submission among them. */
  readonly days: {
    readonly day: string;
    readonly detection: number;
    readonly parse: number;
    readonly verification: number;
  }[];
  /** Of detections. */
  readonly bands: { readonly low: number; readonly medium: number; readonly high: number };
  /** Types that there are, whatever type is asked for; the commonest first. */
  readonly types: string[];
}

/** How much was submitted, by day, and what the checks made of it. */
export async function volumesOf({ store }: InsightDeps, asked: Asked): Promise<Volumes> {
  const { organizationId, days: dayCount, nowMicros, documentType, country } = asked;
  const { from, to, scope: span, firstDay } = lastDays(dayCount, nowMicros);
  const scope = { ...span, documentType, country };
  const kinds = asked.kind ? [asked.kind] : SUBMISSION_KINDS;
  const days = Array.from({ length: dayCount }, (_, index) => ({
    day: dayOf(firstDay + index),
    detection: 0,
    parse: 0,
    verification: 0,
  }));
  const bands = { low: 0, medium: 0, high: 0 };
  const types = new Map<string, number>();
  for (const kind of kinds) {
    for (const { day, band, count } of await store.countByDay(organizationId, kind, scope)) {
      days[day - firstDay]![kind] += count;
      if (band) bands[band] += count;
    }
    for (const { documentType: type, count } of await store.countTypes(organizationId, kind, scope))
      types.set(type, (types.get(type) ?? 0) + count);
  }
  const commonestFirst = [...types].toSorted(([, one], [, other]) => other - one).map(([type]) => type);
  return { from, to, days, bands, types: commonestFirst };
}
