import { wilsonInterval } from '@assay/media';

/** A share with its 95 % interval (Wilson), 0..1. */
export interface ShareFigure {
  readonly count: number;
  readonly total: number;
  readonly low: number;
  readonly high: number;
}

/** Below this an interval is given, and nothing is said of what it means. */
const ENOUGH_LABELS = 30;

export function shareOf(count: number, total: number): ShareFigure {
  const [low, high] = wilsonInterval({ count, total });
  return { count, total, low, high };
}

/** Where a share lies to a value, as far as its interval tells; null of too few. */
export function comparedWith(
  { low, high, total }: ShareFigure,
  value: number,
): 'above' | 'below' | 'about' | null {
  if (total < ENOUGH_LABELS) return null;
  if (low > value) return 'above';
  return high < value ? 'below' : 'about';
}
