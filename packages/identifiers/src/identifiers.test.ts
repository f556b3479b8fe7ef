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
  readRfc,
  readRoutingNumber,
  readSocialSecurityNumber,
  readTituloEleitoral,
} from './index.js';

type Read = (text: string) => Identifier | undefined;

/** Numbers from the issuers' own examples and from public test vectors. */
const HOLDING: readonly (readonly [string, Read, string])[] = [
  ['IBAN', readIban, 'GB29 NWBK 6016 1331 9268 19'],
  ['IBAN of Brazil', readIban, 'BR18 0036 0305 0000 1000 9795 493C 1'],
  ['IBAN of Germany', readIban, 'DE89 3704 0044 0532 0130 00'],
  ['card', readCardNumber, '4111 1111 1111 1111'],
  ['routing number', readRoutingNumber, '021000021'],
  ['CLABE', readClabe, '032180000118359719'],
  ['RFC of a person', readRfc, 'GODE561231GR8'],
  ['RFC of a company', readRfc, 'MAB-930714-8T4'],
  ['CURP', readCurp, 'BOXW310820HNERXN09'],
  ['NSS', readNss, '12345678903'],
  ['NSS of a public explanation', readNss, '92-91-90-8443-1'],
  ['CPF', readCpf, '529.982.247-25'],
  ['CNPJ', readCnpj, '16.727.230/0001-97'],
  ['CNPJ with letters', readCnpj, '12.ABC.345/01DE-35'],
  ['boleto', readBoleto, '00190.50095 40144.816069 06809.350314 3 37370000000100'],
  ['collection slip, modulo 10', readCollectionSlip, '836200000005 667800481000 180975657313 001589636081'],
  ['CNH', readCnh, '58316794534'],
  ['PIS', readPis, '268.27649.96-0'],
  ['título eleitoral', readTituloEleitoral, '0043 5687 09 06'],
  ['título eleitoral of Rio', readTituloEleitoral, '1066 4444 03 02'],
  ['invoice key', readInvoiceKey, '5206 0433 0099 1100 2506 5501 2000 0007 8002 6730 1615'],
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
  CNH: (places) => places.slice(-2),
  PIS: (places) => places.slice(-1),
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
        const changed = text.slice(0, place) + ((Number(text.charAt(place)) + shift) % 10) + text.slice(place + 1);
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
    for (const text of ['', '****1234', '0'.repeat(47), '12345', 'XAXX010101000']) expect(read(text)).toBeUndefined();
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
