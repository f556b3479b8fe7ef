import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import type { PlacedDate } from './dated-document.js';

/** What a rule has to say. */
export interface Seen {
  readonly measure: number;
  readonly code: string;
  readonly summary: string;
}

/**
 * An observation at a date, and what it contradicts.
 * @param against the dates that would have to be others, too; `before` quotes the first
 */
export const observed = (
  { measure, code, summary }: Seen,
  at: PlacedDate,
  ...against: readonly PlacedDate[]
): RestingObservation => ({
  measure,
  evidence: {
    code,
    kind: 'value_comparison',
    summary,
    page: at.page,
    boundingBox: at.box,
    ...(against[0] ? { before: against[0].date.text } : {}),
    after: at.date.text,
  },
  restsOn: [at, ...against],
});
