import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNames, type NameRelation } from './compare-names.js';

const PAIRS: readonly (readonly [one: string, other: string, NameRelation])[] = [
  ['Peter Walsh', 'PETER WALSH', 'same'],
  ['Peter Walsh', 'WALSH, PETER', 'same'],
  ['José Muñoz Peña', 'JOSE MUNOZ PENA', 'same'],
  ['Peter Walsh', 'Mr. Peter Walsh Jr.', 'same'],
  ['Peter Walsh', 'P. Walsh', 'compatible'],
  ['Peter J. Walsh', 'Peter Walsh', 'compatible'],
  ['Alexander Walsh', 'Alex Walsh', 'compatible'],
  ['María Guadalupe Hernández López', 'MARIA GUADALUPE HERNAN', 'compatible'],
  ['Peter Walsh', 'Peter Walsh & Anna Walsh', 'compatible'],
  ["Garrett O'Rourke", 'GARRETT OROURKE', 'same'],
  ['Garrett de la Cruz', 'Garrett Cruz', 'same'],
  ['Peter Walsh', 'Peter Walhs', 'slip'],
  ['Peter Walsh', 'Peter Duarte', 'surname-replaced'],
  ['PETER WALSH', 'Peter Duarte', 'surname-replaced'],
  ['WALSH, PETER', 'Peter Duarte', 'surname-replaced'],
  ['Peter Walsh', 'Anna Walsh', 'family'],
  ['María López García', 'María López Santos', 'family'],
  ['Jose Luis Hernandez', 'Jose Antonio Hernandez', 'family'],
  ['Maria Aparecida Silva', 'Maria Helena Silva', 'family'],
  ['HERNANDEZ LOPEZ JUAN', 'HERNANDEZ LOPEZ MARIA', 'family'],
  ['John A Smith', 'John B Smith', 'family'],
  ['SMITH JOHN', 'SMITH MARY', 'family'],
  ['Peter Walsh', 'Hugo Duarte', 'unlike'],
  ['Citibank Customer Service', 'Citibank Payments', 'incomparable'],
  ['Peter Walsh', 'Walsh Plumbing LLC', 'incomparable'],
  ['Acme Delivery', 'Acme Finance', 'incomparable'],
  ['Federal Income Tax', 'Federal Unemployment Tax', 'incomparable'],
  ['Peter Walsh', '4471', 'unlike'],
  ['Peter Walsh', '', 'incomparable'],
];

test.each(PAIRS)('%s and %s: %s', (one, other, relation) => {
  expect(compareNames(one, other)).toBe(relation);
});

test('the order of the two makes no difference, and a name is its own', () => {
  const part = fc.constantFrom(
    'Ana',
    'Maria',
    'Peter',
    'Walsh',
    'Lopez',
    'Garcia',
    'P',
    'Santos',
    'de',
    'Inc',
    'Maricela',
  );
  const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(name, name, (one, other) => {
      const accuses = (relation: NameRelation) => relation === 'unlike' || relation === 'incomparable';
      expect(accuses(compareNames(one, other))).toBe(accuses(compareNames(other, one)));
      expect(['same', 'incomparable']).toContain(compareNames(one, one));
    }),
  );
});
