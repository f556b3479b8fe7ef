import { calc } from './calc.js';
import { fop } from './fop.js';
import { drawingGenerators } from './from-drawing.js';
import { htmlGenerators } from './from-html.js';
import type { Generator } from './generator.js';
import { groff } from './groff.js';
import { latex } from './latex.js';
import { pdfLib } from './pdf-lib.js';
import { postScript } from './postscript.js';

/** Every way of making a PDF from scratch that this folder knows. */
export const GENERATORS: readonly Generator[] = [
  ...htmlGenerators,
  calc,
  fop,
  latex,
  groff,
  postScript,
  pdfLib,
  ...drawingGenerators,
];
