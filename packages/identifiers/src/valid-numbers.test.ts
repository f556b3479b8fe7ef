import { parse } from 'mrz';
import { stdnum } from 'stdnum';
import {
  isBoleto,
  isCNH,
  isCNPJ,
  isCPF,
  isPIS,
  isPixCopyPaste,
  isRenavam,
  isTituloEleitor,
} from 'validation-br';
import { describe, expect, test } from 'vitest';
import type { Identifier } from './identifier.js';
import * as readers from './index.js';
import { drawWith, padded, withOtherDigit } from './testing/draw.js';
import { mrzDigit, passportZone } from './testing/valid-international.js';
import { CLABE_PLACES } from './testing/valid-mx.js';
import { VALID_NUMBERS, type ValidKind } from './testing/valid-numbers.js';
import { licenseNumber } from './testing/valid-us.js';

const COUNT = 10_000;
/** Of them, how many are changed and shown to other validators, which are slow. */
const COMPARED = 4_000;

type Says = (text: string) => boolean;

/** python-stdnum, as ported to TypeScript. */
const stdnumSays =
  (country: string, kind: string): Says =>
  (text) =>
    stdnum[country]?.[kind]?.validate(text).isValid ?? expect.fail();

interface Kind {
  readonly read: (text: string) => Identifier | undefined;
  /** Other people's validators of the same numbers. */
  readonly oracles?: readonly Says[];
  /** Texts of which the others say what the issuer does not (README.md, "Tests"). */
  readonly isLeftOut?: Says;
  /**
   * Of 4,000 numbers, in how many one changed digit is missed at most: none where the formula promises it.
   * Undefined: no check digit.
   */
  readonly missed?: number;
}

const rfc = {
  read: readers.readRfc,
  oracles: [stdnumSays('MX', 'rfc')],
  isLeftOut: (text: string) => readers.readRfc(text)?.holds !== true,
  missed: 0,
};
const cnpj = { read: readers.readCnpj, oracles: [isCNPJ, stdnumSays('BR', 'cnpj')] };

const KINDS: Record<ValidKind, Kind> = {
  SSN: {
    read: readers.readSocialSecurityNumber,
    oracles: [stdnumSays('US', 'ssn')],
    isLeftOut: (text) => text.endsWith('0000'),
  },
  ITIN: { read: readers.readItin },
  EIN: { read: readers.readEin, oracles: [stdnumSays('US', 'ein')] },
  'routing number': { read: readers.readRoutingNumber, missed: 0 },
  card: { read: readers.readCardNumber, missed: 0 },
  CURP: { read: readers.readCurp, oracles: [stdnumSays('MX', 'curp')], missed: 240 },
  'RFC of a person': rfc,
  'RFC of a company': rfc,
  CLABE: {
    read: readers.readClabe,
    oracles: [stdnumSays('MX', 'clabe')],
    isLeftOut: (text) => !CLABE_PLACES.includes(text.slice(0, 6)),
    missed: 0,
  },
  NSS: { read: readers.readNss, missed: 0 },
  'clave de elector': { read: readers.readClaveDeElector },
  CPF: { read: readers.readCpf, oracles: [isCPF, stdnumSays('BR', 'cpf')], missed: 15 },
  CNPJ: { ...cnpj, missed: 15 },
  'CNPJ with letters': { ...cnpj, missed: 15 },
  boleto: { read: readers.readBoleto, oracles: [isBoleto], missed: 80 },
  'collection slip': { read: readers.readCollectionSlip, missed: 15 },
  PIX: { read: readers.readPixCode, oracles: [isPixCopyPaste], missed: 0 },
  'invoice key': { read: readers.readInvoiceKey, missed: 90 },
  CNH: { read: readers.readCnh, oracles: [isCNH], missed: 15 },
  PIS: { read: readers.readPis, oracles: [isPIS], missed: 90 },
  'título eleitoral': {
    read: readers.readTituloEleitoral,
    oracles: [isTituloEleitor],
    isLeftOut: (text) => ['00', '01', '02'].includes(text.slice(8, 10)),
    missed: 90,
  },
  Renavam: { read: readers.readRenavam, oracles: [isRenavam], missed: 90 },
  IBAN: { read: readers.readIban, missed: 0 },
};

describe.each(Object.keys(KINDS) as ValidKind[])('%s', (name) => {
  const { read, oracles, isLeftOut, missed } = KINDS[name];
  const draw = drawWith(1);
  const right = Array.from({ length: COUNT }, () => VALID_NUMBERS[name](draw));
  const changed = right.slice(0, COMPARED).map((text) => withOtherDigit(text, draw));

  test('of 10,000 valid ones none is refused', () => {
    expect(right.filter((text) => read(text)?.holds !== true)).toEqual([]);
  });

  if (oracles)
    test('another validator says the same of right and of changed ones', () => {
      const compared = [...right.slice(0, COMPARED), ...changed].filter((text) => !isLeftOut?.(text));
      expect(compared.length).toBeGreaterThan(COMPARED / 3);
      expect(
        compared.filter((text) => oracles.some((says) => says(text) !== (read(text)?.holds ?? false))),
      ).toEqual([]);
    });

  if (missed !== undefined)
    test('one changed digit is seen as often as the formula promises', () => {
      expect(changed.filter((text) => read(text)?.holds).length).toBeLessThanOrEqual(missed);
    });
});

describe('numbers whose form alone is known', () => {
  test('of 10,000 license numbers of the states’ shapes none is refused', () => {
    const draw = drawWith(2);
    const refused = Array.from({ length: COUNT }, () => licenseNumber(draw)).filter(
      ([state, number]) => readers.readLicenseNumber(number, state)?.holds !== true,
    );
    expect(refused).toEqual([]);
  });

  test('of 10,000 licenses made of a name and a birthday each gives them back', () => {
    const draw = drawWith(3);
    for (let made = 0; made < COUNT; made++) {
      const { year, month, day } = draw.day();
      const sex = draw.one(['M', 'F'] as const);
      const [state, perMonth, female, tail] = draw.one([
        ['FL', 40, 500, 1],
        ['IL', 31, 600, 0],
        ['WI', 40, 500, 2],
      ] as const);
      const birthday = padded(perMonth * (month - 1) + day + (sex === 'F' ? female : 0), 3);
      const number = `${readers.soundex('Fuentes')}${draw.text(3)}${padded(year % 100)}${birthday}${draw.text(tail)}`;
      const expected = {
        holds: true,
        lastNameCode: 'F532',
        yearOfBirth: padded(year % 100),
        monthOfBirth: month,
        dayOfBirth: day,
        sex,
      };
      expect(readers.readSoundexLicense(number, state)).toEqual(expected);
    }
  });

  test('every state and the district has one issuer of licenses', () => {
    const regions = Array.from({ length: 60 }, (_, index) => readers.licenseIssuer(String(636_000 + index)))
      .concat(['636061', '636062'].map(readers.licenseIssuer))
      .flatMap((issuer) => (issuer?.country === 'USA' && issuer.region ? [issuer.region] : []));
    expect(new Set(regions).size).toBe(regions.length);
    const states =
      'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI';
    expect(states.split(' ').filter((state) => !regions.includes(state))).toEqual([]);
    expect(readers.licenseIssuer('636060')?.region).toBe('WY');
  });
});

test('check digits of 10,000 passports are those of another reader, which takes their zones', () => {
  const draw = drawWith(4);
  for (let made = 0; made < COUNT; made++) {
    const [, line] = passportZone(draw);
    expect(readers.mrzCheckDigit(line.slice(0, 9))).toBe(String(mrzDigit(line.slice(0, 9))));
    expect(readers.mrzCheckDigit(line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43))).toBe(
      line.slice(43),
    );
  }
});

test('the other reader takes zones with these digits, and no others', () => {
  const draw = drawWith(5);
  for (let made = 0; made < 1_000; made++) {
    const [names, line] = passportZone(draw);
    const changed = line.slice(0, 43) + ((Number(line.slice(43)) + 1 + draw.below(9)) % 10);
    const digits = (zone: string) =>
      parse([names, zone]).details.filter(({ field }) => field?.endsWith('CheckDigit'));
    expect(digits(line).every(({ valid }) => valid)).toBe(true);
    expect(digits(changed).every(({ valid }) => valid)).toBe(false);
  }
});
