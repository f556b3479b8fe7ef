import type { Share } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { number, percent } from '../../words/numbers.js';

/** "21 of 22". */
export const partWords = ({ count, total }: Share): string => m.insights.of(number(count), number(total));

/** "78% to 99%"; nothing of nothing. */
export const intervalWords = ({ total, low, high }: Share): string =>
  total === 0 ? '' : m.insights.interval(percent(low), percent(high));
