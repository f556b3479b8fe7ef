import type { Base } from '../base.js';
import type { Dice } from '../dice.js';

/** Something an honest owner does to a document that leaves what it says alone. */
export interface HonestProcess {
  readonly name: string;
  readonly tool: string;
  /** How many documents get it. */
  readonly count: number;
  /**
   * Writes the processed document to `output`. `other` is a second honest document, for merging. Throws
   * ToolError.
   */
  run(base: Base, output: string, dice: Dice, other: Base): void;
}
