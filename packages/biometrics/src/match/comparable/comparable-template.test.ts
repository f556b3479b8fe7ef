import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMBEDDING_LENGTH } from '../../networks/types.js';
import { templateDistance } from '../distance.js';
import { comparableTemplate } from './comparable-template.js';
import { CENTER, DIRECTIONS } from './weights.js';

const numbers = (text: string): number[] => text.trim().split(/\s+/).map(Number);
const templates = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), {
    minLength: EMBEDDING_LENGTH,
    maxLength: EMBEDDING_LENGTH,
  })
  .map((list) => Float32Array.from(list))
  .filter((template) => Math.hypot(...template) > 0.1);

test('nothing is left along the directions in which groups differ', () => {
  fc.assert(
    fc.property(templates, (template) => {
      const comparable = comparableTemplate(template);
      const center = numbers(CENTER);
      for (const direction of DIRECTIONS.map(numbers)) {
        const along = comparable.reduce((sum, number, index) => sum + number * direction[index]!, 0);
        expect(along).toBeCloseTo(0, 4);
        expect(Math.hypot(...direction)).toBeCloseTo(1, 3);
      }
      expect(center).toHaveLength(EMBEDDING_LENGTH);
    }),
  );
});

test('two people who differ in their group alone are one to the comparison', () => {
  const [direction = []] = DIRECTIONS.map(numbers);
  const center = numbers(CENTER);
  // Of length 1 both: the center, something of a person's own, and the group to either side.
  const own = Array.from({ length: EMBEDDING_LENGTH }, (_, index) => Math.sin(index + 1));
  const onSphere = (side: number): Float32Array => {
    const rest = own.map((number, index) => 0.02 * number + side * direction[index]!);
    return Float32Array.from(rest, (number, index) => number + center[index]!);
  };
  const [left, right] = [onSphere(0.3), onSphere(-0.3)];
  expect(templateDistance(left, right)).toBeGreaterThan(1);
  expect(templateDistance(comparableTemplate(left), comparableTemplate(right))).toBeLessThan(0.3);
});

test('the length of a template does not matter', () => {
  fc.assert(
    fc.property(templates, fc.double({ min: 0.1, max: 10, noNaN: true }), (template, factor) => {
      const scaled = template.map((number) => number * factor);
      expect(templateDistance(comparableTemplate(template), comparableTemplate(scaled))).toBeCloseTo(0, 3);
    }),
  );
});

test.each([
  ['of another size', new Float32Array(3).fill(1)],
  ['without a direction', new Float32Array(EMBEDDING_LENGTH)],
  ['that holds no numbers', new Float32Array(EMBEDDING_LENGTH).fill(Number.NaN)],
])('a template %s is refused', (_, template) => {
  expect(() => comparableTemplate(template)).toThrow(RangeError);
});
