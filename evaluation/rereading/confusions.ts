import type { RereadAmount } from './reread-amounts.js';

/** A digit that was read for another. */
export interface Confusion {
  readonly printed: string;
  readonly read: string;
  readonly times: number;
}

/** Digits read for others in amounts of which no digit was lost or added, the most frequent first. */
export function confusionsOf(amounts: readonly Pick<RereadAmount, 'printed' | 'first'>[]): Confusion[] {
  const counts = new Map<string, number>();
  for (const { printed, first } of amounts) {
    if (printed.length !== first.length) continue;
    for (const [at, digit] of [...printed].entries()) {
      const pair = digit + first[at];
      if (digit !== first[at]) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  const found = [...counts].map(([[printed = '', read = ''], times]) => ({ printed, read, times }));
  return found.sort(
    (a, b) => b.times - a.times || a.printed.localeCompare(b.printed) || a.read.localeCompare(b.read),
  );
}
