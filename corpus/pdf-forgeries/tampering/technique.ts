import type { Base } from '../base.js';
import type { EditKind, EditPlan } from '../content/edit-plan.js';
import type { Dice } from '../dice.js';

/** Where a text to be replaced stands in the honest document. */
export interface Place {
  /** From 1. */
  readonly page: number;
  /** x0, y0, x1, y1 in points from the top left corner. */
  readonly box: readonly [number, number, number, number];
  /** In points from the top. */
  readonly baseline: number;
  /** In points. */
  readonly fontSize: number;
  readonly from: string;
}

export interface ForgeryJob {
  readonly base: Base;
  readonly plan: EditPlan;
  readonly places: readonly Place[];
  readonly dice: Dice;
  /** The path to write. */
  readonly output: string;
}

/** What a technique did beyond the plan, where it chose for itself. */
export interface ForgeryOutcome {
  /** Replaces the plan's description in the manifest. */
  readonly what?: string;
  readonly pages?: readonly number[];
  readonly arith?: EditPlan['arith'];
  readonly notes?: string;
  /**
   * The technique kept the document's own pages comparable: false where the boxes cannot be compared any
   * more.
   */
  readonly comparable?: boolean;
}

/** One way of forging a PDF. */
export interface Technique {
  readonly name: string;
  readonly tool: string;
  readonly count: number;
  readonly kinds: readonly EditKind[];
  /** It chooses itself what it changes and says so in its outcome; the plan is not looked at. */
  readonly choosesEdit?: boolean;
  /**
   * Saving the file again would undo what the technique leaves behind: its metadata is neither scrubbed nor
   * forged.
   */
  readonly metadataStays?: boolean;
  /** Bases it can be tried on; all by default. */
  suits?(base: Base): boolean;
  /** Writes the forged file to `job.output`. Throws ToolError where this document does not suit. */
  forge(job: ForgeryJob): ForgeryOutcome | undefined;
}
