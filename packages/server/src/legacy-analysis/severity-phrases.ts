import type { FraudSeverity } from '@assay/forensics';

/**
 * The bands of likelihood in the older interface's words; clients compare them, so they never change.
 * `Confirmed Fraud` is the contract's own. The others say what the checks found, not what the document is:
 * `low` is no proof that it is authentic, and `medium` holds those at which nobody could look.
 */
export const SEVERITY_PHRASES: Readonly<Record<FraudSeverity, string>> = {
  low: 'No Fraud Detected',
  medium: 'Possible Fraud',
  high: 'Confirmed Fraud',
};
