import type { Segment } from '../../layout/segments.js';

/** A text of one or several lines and where it stands. */
export interface PartyText {
  readonly text: string;
  readonly lines: readonly Segment[];
  readonly certainty: number;
}
