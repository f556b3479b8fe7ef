import { type Share, wilsonInterval } from '@assay/media';
import { printable } from '../terminal-text.js';
import type { LookedAtFolder } from './look-at-folder.js';

/** Lines shown of one folder's problems; the rest is counted. */
const MAX_PROBLEMS_SHOWN = 20;

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A count with its rate and the interval of that. */
export const rate = (share: Share): string => {
  const [low, high] = wilsonInterval(share);
  return `${share.count} of ${share.total} (${percent(share.count / share.total)}; 95 % interval ${percent(low)} to ${percent(high)})`;
};

/** One folder for a reader at a terminal; ends with a line break. @param name as in "honest pictures" */
export function describeFolder(name: string, { numbers, copies, problems }: LookedAtFolder): string {
  const counts = [
    `${numbers.length} looked at`,
    ...(copies > 0 ? [`${copies} passed over as copies of others`] : []),
    ...(problems.length > 0 ? [`${problems.length} not looked at:`] : []),
  ];
  const rest = problems.length - MAX_PROBLEMS_SHOWN;
  const lines = [
    `${name}: ${counts.join(', ')}`,
    ...problems.slice(0, MAX_PROBLEMS_SHOWN).map((problem) => `  ${printable(problem)}`),
    ...(rest > 0 ? [`  ... and ${rest} more`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
