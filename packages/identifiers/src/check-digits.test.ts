import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { isBoleto, isCNH, isCNPJ, isCPF, isPIS, isTituloEleitor } from 'validation-br';
import { expect, test } from 'vitest';
import type { Identifier } from './identifier.js';
import {
  mrzCheckDigit,
  readBoletoBarcode,
  readClabe,
  readCnh,
  readCnpj,
  readCpf,
  readEin,
  readNss,
  readPis,
  readRfc,
  readRoutingNumber,
  readSocialSecurityNumber,
  readTituloEleitoral,
} from './index.js';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''));
const characters = (alphabet: string, count: number) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: count, maxLength: count }).map((all) => all.join(''));
const SHORT_DATE = fc
  .record({
    year: fc.integer({ min: 0, max: 99 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, day }) => [year, month, day].map((part) => String(part).padStart(2, '0')).join(''));
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Numbers without their digits of check, and how many of those there are. */
const BODIES: readonly (readonly [
  string,
  fc.Arbitrary<string>,
  number,
  (text: string) => Identifier | undefined,
])[] = [
  ['routing number', digits(6).map((rest) => `02${rest}`), 1, readRoutingNumber],
  ['CLABE', digits(17), 1, readClabe],
  ['NSS', digits(10), 1, readNss],
  ['PIS', digits(10), 1, readPis],
  ['CPF', digits(9), 2, readCpf],
  ['CNPJ', characters(`${LETTERS}0123456789`, 12), 2, readCnpj],
  ['CNH', digits(9), 2, readCnh],
  ['título eleitoral', digits(8).map((sequence) => `${sequence}07`), 2, readTituloEleitoral],
];

test.each(BODIES)('every %s of 10,000 has exactly one way to hold', (_name, bodies, count, read) => {
  fc.assert(
    fc.property(bodies, (body) => {
      fc.pre(!/^(.)\1*$/u.test(body));
      let holding = 0;
      for (let check = 0; check < 10 ** count; check++)
        if (read(body + String(check).padStart(count, '0'))?.holds) holding += 1;
      return holding === 1;
    }),
    { numRuns: 10_000 },
  );
});

/** python-stdnum, as ported to TypeScript. */
const stdnumSays = (country: string, kind: string) => (text: string) =>
  stdnum[country]?.[kind]?.validate(text).isValid ?? expect.fail();

/** Other people's validators of the same numbers, and texts to compare on. */
const ORACLES: readonly (readonly [
  string,
  fc.Arbitrary<string>,
  (text: string) => Identifier | undefined,
  (text: string) => boolean,
])[] = [
  [
    'CLABE of a bank and a place it knows',
    digits(12).map((rest) => `032180${rest}`),
    readClabe,
    stdnumSays('MX', 'clabe'),
  ],
  ['CPF', digits(11), readCpf, isCPF],
  ['CNPJ', digits(14), readCnpj, isCNPJ],
  [
    'CNPJ with letters',
    fc.tuple(characters(LETTERS, 4), digits(10)).map((parts) => parts.join('')),
    readCnpj,
    isCNPJ,
  ],
  ['CNH', digits(11), readCnh, isCNH],
  ['PIS', digits(11), readPis, isPIS],
  [
    'título eleitoral',
    fc.tuple(digits(8), fc.constantFrom('03', '09', '28'), digits(2)).map((parts) => parts.join('')),
    readTituloEleitoral,
    isTituloEleitor,
  ],
  ['boleto', digits(43).map((rest) => `0${rest}`), readBoletoBarcode, isBoleto],
  [
    'SSN',
    digits(9).filter((text) => !text.endsWith('0000')),
    readSocialSecurityNumber,
    stdnumSays('US', 'ssn'),
  ],
  ['EIN', digits(9), readEin, stdnumSays('US', 'ein')],
];

test.each(ORACLES)('%s as another validator sees it', (_name, texts, read, oracle) => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(read(text)?.holds ?? false).toBe(oracle(text));
    }),
    { numRuns: 10_000 },
  );
});

test('an RFC that holds is one for another validator', () => {
  const texts = fc.tuple(
    characters('BCDFG', 4),
    SHORT_DATE,
    characters('123456789ABC', 2),
    characters('0123456789A', 1),
  );
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      if (readRfc(text)?.holds) expect(stdnumSays('MX', 'rfc')(text)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test('check digits of ICAO Doc 9303-3, appendix A', () => {
  expect(mrzCheckDigit('520727')).toBe('3');
  expect(mrzCheckDigit('AB2134<<<')).toBe('5');
  expect(mrzCheckDigit('HA672242<658022549601086<<<<<<<<<<<<<<0')).toBe('8');
  expect(mrzCheckDigit('ÑAND')).toBeUndefined();
});
