import { expect, test } from 'vitest';
import { surnamesApart, withLostSpaces } from './lost-spaces.js';

test('a space is put back where a part stands elsewhere as a word', () => {
  const elsewhere = new Set(['PAULO', 'MORAES', 'SARDINHA']);
  expect(withLostSpaces('MORAESSARDINHA', elsewhere)).toBe('MORAES SARDINHA');
  expect(withLostSpaces('ANASARDINHA', elsewhere)).toBe('ANA SARDINHA');
  expect(withLostSpaces('MORAES', elsewhere)).toBe('MORAES');
  expect(withLostSpaces('EVA MORAES SARDINHA ANA MORAESSARDINHA', new Set(['MORAESSARDINHA']))).toBe(
    'EVA MORAES SARDINHA ANA MORAES SARDINHA',
  );
  expect(withLostSpaces('ROSALINDA', new Set(['ROSA', 'LIN']))).toBe('ROSALINDA');
});

test('two surnames are taken apart where the CURP says with which letter the second begins', () => {
  expect(surnamesApart('OLVERATREJO', 'OETL900101')).toBe('OLVERA TREJO');
  expect(surnamesApart('OLVERA TREJO', 'OETL900101')).toBe('OLVERA TREJO');
  expect(surnamesApart('OTERTATREJO', 'OETL900101')).toBe('OTERTATREJO');
  expect(surnamesApart('TREJO', 'OETL900101')).toBe('TREJO');
});
