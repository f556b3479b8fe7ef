import type { Evidence } from '../../check.js';

export interface PageObservation {
  readonly measure: number;
  readonly evidence: Evidence;
}
