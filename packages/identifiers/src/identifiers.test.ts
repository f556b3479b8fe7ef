import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBoleto } from './br/boleto.js';
import { checkCnpj } from './br/cnpj.js';
import { checkCpf } from './br/cpf.js';
import type { CheckResult } from './check-result.js';
import { checkIban } from './international/iban.js';
import { checkCardNumber } from './international/luhn.js';
import { checkClabe } from './mx/clabe.js';
import { checkCurp } from './mx/curp.js';
import { checkNss } from './mx/nss.js';
import { checkRfc } from './mx/rfc.js';
import { checkRoutingNumber } from './us/routing-number.js';

/** Numbers from the issuers' own examples and from public test vectors. */
const HOLDING: readonly (readonly [string, (text: string) => CheckResult, string])[] = [
  ['IBAN', checkIban, 'GB29 NWBK 6016 1331 9268 19'],
  ['IBAN of Brazil', checkIban, 'BR18 0036 0305 0000 1000 9795 493C 1'],
  ['IBAN of Germany', checkIban, 'DE89 3704 0044 0532 0130 00'],
  ['card', checkCardNumber, '4111 1111 1111 1111'],
  ['routing number', checkRoutingNumber, '021000021'],
  ['CLABE', checkClabe, '032180000118359719'],
  ['RFC of a person', checkRfc, 'GODE561231GR8'],
  ['RFC of a company', checkRfc, 'MAB-930714-8T4'],
  ['CURP', checkCurp, 'BOXW310820HNERXN09'],
  ['NSS', checkNss, '12345678903'],
  ['CPF', checkCpf, '529.982.247-25'],
  ['CNPJ', checkCnpj, '16.727.230/0001-97'],
  ['CNPJ with letters', checkCnpj, '12.ABC.345/01DE-35'],
  ['boleto', checkBoleto, '00190.50095 40144.816069 06809.350314 3 37370000000100'],
];

test.each(HOLDING)('%s holds', (_, check, text) => {
  expect(check(text)).toBe('holds');
});

/** Places of digits whose change the formula always shows; of a CPF and a CNPJ those of check, of an RFC all digits. */
describe('one changed digit is seen', () => {
  test.each(HOLDING)('%s', (name, check, text) => {
    const places = [...text.matchAll(/\d/gu)].map(({ index }) => index);
    const promised = /CPF|CNPJ/u.test(name) ? places.slice(-2) : name === 'CURP' ? places.slice(-1) : places;
    fc.assert(
      fc.property(fc.constantFrom(...promised), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const changed = text.slice(0, place) + ((Number(text.charAt(place)) + shift) % 10) + text.slice(place + 1);
        expect(check(changed)).not.toBe('holds');
      }),
    );
  });
});

test('whatever else it is, it is not of the form', () => {
  for (const [, check] of HOLDING) {
    for (const text of ['', '****1234', '0'.repeat(47), '12345', 'XAXX010101000']) expect(check(text)).toBe('not-of-form');
  }
});
