/**
 * `npm run new:type form-1098`: writes the folder of a document type in the shape of its neighbors, and says what is
 * left to do (`docs/adding-a-type.md`).
 */
import { join } from 'node:path';
import { shapeOfType, stepsAfterType } from './new-type/shape.mjs';
import { writeShape } from './write-shape.mjs';

writeShape(
  'npm run new:type NAME, like form-1098',
  shapeOfType,
  (_shape, name) => join('packages', 'extraction', 'src', 'types', name),
  stepsAfterType,
);
