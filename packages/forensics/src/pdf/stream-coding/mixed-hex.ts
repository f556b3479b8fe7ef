import { MEASURE } from './measure.js';
import type { PageStream } from './page-streams.js';

/** A page on which a few hexadecimal strings have letters of the other case than all others. */
export interface MixedHexPage {
  readonly page: number;
  readonly measure: number;
  readonly strings: number;
}

/** Strings that make a habit, and the share of others that can still be an insertion. */
const MIN_STRINGS = 20;
const MAX_SHARE = 0.1;

/** A program prints hexadecimal digits with one routine, so all in one case. */
export function mixedHexPages(streams: readonly PageStream[]): readonly MixedHexPage[] {
  return streams.flatMap(({ page, style: { strings } }) => {
    const lower = strings.get('hex-lower') ?? 0;
    const upper = strings.get('hex-upper') ?? 0;
    const odd = Math.min(lower, upper) + (strings.get('hex-mixed') ?? 0);
    const usual = Math.max(lower, upper);
    return odd > 0 && usual >= MIN_STRINGS && odd <= MAX_SHARE * usual
      ? [{ page, measure: MEASURE.rewritten, strings: odd }]
      : [];
  });
}
