import type { Evidence } from '../../check.js';

export interface DateObservation {
  readonly measure: number;
  readonly evidence: Evidence;
}
