import { utcDay } from '../clock.js';
import type { InsightScope } from '../store/insight-types.js';

const DAY_MICROS = 86_400_000_000;

/** Longer than anything is kept that figures are asked of. */
export const MOST_DAYS = 3660;
export const USUAL_DAYS = 90;

/** Days in UTC, today being the last one. */
export interface Span {
  /** Like 2026-11-30, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly scope: Pick<InsightScope, 'fromMicros' | 'toMicros'>;
  /** Of the first day, since the Unix epoch. */
  readonly firstDay: number;
}

export function lastDays(days: number, nowMicros: number): Span {
  const today = Math.floor(nowMicros / DAY_MICROS);
  const firstDay = today - days + 1;
  return {
    from: dayOf(firstDay),
    to: dayOf(today),
    scope: { fromMicros: firstDay * DAY_MICROS, toMicros: (today + 1) * DAY_MICROS },
    firstDay,
  };
}

/** @param day since the Unix epoch */
export const dayOf = (day: number): string => utcDay(day * DAY_MICROS);
