import { describe, expect, test } from 'vitest';
import type { LinkDraft, LinkType } from '../types.js';
import { contradictionsOf } from './contradictions-of.js';
import { dossierOf, type Printing, type Values } from './testing/dossier.js';

const copyBy = (linkType: LinkType, strength: LinkDraft['strength'] = 'high'): LinkDraft[] => [
  {
    linkType,
    evidenceType: 'phash64',
    strength,
    fingerprint: { kind: 'page-image', part: 'page', value: { form: 'bits', bits: new Uint8Array(8) } },
    metadata: {},
  },
];

type Kind = Parameters<typeof dossierOf>[0];
const compare =
  (kind: Kind, base: Values) =>
  (
    change: Values,
    { links = [] as LinkDraft[], now = {} as Printing, before = {} as Printing, otherClass = kind } = {},
  ): string[] =>
    contradictionsOf(
      dossierOf(otherClass, without(base, change), now),
      dossierOf(kind, base, before),
      links,
    ).map(({ code, measure, before, after }) => `${code} ${measure}: ${before}, ${after}`);

/** `''` leaves a value out. */
const without = (base: Values, change: Values): Values =>
  Object.fromEntries(Object.entries({ ...base, ...change }).filter(([, value]) => value !== ''));

const STATEMENT = {
  bankName: 'Ostrander Bank',
  accountHolderName: 'Marcus Okafor',
  statementStartDate: '2026-01-01',
  statementEndDate: '2026-01-31',
  'accounts[0].accountNumber': '6497439565',
  'accounts[0].beginningBalance': 1000,
  'accounts[0].totalDeposits': 900,
  'accounts[0].totalWithdrawals': 660,
  'accounts[0].endingBalance': 1240,
};

describe('the same statement again', () => {
  const again = compare('financial/bank_statement', STATEMENT);

  test('with another closing balance', () => {
    expect(again({ 'accounts[0].endingBalance': 9240 })).toEqual(['VALUE_CHANGED 3: 1,240.00, 9,240.00']);
    const [found] = contradictionsOf(
      dossierOf('financial/bank_statement', { ...STATEMENT, 'accounts[0].endingBalance': 9240 }),
      dossierOf('financial/bank_statement', STATEMENT),
      [],
    );
    expect(found).toMatchObject({
      summary:
        'The same statement was submitted before with another closing balance: 1,240.00 then, 9,240.00 now.',
      page: 1,
      boundingBox: { x1: 0.1 },
    });
  });

  test('with its sums made to fit: a correction would look the same', () => {
    expect(again({ 'accounts[0].endingBalance': 9240, 'accounts[0].totalDeposits': 8900 })).toEqual([
      'VALUE_CHANGED 2: 1,240.00, 9,240.00',
      'VALUE_CHANGED 2: 900.00, 8,900.00',
    ]);
  });

  test('of an account that is masked, by bank, holder, day and last digits', () => {
    const masked = compare('financial/bank_statement', {
      ...STATEMENT,
      'accounts[0].accountNumber': '******9565',
    });
    expect(masked({ 'accounts[0].endingBalance': 9240 })).toEqual(['VALUE_CHANGED 3: 1,240.00, 9,240.00']);
  });

  test.each(['032180000118359719', '0321 8000 0118 3597 19', 'GB33 BUKB 2020 1555 5555 55', '00 6497439565'])(
    'of the account %s',
    (number) => {
      const known = compare('financial/bank_statement', {
        ...STATEMENT,
        'accounts[0].accountNumber': number,
      });
      expect(known({ 'accounts[0].endingBalance': 9240 })).toEqual(['VALUE_CHANGED 3: 1,240.00, 9,240.00']);
      // No name to go by, and another bank's spelling: the number alone tells.
      expect(known({ 'accounts[0].endingBalance': 9240, accountHolderName: '' })).toEqual([
        'VALUE_CHANGED 3: 1,240.00, 9,240.00',
      ]);
    },
  );

  test('under another name and number, but with the same amounts: a copy', () => {
    const change = { accountHolderName: 'Priya Raman', 'accounts[0].accountNumber': '8812004517' };
    expect(again(change, { links: copyBy('near_duplicate_image') })).toEqual([
      'OTHER_NAME 2: Marcus Okafor, Priya Raman',
    ]);
    expect(again(change)).toEqual([]);
  });

  const innocent: Record<string, Values> = {
    'as it is': {},
    'of the next month': {
      statementStartDate: '2026-02-01',
      statementEndDate: '2026-02-28',
      'accounts[0].endingBalance': 1790,
    },
    'of another account': { 'accounts[0].accountNumber': '6497439573', 'accounts[0].endingBalance': 9240 },
    'with one value not read': { 'accounts[0].endingBalance': '' },
    'with its period not read': { statementEndDate: '', 'accounts[0].endingBalance': 9240 },
    'with the opening balance taken for the closing one': { 'accounts[0].endingBalance': 1000 },
    'with a sign that the earlier print has not': { 'accounts[0].totalWithdrawals': -660 },
    'with a lost decimal mark': { 'accounts[0].endingBalance': 124000 },
    'for the other holder of the account': { accountHolderName: 'Priya Okafor' },
  };
  test.each(Object.entries(innocent))('%s', (_, change) => {
    expect(again(change)).toEqual([]);
    expect(again(change, { links: copyBy('near_duplicate_text') })).toEqual([]);
  });

  test('with its accounts in another order', () => {
    const savings = { 'accounts[1].accountNumber': '6497439573', 'accounts[1].endingBalance': 77 };
    const turned = {
      'accounts[0].accountNumber': '6497439573',
      'accounts[0].beginningBalance': '',
      'accounts[0].totalDeposits': '',
      'accounts[0].totalWithdrawals': '',
      'accounts[0].endingBalance': 77,
      'accounts[1].accountNumber': '6497439565',
      'accounts[1].endingBalance': 1240,
    };
    expect(compare('financial/bank_statement', { ...STATEMENT, ...savings })(turned)).toEqual([]);
  });

  test('recognized in pixels, it is doubtful unless its sums confirm it, and hardly read it is nothing', () => {
    const change = { 'accounts[0].endingBalance': 9240 };
    expect(again(change, { now: { source: 'ocr', confidence: 0.92 } })).toEqual([
      'VALUE_CHANGED 2: 1,240.00, 9,240.00',
    ]);
    expect(again(change, { before: { source: 'ocr', confidence: 0.92 } })).toEqual([
      'VALUE_CHANGED 2: 1,240.00, 9,240.00',
    ]);
    expect(again(change, { now: { source: 'ocr', confidence: 0.99 } })).toEqual([
      'VALUE_CHANGED 3: 1,240.00, 9,240.00',
    ]);
    expect(again(change, { now: { source: 'ocr', confidence: 0.8 } })).toEqual([]);
  });

  test('of another customer, whose account is masked, too, however alike both look', () => {
    const masked = compare('financial/bank_statement', { ...STATEMENT, 'accounts[0].accountNumber': '' });
    const other = {
      accountHolderName: 'Priya Raman',
      'accounts[0].beginningBalance': 77,
      'accounts[0].totalDeposits': 9700,
      'accounts[0].totalWithdrawals': 537,
      'accounts[0].endingBalance': 9240,
    };
    expect(masked(other, { links: copyBy('near_duplicate_image') })).toEqual([]);
    expect(masked({ ...other, accountHolderName: '' }, { links: copyBy('near_duplicate_image') })).toEqual(
      [],
    );
    expect(
      masked({ 'accounts[0].endingBalance': 9240 }, { links: copyBy('near_duplicate_image') }),
    ).toHaveLength(1);
    expect(masked({ ...other, accountHolderName: '' }, { links: copyBy('revision_of') })).not.toEqual([]);
  });

  test('a short number needs the same holder', () => {
    const short = compare('financial/bank_statement', {
      ...STATEMENT,
      'accounts[0].accountNumber': '74676-1',
    });
    expect(short({ 'accounts[0].endingBalance': 9240 })).toHaveLength(1);
    expect(short({ 'accounts[0].endingBalance': 9240, accountHolderName: 'Priya Raman' })).toEqual([]);
  });
});

const STUB = {
  employerName: 'Ferry Tooling Co.',
  employeeName: 'Beatrix Yamada',
  employeeSSN: '219-09-4521',
  payDate: '2026-03-13',
  payPeriodEndDate: '2026-03-08',
  currentPeriodGrossPay: 2000,
  currentPeriodTaxes: 400,
  currentPeriodNetPay: 1600,
  yearToDateGrossPay: 10_000,
};

describe('the same pay stub again', () => {
  const again = compare('financial/paystub', STUB);

  test('with another net pay', () => {
    expect(again({ currentPeriodNetPay: 1900 })).toEqual(['VALUE_CHANGED 3: 1,600.00, 1,900.00']);
  });

  test('with more pay, and the year as it was', () => {
    expect(
      again({ currentPeriodGrossPay: 3000, currentPeriodNetPay: 2600 }).every((one) =>
        one.startsWith('VALUE_CHANGED 3'),
      ),
    ).toBe(true);
  });

  test('without any number, by employer, employee and day', () => {
    const unnumbered = compare('financial/paystub', { ...STUB, employeeSSN: 'XXX-XX-4521' });
    expect(unnumbered({ currentPeriodNetPay: 1900 })).toHaveLength(1);
  });

  test('taxes withheld anew may be a correction', () => {
    expect(again({ currentPeriodNetPay: 1700, currentPeriodTaxes: 300 })).toEqual([
      'VALUE_CHANGED 2: 1,600.00, 1,700.00',
      'VALUE_CHANGED 2: 400.00, 300.00',
    ]);
  });

  const innocent: Record<string, Values> = {
    'of the next period': {
      payDate: '2026-03-27',
      payPeriodEndDate: '2026-03-22',
      currentPeriodNetPay: 1900,
    },
    'from another employer': {
      employerName: 'Harbor Foods',
      currentPeriodGrossPay: 700,
      currentPeriodNetPay: 650,
    },
    'of a bonus paid on the same day': {
      currentPeriodGrossPay: 500,
      currentPeriodTaxes: 110,
      currentPeriodNetPay: 390,
      yearToDateGrossPay: 10_500,
    },
    'after a marriage': { employeeName: 'Beatrix Kowalczyk' },
  };
  test.each(Object.entries(innocent))('%s', (_, change) => {
    expect(again(change)).toEqual([]);
  });

  test.each([{}, { currentPeriodNetPay: 1900 }])(
    'of a colleague paid on the same day, however alike both look',
    (pay) => {
      const unnumbered = compare('financial/paystub', { ...STUB, employeeSSN: 'XXX-XX-4521' });
      const colleague = { employeeName: 'Hugo Duarte', employeeSSN: 'XXX-XX-8812', ...pay };
      expect(unnumbered(colleague, { links: copyBy('near_duplicate_image') })).toEqual([]);
      expect(
        unnumbered({ ...colleague, employeeName: 'Hugo Yamada' }, { links: copyBy('near_duplicate_text') }),
      ).toEqual([]);
    },
  );

  test('a bonus whose sum of the year is not printed is no more than explicable', () => {
    const found = again({
      currentPeriodGrossPay: 500,
      currentPeriodTaxes: 110,
      currentPeriodNetPay: 390,
      yearToDateGrossPay: '',
    });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((one) => one.startsWith('VALUE_CHANGED 1'))).toBe(true);
  });
});

describe('an identifier under another name', () => {
  test('of an account', () => {
    const change = {
      accountHolderName: 'Priya Raman',
      statementStartDate: '2026-04-01',
      statementEndDate: '2026-04-30',
    };
    expect(compare('financial/bank_statement', STATEMENT)(change)).toEqual([
      'OTHER_NAME 2: Marcus Okafor, Priya Raman',
    ]);
  });

  test('of an account whose bank one of them does not name', () => {
    const change = { accountHolderName: 'Priya Raman', bankName: '', statementEndDate: '2026-04-30' };
    expect(compare('financial/bank_statement', STATEMENT)(change)).toEqual([
      'OTHER_NAME 2: Marcus Okafor, Priya Raman',
    ]);
  });

  test('of a person, on documents of two kinds', () => {
    const stub = dossierOf('financial/paystub', STUB);
    const form = dossierOf('tax/form_w2', { employeeSSN: '219-09-4521', employeeName: 'Priya Raman' });
    expect(contradictionsOf(form, stub, [])).toMatchObject([
      { code: 'OTHER_NAME', before: 'Beatrix Yamada', after: 'Priya Raman' },
    ]);
  });

  test('of a card, whose names stand apart', () => {
    const card = { licenseNumber: '28403861', firstName: 'MARCUS', lastName: 'OKAFOR' };
    const again = compare('identity/driver_license', card);
    expect(again({ firstName: 'PRIYA', lastName: 'RAMAN' })).toEqual([
      'OTHER_NAME 2: MARCUS OKAFOR, PRIYA RAMAN',
    ]);
    expect(again({ firstName: 'OKAFOR', lastName: 'MARCUS' })).toEqual([]);
  });

  const innocent: Record<string, Values> = {
    'the account of the same number at another bank': {
      bankName: 'Quill Bank',
      accountHolderName: 'Priya Raman',
    },
    'joint holders': { accountHolderName: 'Priya Raman and Marcus Okafor' },
    'a company and its owner': { accountHolderName: 'Harbor Foods LLC' },
    'a name that was hardly read': { accountHolderName: 'Pag 1' },
  };
  test.each(Object.entries(innocent))('%s', (_, change) => {
    expect(compare('financial/bank_statement', STATEMENT)(change)).toEqual([]);
  });

  test('colleagues share their employer only', () => {
    const stub = { ...STUB, employeeSSN: '', employerCNPJ: '47.508.411/0001-56' };
    expect(compare('financial/paystub', stub)({ employeeName: 'Marcus Okafor' })).toEqual([]);
  });
});

describe('a document number with another date', () => {
  const LICENSE = {
    licenseNumber: '28403861',
    dateOfBirth: '1985-04-12',
    dateOfIssue: '2022-05-02',
    expirationDate: '2030-04-12',
  };
  const license = compare('identity/driver_license', LICENSE);
  const PASSPORT = { licenseNumber: 'G20417825', dateOfBirth: '1985-04-12', expirationDate: '2030-04-12' };
  const passport = compare('identity/passport', PASSPORT);

  test('of birth', () => {
    expect(license({ dateOfBirth: '1997-11-30' })).toEqual(['OTHER_DATE 2: 1985-04-12, 1997-11-30']);
  });

  test('of expiry, of one edition', () => {
    expect(license({ expirationDate: '2034-09-12' })).toEqual(['OTHER_DATE 2: 2030-04-12, 2034-09-12']);
    expect(passport({ expirationDate: '2034-09-12' })).toEqual(['OTHER_DATE 2: 2030-04-12, 2034-09-12']);
  });

  test('a renewed license keeps its number', () => {
    expect(license({ dateOfIssue: '2030-03-01', expirationDate: '2038-04-12' })).toEqual([]);
  });

  test('day and month in the other order', () => {
    expect(license({ dateOfBirth: '1985-12-04' })).toEqual([]);
  });

  test('one digit that may be misread says little, and an unsure reading nothing', () => {
    const ocr = { now: { source: 'ocr', confidence: 0.95 } } as const;
    expect(license({ dateOfBirth: '1985-04-17' }, ocr)).toEqual(['OTHER_DATE 1: 1985-04-12, 1985-04-17']);
    expect(license({ dateOfBirth: '1997-11-30' }, { now: { source: 'ocr', confidence: 0.9 } })).toEqual([]);
  });
});

test('an invoice sent again with another total may be corrected; the next one of the vendor is another', () => {
  const again = compare('business/invoice', {
    vendorName: 'Sable Ridge',
    invoiceId: 'INV-40312',
    invoiceDate: '2026-01-05',
    invoiceTotal: 240,
  });
  expect(again({ invoiceTotal: 940 })).toEqual(['VALUE_CHANGED 2: 240.00, 940.00']);
  expect(again({ invoiceId: 'INV-40313', invoiceTotal: 940 })).toEqual([]);
  expect(again({ invoiceDate: '2026-02-05', invoiceTotal: 940 }, { links: copyBy('revision_of') })).toEqual(
    [],
  );
});

test('the wages of one year, and of another employer', () => {
  const w2 = {
    employeeSSN: '219-09-4521',
    employerIdNumber: '12-3904562',
    taxYear: 2025,
    wagesTipsAndOtherCompensation: 40_000,
  };
  const again = compare('tax/form_w2', w2);
  expect(again({ wagesTipsAndOtherCompensation: 90_000 })).toEqual(['VALUE_CHANGED 2: 40,000.00, 90,000.00']);
  expect(again({ wagesTipsAndOtherCompensation: 90_000, employerIdNumber: '13-3904562' })).toEqual([]);
  expect(again({ wagesTipsAndOtherCompensation: 90_000, taxYear: 2024 })).toEqual([]);
});

test('documents of two kinds do not change each other', () => {
  expect(
    contradictionsOf(
      dossierOf('financial/bank_statement', STATEMENT),
      dossierOf('financial/credit_card_statement', STATEMENT),
      [],
    ),
  ).toEqual([]);
});
