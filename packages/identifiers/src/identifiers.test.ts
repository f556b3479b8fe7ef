import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Identifier } from './identifier.js';
import {
  readBoleto,
  readBoletoBarcode,
  readCardNumber,
  readClabe,
  readClaveDeElector,
  readCnh,
  readCnpj,
  readCollectionSlip,
  readCpf,
  readCurp,
  readEin,
  readIban,
  readInvoiceKey,
  readItin,
  readNss,
  readPis,
  readPixCode,
  readRenavam,
  readRfc,
  readRoutingNumber,
  readSocialSecurityNumber,
  readTituloEleitoral,
} from './index.js';

type Read = (text: string) => Identifier | undefined;

/** Numbers from the issuers' own examples and from public test vectors, with where each was printed. */
const HOLDING: readonly (readonly [string, Read, string, source: string])[] = [
  ['IBAN', readIban, 'GB29 NWBK 6016 1331 9268 19', 'SWIFT, IBAN registry'],
  ['IBAN of Brazil', readIban, 'BR18 0036 0305 0000 1000 9795 493C 1', 'SWIFT, IBAN registry'],
  ['IBAN of Germany', readIban, 'DE89 3704 0044 0532 0130 00', 'SWIFT, IBAN registry'],
  ['card', readCardNumber, '4111 1111 1111 1111', 'test number of Visa, as payment processors print it'],
  ['routing number', readRoutingNumber, '021000021', 'JPMorgan Chase, its own number for New York'],
  [
    'CLABE',
    readClabe,
    '032180000118359719',
    'public library `clabe`, after Wikipedia; no example of Banco de México was found',
  ],
  [
    'RFC of a person',
    readRfc,
    'GODE561231GR8',
    'SAT, procedure for the RFC with its check digit (IFAI 0610100135506), worked example',
  ],
  ['RFC of a company', readRfc, 'MAB-930714-8T4', 'doctest of python-stdnum; no official example was found'],
  [
    'CURP',
    readCurp,
    'AAPR630321HDFLRC09',
    'RENAPO, Instructivo normativo, its hypothetical Ricardo Alamán Pérez',
  ],
  ['CURP of one born abroad', readCurp, 'BOXW310820HNERXN09', 'doctest of python-stdnum'],
  ['NSS', readNss, '12345678903', 'ten digits in a row and their Luhn digit'],
  ['NSS of a public explanation', readNss, '92-91-90-8443-1', 'public explanation of the number'],
  ['CPF', readCpf, '529.982.247-25', 'public explanation of the formula'],
  ['CNPJ', readCnpj, '16.727.230/0001-97', 'doctest of python-stdnum; the one below is official'],
  [
    'CNPJ with letters',
    readCnpj,
    '12.ABC.345/01DE-35',
    'Receita Federal and Serpro, the example of their manual for the check digits',
  ],
  [
    'boleto',
    readBoleto,
    '00190.50095 40144.816069 06809.350314 3 37370000000100',
    'several validators; no example of FEBRABAN was found',
  ],
  [
    'collection slip, modulo 10',
    readCollectionSlip,
    '836200000005 667800481000 180975657313 001589636081',
    'several validators; no example of FEBRABAN was found',
  ],
  ['CNH', readCnh, '58316794534', 'validation-br'],
  ['PIS', readPis, '268.27649.96-0', 'validation-br'],
  ['Renavam', readRenavam, '00639884962', 'worked example of several validators; Denatran publishes none'],
  [
    'Renavam of nine digits',
    readRenavam,
    '639884962',
    'worked example of several validators; Denatran publishes none',
  ],
  ['título eleitoral', readTituloEleitoral, '0043 5687 09 06', 'Wikipedia, Título eleitoral'],
  ['título eleitoral of Rio', readTituloEleitoral, '1066 4444 03 02', 'public explanation of the formula'],
  [
    'invoice key',
    readInvoiceKey,
    '5206 0433 0099 1100 2506 5501 2000 0007 8002 6730 1615',
    'ENCAT, Manual de Integração do Contribuinte',
  ],
];

test.each(HOLDING)('%s holds', (_, read, text) => {
  expect(read(text)?.holds).toBe(true);
});

/** Digits whose change the formula always shows: of most all, of others those of check. */
const SEEN_AT: Readonly<Record<string, (places: number[], text: string) => number[]>> = {
  CPF: (places) => places.slice(-2),
  CNPJ: (places) => places.slice(-2),
  'CNPJ with letters': (places) => places.slice(-2),
  CURP: (places) => places.slice(-1),
  'CURP of one born abroad': (places) => places.slice(-1),
  CNH: (places) => places.slice(-2),
  PIS: (places) => places.slice(-1),
  Renavam: (places) => places.slice(-1),
  'Renavam of nine digits': (places) => places.slice(-1),
  'título eleitoral': (places) => places.slice(-2),
  'título eleitoral of Rio': (places) => places.slice(-2),
  'invoice key': (places) => places.slice(-1),
};

describe('one changed digit is seen', () => {
  test.each(HOLDING)('%s', (name, read, text) => {
    const places = [...text.matchAll(/\d/gu)].map(({ index }) => index);
    const promised = SEEN_AT[name]?.(places, text) ?? places;
    fc.assert(
      fc.property(fc.constantFrom(...promised), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const changed =
          text.slice(0, place) + ((Number(text.charAt(place)) + shift) % 10) + text.slice(place + 1);
        expect(read(changed)?.holds).not.toBe(true);
      }),
    );
  });
});

const ALL: readonly Read[] = [
  ...HOLDING.map(([, read]) => read),
  readBoletoBarcode,
  readClaveDeElector,
  readEin,
  readItin,
  readPixCode,
  readSocialSecurityNumber,
];

test('whatever else it is, it is not of the form', () => {
  for (const read of ALL) {
    for (const text of ['', '****1234', '0'.repeat(47), '12345', 'XAXX010101000'])
      expect(read(text)).toBeUndefined();
  }
});

test('any text has an answer', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 }).map((all) => all.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 80 }), digits), fc.constantFrom(...ALL), (text, read) => {
      expect([true, false, undefined]).toContain(read(text)?.holds);
    }),
    { numRuns: 2_000 },
  );
});
