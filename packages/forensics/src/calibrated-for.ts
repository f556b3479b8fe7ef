import type { AnyCheck } from './run-check.js';
import type { Calibration } from './verdict/calibration.js';

/** The same check where its measure means something else: what is rare on paper may be common in nature. */
export const calibratedFor = (check: AnyCheck, calibration: Calibration): AnyCheck => ({
  ...check,
  calibration,
});
