/**
 * `npm run new:check pdf.page-rotation`: writes the folder of a check in the shape of its neighbors, and says what is
 * left to do.
 */
import { join } from 'node:path';
import { shapeOfCheck, stepsAfter } from './new-check/shape.mjs';
import { writeShape } from './write-shape.mjs';

writeShape(
  'npm run new:check FAMILY.NAME, like pdf.page-rotation',
  shapeOfCheck,
  (shape) => join('packages', 'forensics', 'src', shape.folder),
  stepsAfter,
);
