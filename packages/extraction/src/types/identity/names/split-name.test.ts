import { expect, test } from 'vitest';
import { splitFullName } from './split-name.js';

test.each([
  ['SMITH, JOHN PAUL', 'USA', undefined, 'JOHN PAUL', 'SMITH'],
  ['JOHN PAUL SMITH JR', 'USA', undefined, 'JOHN PAUL', 'SMITH JR'],
  ['LUDWIG VAN BEETHOVEN', 'DEU', undefined, 'LUDWIG', 'VAN BEETHOVEN'],
  ['ANA MARIA DE SOUZA LIMA', 'BRA', undefined, 'ANA MARIA', 'DE SOUZA LIMA'],
  ['MARIA DE FÁTIMA LIMA', 'BRA', undefined, 'MARIA DE FÁTIMA', 'LIMA'],
  ['JOSÉ DE PAULA', 'BRA', undefined, 'JOSÉ', 'DE PAULA'],
  ['JOÃO VÍTOR', 'BRA', undefined, 'JOÃO', 'VÍTOR'],
  ['ANA LUISA PEREZ LOPEZ', 'MEX', undefined, 'ANA LUISA', 'PEREZ LOPEZ'],
  ['ANA LUISA PEREZ LOPEZ', 'COL', undefined, 'ANA LUISA', 'PEREZ LOPEZ'],
  ['PEREZ LOPEZ ANA LUISA', 'MEX', 'PELA800101MDFRPN02', 'ANA LUISA', 'PEREZ LOPEZ'],
  ['ANA LUISA PEREZ LOPEZ', 'MEX', 'PELA800101MDFRPN02', 'ANA LUISA', 'PEREZ LOPEZ'],
  ['DE GANTE PALMA LUZ', 'MEX', 'GAPL850314MSLNLZ07', 'LUZ', 'DE GANTE PALMA'],
])('%s of %s', (name, country, curp, firstName, lastName) => {
  expect(splitFullName(name, country, { curp })).toEqual({ firstName, lastName });
});

test('surnames in Brazil begin where a parent bears the word, too', () => {
  const parents = 'BENTO GUIMARÃES IVONE MOURA GUIMARÃES';
  expect(splitFullName('KAUÃ YURI MOURA GUIMARÃES', 'BRA', { parents })).toEqual({
    firstName: 'KAUÃ YURI',
    lastName: 'MOURA GUIMARÃES',
  });
  expect(splitFullName('BENTO PRADO', 'BRA', { parents })).toEqual({ firstName: 'BENTO', lastName: 'PRADO' });
});
