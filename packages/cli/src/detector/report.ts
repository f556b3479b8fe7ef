import { type DetectorCalibration, PRIOR_MANIPULATED, weightOf } from '@assay/forensics';
import { type Share, wilsonInterval } from '@assay/media';
import { printable } from '../terminal-text.js';
import type { LookedAtFolder } from './look-at-folder.js';

/** Lines shown of one folder's problems; the rest is counted. */
const MAX_PROBLEMS_SHOWN = 20;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const rate = (share: Share): string => {
  const [low, high] = wilsonInterval(share);
  return `${share.count} of ${share.total} (${percent(share.count / share.total)}; 95 % interval ${percent(low)} to ${percent(high)})`;
};

/** One folder for a reader at a terminal; ends with a line break. */
export function describeFolder(name: string, { logits, copies, problems }: LookedAtFolder): string {
  const counts = [
    `${logits.length} looked at`,
    ...(copies > 0 ? [`${copies} passed over as copies of others`] : []),
    ...(problems.length > 0 ? [`${problems.length} not looked at:`] : []),
  ];
  const rest = problems.length - MAX_PROBLEMS_SHOWN;
  const lines = [
    `${name} pictures: ${counts.join(', ')}`,
    ...problems.slice(0, MAX_PROBLEMS_SHOWN).map((problem) => `  ${printable(problem)}`),
    ...(rest > 0 ? [`  ... and ${rest} more`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** What the network was found to tell, and what that makes of a verdict; ends with a line break. */
export function describeCalibration(name: string, calibration: DetectorCalibration): string {
  const likelihood = (isAbove: boolean): string => {
    const odds = (PRIOR_MANIPULATED / (1 - PRIOR_MANIPULATED)) * Math.exp(weightOf(calibration, isAbove));
    return percent(odds / (1 + odds));
  };
  return `${printable(name)}
  area under the ROC curve  ${calibration.auc.toFixed(3)} (chance is 0.5)
  threshold                 ${calibration.threshold}
  false alarms              ${rate(calibration.falseAlarms)}
  detected                  ${rate(calibration.detected)}
  likelihood by it alone    ${likelihood(true)} above the threshold, ${likelihood(false)} below
`;
}
