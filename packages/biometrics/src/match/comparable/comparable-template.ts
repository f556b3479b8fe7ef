import { EMBEDDING_LENGTH } from '../../networks/types.js';
import type { FaceTemplate } from '../../types.js';
import { CENTER, DIRECTIONS } from './weights.js';

const numbersOf = (text: string): Float64Array => {
  const numbers = Float64Array.from(text.trim().split(/\s+/), Number);
  if (numbers.length !== EMBEDDING_LENGTH || numbers.some(Number.isNaN))
    throw new TypeError(`expected ${EMBEDDING_LENGTH} numbers, received ${numbers.length}`);
  return numbers;
};
const center = numbersOf(CENTER);
const directions = DIRECTIONS.map(numbersOf);

/**
 * A template as two are compared: brought to length 1, less what people of all groups share, and less its
 * part along the directions in which the means of groups differ. What is left tells persons apart and not
 * groups, so that two people of one group resemble each other little more than any two do (README, "Groups").
 * Bolukbasi et al., "Man is to computer programmer as woman is to homemaker?", NeurIPS 2016, take a group out
 * of word vectors in this way.
 * @throws RangeError for a template of another size, or without a direction
 */
export function comparableTemplate(template: FaceTemplate): FaceTemplate {
  const length = Math.hypot(...template);
  if (template.length !== EMBEDDING_LENGTH || !(length > 0 && Number.isFinite(length)))
    throw new RangeError(
      `expected a template of ${EMBEDDING_LENGTH} numbers and a finite length above 0, received ${template.length} and ${length}`,
    );
  const rest = Float64Array.from(template, (number, index) => number / length - center[index]!);
  for (const direction of directions) {
    const along = rest.reduce((sum, number, index) => sum + number * direction[index]!, 0);
    for (let index = 0; index < rest.length; index++) rest[index]! -= along * direction[index]!;
  }
  return Float32Array.from(rest);
}
