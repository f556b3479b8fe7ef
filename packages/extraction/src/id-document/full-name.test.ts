import { expect, test } from 'vitest';
import { splitFullName } from './full-name.js';

test.each([
  ['SMITH, JOHN PAUL', 'USA', undefined, 'JOHN PAUL', 'SMITH'],
  ['JOHN PAUL SMITH JR', 'USA', undefined, 'JOHN PAUL', 'SMITH JR'],
  ['LUDWIG VAN BEETHOVEN', 'DEU', undefined, 'LUDWIG', 'VAN BEETHOVEN'],
  ['ANA MARIA DE SOUZA LIMA', 'BRA', undefined, 'ANA', 'MARIA DE SOUZA LIMA'],
  ['ANA LUISA PEREZ LOPEZ', 'MEX', undefined, 'ANA LUISA', 'PEREZ LOPEZ'],
  ['PEREZ LOPEZ ANA LUISA', 'MEX', 'PELA800101MDFRPN02', 'ANA LUISA', 'PEREZ LOPEZ'],
  ['ANA LUISA PEREZ LOPEZ', 'MEX', 'PELA800101MDFRPN02', 'ANA LUISA', 'PEREZ LOPEZ'],
])('%s of %s', (name, country, curp, firstName, lastName) => {
  expect(splitFullName(name, country, curp)).toEqual({ firstName, lastName });
});
