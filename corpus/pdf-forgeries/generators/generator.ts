import type { DocumentContent } from '../content/blocks.js';
import type { Dice } from '../dice.js';
import type { Look } from '../layout/look.js';

/** Makes a PDF of a document from scratch, as an issuer's own software would. */
export interface Generator {
  readonly name: string;
  available(): boolean;
  /** Writes the PDF to `path`. Throws ToolError when the program fails. */
  make(content: DocumentContent, look: Look, dice: Dice, path: string): void;
}
