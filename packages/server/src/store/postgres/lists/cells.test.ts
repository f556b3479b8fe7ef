import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './cells.js';

test('a range is whole cells and what is left at its ends, each number once', () => {
  const number = fc.nat(300);
  fc.assert(
    fc.property(number, number, fc.constantFrom(0, 2, 5), (least, length, shift) => {
      const most = least + length;
      const numbers = partsOf({ least, most }, shift).flatMap(({ level, range }) => {
        const size = level === 1 ? 2 ** shift : 1;
        const cells = Array.from(
          { length: range!.most - range!.least + 1 },
          (_, index) => range!.least + index,
        );
        return cells.flatMap((cell) => Array.from({ length: size }, (_, index) => cell * size + index));
      });
      expect(numbers.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: length + 1 }, (_, index) => least + index),
      );
    }),
  );
});
