import { type DetectorCalibration, PRIOR_MANIPULATED, weightOf } from '@assay/forensics';
import { percent, rate } from '../batch/describe-folder.js';
import { printable } from '../terminal-text.js';

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
