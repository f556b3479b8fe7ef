import {
  type DocumentClass,
  type DocumentField,
  type DocumentText,
  type FieldSource,
  fraction,
} from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identifiersOf } from './identifier.js';

interface Given {
  readonly className?: DocumentClass['name'];
  readonly country?: string;
  readonly region?: string | undefined;
  readonly source?: FieldSource;
  readonly confidence?: number;
}

const field = (
  name: string,
  value: string,
  { source = 'text', confidence = 0.96 }: Given = {},
): DocumentField => ({
  name,
  value,
  raw: value,
  confidence: fraction(confidence),
  source,
  page: 1,
  box: undefined,
  others: [],
});

const read = (values: Readonly<Record<string, string>>, given: Given = {}, text?: DocumentText): string[] => {
  const { className, country, region } = given;
  const fields = Object.entries(values).map(([name, value]) => field(name, value, given));
  const documentClass = className && {
    name: className,
    confidence: fraction(1),
    country,
    region,
    because: [],
  };
  return identifiersOf({ fields }, documentClass, text).map(
    ({ part, value }) => `${part} ${value.form === 'exact' ? value.text : ''}`,
  );
};

const ACCOUNT = 'accounts[0].accountNumber';
const LICENSE = { className: 'identity/driver_license', country: 'USA', region: 'TX' } as const;

describe('numbers are namespaced by scheme and issuer', () => {
  test('an account by its bank, however the bank spells itself', () => {
    const names = ['Ostrander Bank', 'OSTRANDER BANK, N.A.', 'Bank of Ostrander', 'Öštrander Bank'];
    const all = names.map((bankName) => read({ bankName, [ACCOUNT]: '0064 9743 9565' }));
    for (const one of all)
      expect(one).toEqual([
        'accountNumber account:ostrander:6497439565',
        'accountNumberWithoutBank account::6497439565',
      ]);
  });

  test('the same number at two banks is two accounts', () => {
    const [one] = read({ bankName: 'Ostrander Bank', [ACCOUNT]: '64974395' });
    const [other] = read({ bankName: 'Quill Bank', [ACCOUNT]: '64974395' });
    expect(one).not.toBe(other);
  });

  test('a short account number is marked as one that others may have', () => {
    expect(read({ bankName: 'Banco Pitanga', [ACCOUNT]: '74676-1' })).toEqual([
      'shortAccountNumber account:pitanga:746761',
    ]);
    expect(read({ [ACCOUNT]: '74676-1' })).toEqual([]);
  });

  test('a CLABE and an IBAN need no bank', () => {
    expect(read({ [ACCOUNT]: '0321 8000 0118 3597 19' })).toEqual(['clabe clabe:032180000118359719']);
    expect(read({ [ACCOUNT]: 'NL91 ABNA 0417 1643 00' })).toEqual(['iban iban:NL91ABNA0417164300']);
  });

  test('a license by its state, a passport by its country', () => {
    expect(read({ licenseNumber: '28403861' }, LICENSE)).toEqual([
      'documentNumber document:USA-TX:license:28403861',
    ]);
    expect(read({ licenseNumber: '28403861' }, { ...LICENSE, region: 'NM' })).not.toEqual(
      read({ licenseNumber: '28403861' }, LICENSE),
    );
    expect(read({ licenseNumber: '28403861', region: 'TX' }, { ...LICENSE, region: undefined })).toHaveLength(
      1,
    );
    expect(read({ licenseNumber: '28403861' }, { ...LICENSE, region: undefined })).toEqual([]);
    expect(read({ licenseNumber: 'G20417825' }, { className: 'identity/passport', country: 'MEX' })).toEqual([
      'documentNumber document:MEX:passport:G20417825',
    ]);
  });

  test('one person by one number, on a card and on a pay stub', () => {
    const card = read(
      { personalNumber: '390.533.447-05' },
      { className: 'identity/national_id', country: 'BRA' },
    );
    const asNumber = read(
      { licenseNumber: '390.533.447-05' },
      { className: 'identity/national_id', country: 'BRA' },
    );
    const stub = read({ employeeCPF: '39053344705' }, { className: 'financial/paystub' });
    expect(card).toEqual(['cpf cpf:39053344705']);
    expect(asNumber).toEqual(card);
    expect(stub).toEqual(card);
  });

  test('an invoice by its vendor', () => {
    expect(read({ vendorName: 'Sable Ridge, Inc.', invoiceId: 'INV-40312' })).toEqual([
      'invoiceId invoice:sableridge:INV40312',
    ]);
    expect(read({ invoiceId: 'INV-40312' })).toEqual([]);
  });

  test('what many honest people share is an institution', () => {
    expect(
      read({
        employerCNPJ: '47.508.411/0001-56',
        employerIdNumber: '12-3904562',
        employerRFC: 'GMV110306TR1',
      }).map((one) => one.split(' ')[0]),
    ).toEqual(['cnpj', 'ein', 'companyRfc']);
  });

  test('a stub without any number by employer, employee and day, the words of the name in any order', () => {
    const stub = { employerName: 'Ferry Tooling Co.', employeeName: 'Beatrix Yamada', payDate: '2026-03-13' };
    expect(read(stub)).toEqual(['payStub payStub:ferrytooling:beatrix yamada:2026-03-13']);
    expect(read({ ...stub, employeeName: 'YAMADA, BEATRIX' })).toEqual(read(stub));
    expect(read({ ...stub, employeeName: 'Beatrix' })).toEqual([]);
  });
});

describe('no identifier', () => {
  test.each([
    '****6789',
    'XXXXXX1388',
    'xXXXXX1388',
    '••••9012345',
    '...12345678',
    '1234',
    '00000000',
    '11111111',
    '0123456789',
    '987654321',
    '12121212',
  ])('account %s', (number) => {
    expect(
      read({ bankName: 'Ostrander Bank', [ACCOUNT]: number }).filter((one) => one.startsWith('account')),
    ).toEqual([]);
  });

  test.each([
    'XXX-XX-6789',
    '***-**-6789',
    '6789',
    '123-45-6789',
    '078-05-1120',
    '000-12-3456',
    '666-12-3456',
  ])('SSN %s', (number) => {
    expect(read({ employeeSSN: number })).toEqual([]);
  });

  test.each(['123.456.789-09', '111.111.111-11', '***.533.447-**'])('CPF %s', (number) => {
    expect(read({ employeeCPF: number })).toEqual([]);
  });

  test('the RFC of the general public', () => {
    expect(read({ employeeRFC: 'XAXX010101000' })).toEqual([]);
  });

  test('a specimen of Utopia', () => {
    expect(read({ licenseNumber: 'L898902C3' }, { className: 'identity/passport', country: 'UTO' })).toEqual(
      [],
    );
  });

  test('a number behind some label of some document', () => {
    expect(read({ documentNumber: '28403861' })).toEqual([]);
  });
});

describe('recognized characters', () => {
  const bank = { bankName: 'Ostrander Bank' };
  test('count where they are sure, or where check digits hold', () => {
    expect(read({ ...bank, [ACCOUNT]: '6497439565' }, { source: 'ocr', confidence: 0.95 })).toHaveLength(2);
    expect(read({ ...bank, [ACCOUNT]: '6497439565' }, { source: 'ocr', confidence: 0.8 })).toEqual([]);
    expect(read({ employeeCPF: '390.533.447-05' }, { source: 'ocr', confidence: 0.8 })).toEqual([
      'cpf cpf:39053344705',
    ]);
  });

  test('never count against their check digits; a text layer that prints a wrong one is as it is', () => {
    expect(read({ employeeCPF: '390.533.447-06' }, { source: 'ocr', confidence: 0.99 })).toEqual([]);
    expect(read({ employeeCPF: '390.533.447-06' })).toEqual(['cpf cpf:39053344706']);
  });

  test('one misread digit of a CLABE is nobody', () => {
    const clabe = '032180000118359719';
    fc.assert(
      fc.property(fc.nat({ max: clabe.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, step) => {
        const misread = [...clabe]
          .map((digit, index) => (index === at ? String((Number(digit) + step) % 10) : digit))
          .join('');
        expect(read({ ...bank, [ACCOUNT]: misread }, { source: 'ocr', confidence: 0.95 })).toEqual([]);
      }),
    );
  });
});

describe('numbers behind labels of a statement', () => {
  const printed = (...lines: string[]): DocumentText => ({
    pagesUnread: 0,
    pages: [
      {
        page: 1,
        source: 'text',
        aspect: 1,
        upright: undefined,
        lines: lines.map((line) => ({
          page: 1,
          emWidth: 0.01,
          box: { x1: 0, y1: 0, x2: 1, y2: 1 },
          words: line
            .split(' ')
            .map((text) => ({ text, box: { x1: 0, y1: 0, x2: 1, y2: 1 }, reading: fraction(1) })),
        })),
      },
    ],
  });
  const statement = { className: 'financial/bank_statement' } as const;

  test('CLABE and routing number', () => {
    expect(read({}, statement, printed('CLABE: 032180000118359719', 'Routing number 021000021'))).toEqual([
      'clabe clabe:032180000118359719',
      'routingNumber routing:021000021',
    ]);
  });

  test("not the payee's", () => {
    expect(read({}, statement, printed('SPEI CLABE DESTINO 032180000118359719'))).toEqual([]);
  });

  test('not on an invoice, where it is its vendor that many honest customers pay', () => {
    expect(read({}, { className: 'business/invoice' }, printed('CLABE: 032180000118359719'))).toEqual([]);
  });

  test('not with a check digit that fails', () => {
    expect(read({}, statement, printed('CLABE: 032180000118359718', 'Routing number 021000022'))).toEqual([]);
  });
});

test('the fourth account of a statement is a payment that was taken for one', () => {
  const numbers = ['6497439565', '6497439573', '6497439581', '6497439599'];
  const accounts = Object.fromEntries(
    numbers.map((number, index) => [`accounts[${index}].accountNumber`, number]),
  );
  expect(read(accounts).map((one) => one.split(':').at(-1))).toEqual(numbers.slice(0, 3));
});

test('no value is longer or more than a dossier can hold, whatever the fields say', () => {
  const names = [
    'licenseNumber',
    'personalNumber',
    'employeeSSN',
    'employeeRFC',
    ACCOUNT,
    'accounts[1].accountNumber',
    'invoiceId',
    'vendorName',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string({ maxLength: 200 })), (values) => {
      expect(read(values, LICENSE).length).toBeLessThanOrEqual(12);
    }),
  );
});
