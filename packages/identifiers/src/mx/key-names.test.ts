import fc from 'fast-check';
import { expect, test } from 'vitest';
import { electorKeyFitsName } from './clave-de-elector-name.js';
import { curpFitsName } from './curp-name.js';

/** A CURP of the letters given; date, sex, state and digits play no part. */
const curp = (head: string, inner: string): string => `${head}800101HDF${inner}09`;

test.each([
  // Examples of the Instructivo normativo, by its rules: vowel and consonants inside, not in front.
  ['CORTES HERRERA', 'CONCEPCION SALGADO', curp('COHC', 'RRN')],
  ['PEREZ HERNANDEZ', 'MARIA LUISA', curp('PEHL', 'RRS')],
  ['ROMERO PALAZUELOS', 'LUIS ENRIQUE', curp('ROPL', 'MLS')],
  ['ÑANDO RODRIGUEZ', 'ALBERTO', curp('XARA', 'NDL')],
  ['DE LA CRUZ GARCIA', 'JOSE EDUARDO', curp('CUGE', 'RRD')],
  ['PEREZ', 'LETICIA', curp('PEXL', 'RXT')],
  ['PUGA TORRES', 'ALMA', curp('PXTA', 'GRL')],
  ['MUÑOZ ÍÑIGUEZ', 'MA. DEL CARMEN', curp('MUIC', 'XXR')],
])('%s, %s', (surnames, givenNames, key) => {
  expect(curpFitsName(key, { surnames, givenNames })).toBe('fits');
});

test('a CURP of loose letters has its initials, one of another name has not', () => {
  const name = { surnames: 'GARCIA LOPEZ', givenNames: 'ANA' };
  expect(curpFitsName(curp('GXLA', 'XXX'), name)).toBe('initials-fit');
  expect(curpFitsName(curp('ROHL', 'DRS'), name)).toBe('differs');
  expect(curpFitsName('GALA', name)).toBeUndefined();
  expect(curpFitsName(curp('GALA', 'RPN'), { surnames: '', givenNames: 'ANA' })).toBeUndefined();
});

test('keys of the elector', () => {
  expect(electorKeyFitsName('GRLPAN80010109M100', { surnames: 'GARCIA LOPEZ', givenNames: 'ANA' })).toBe(
    'fits',
  );
  expect(
    electorKeyFitsName('RMPLCN80010109M100', {
      surnames: 'ROMERO PALAZUELOS',
      givenNames: 'MARIA CONCEPCION',
    }),
  ).toBe('fits');
  expect(electorKeyFitsName('GXLXAX80010109M100', { surnames: 'GARCIA LOPEZ', givenNames: 'ANA' })).toBe(
    'initials-fit',
  );
  expect(electorKeyFitsName('RMPLCN80010109M100', { surnames: 'GARCIA LOPEZ', givenNames: 'ANA' })).toBe(
    'differs',
  );
});

const NAME = fc.stringMatching(/^[A-Z]{2,12}$/u);

test('whatever the name, a key of another first letter differs', () => {
  fc.assert(
    fc.property(NAME, NAME, NAME, (first, second, given) => {
      const other = first.startsWith('Z') ? 'B' : 'Z';
      expect(
        curpFitsName(curp(`${other}XXX`, 'XXX'), { surnames: `${first} ${second}`, givenNames: given }),
      ).toBe('differs');
    }),
  );
});
