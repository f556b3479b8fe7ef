import type { Scored, Share } from './scored.js';

/** What a threshold chosen for a false-alarm rate detects. */
export interface DetectionRate {
  /** The most honest files that may be flagged, as a share of them. */
  readonly allowedFalseAlarmRate: number;
  /** A file is flagged when its score is above this. */
  readonly threshold: number;
  readonly detected: Share;
  readonly falseAlarms: Share;
}

/**
 * The detection rate at a false-alarm rate: the lowest threshold that flags no more than the allowed share of
 * honest files. With n honest files, rates under 1/n allow none; the counts are given so that nobody reads
 * more into them.
 * @see Fawcett, "An introduction to ROC analysis", Pattern Recognition Letters 27 (2006) 861-874: ties are
 * flagged together, so that the rate can stay under the allowed one.
 * @param allowedFalseAlarmRate 0..1
 */
export function detectionRateAt(files: readonly Scored[], allowedFalseAlarmRate: number): DetectionRate {
  const honest = files.filter(({ tampered }) => !tampered);
  const tampered = files.filter((file) => file.tampered);
  const allowed = Math.floor(allowedFalseAlarmRate * honest.length + 1e-9);
  // The (allowed + 1)-th highest honest score must stay unflagged.
  const threshold =
    honest.map(({ score }) => score).sort((a, b) => b - a)[allowed] ?? Number.NEGATIVE_INFINITY;
  const flagged = (group: readonly Scored[]): Share => ({
    count: group.filter(({ score }) => score > threshold).length,
    total: group.length,
  });
  return { allowedFalseAlarmRate, threshold, detected: flagged(tampered), falseAlarms: flagged(honest) };
}
