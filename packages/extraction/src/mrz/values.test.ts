import { expect, test } from 'vitest';
import { splitNames, withoutFalseLetters } from './values.js';

test.each([
  ['ERIKSSON<<ANNA<MARIA<<<<', 'ERIKSSON', 'ANNA MARIA'],
  ['VAN<DER<MUELLEN<<JOHANNES<', 'VAN DER MUELLEN', 'JOHANNES'],
  ['ARKFREITH<<<<<<<', 'ARKFREITH', undefined],
  ['NILAVADHANANANDA<<ARNPOL<', 'NILAVADHANANANDA', 'ARNPOL'],
  ['<<<<<<', undefined, undefined],
])('%s', (field, lastName, firstName) => {
  expect(splitNames(field)).toEqual({ lastName, firstName });
});

test('letters that fillers were read as are left out, names are not', () => {
  const cleaned = (field: string) => withoutFalseLetters(field).replace(/<+$/u, '');
  expect(cleaned('ERIKSSON<<ANNA<<<<<K<<')).toBe('ERIKSSON<<ANNA');
  expect(cleaned('SPECIMENKKVZOR<IK')).toBe('SPECIMEN<<VZOR');
  expect(cleaned('SPECIMEN<<KAREL<LISE<<<')).toBe('SPECIMEN<<KAREL<LISE');
  expect(cleaned('KEKKONEN<<URHO')).toBe('KEKKONEN<<URHO');
});
