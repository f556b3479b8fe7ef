import {
  box,
  type DocumentClass,
  type DocumentField,
  type DocumentFields,
  fraction,
  type PlaceRereader,
} from '@assay/media';
import { expect, test } from 'vitest';
import { inShort, printedViews } from '../printed-text/testing/printed-views.js';
import { bankName } from './bank-name.js';

const STATEMENT: DocumentClass = {
  name: 'financial/bank_statement',
  confidence: fraction(0.99),
  country: 'USA',
  region: undefined,
  because: [],
};

const named = (value: string, more: Partial<DocumentField> = {}): DocumentFields => ({
  fields: [
    {
      name: 'bankName',
      value,
      raw: value,
      confidence: fraction(0.93),
      source: 'text',
      page: 1,
      box: box(0.1, 0, 0.4, 0.05),
      others: [],
      ...more,
    },
  ],
});

const examine = async (
  bank: string,
  lines: string,
  {
    fields = named(bank),
    documentClass = STATEMENT,
    reading = undefined as number | undefined,
    rereader = undefined as PlaceRereader | undefined,
  } = {},
) => {
  const views = printedViews(`${bank}\n\n${lines}`, reading === undefined ? {} : { reading });
  return distinct(
    inShort(await bankName.examine({ ...views, documentClass, fields, ...(rereader && { rereader }) })),
  );
};
/** Name and number are two places of one difference. */
const distinct = (short: string): string => [...new Set(short.split('; '))].join('; ');
const NOTHING = /^The statement states no number/u;

test('a routing number of the letterhead’s bank, or of one that was merged into it', async () => {
  expect(await examine('Chase', 'Routing number: 021000021')).toBe('0');
  expect(await examine('Truist Bank', 'Routing number: 061000104')).toBe('0');
  expect(await examine('Wachovia', 'ABA: 121000248')).toBe('0');
});

test('a routing number of another bank', async () => {
  expect(
    await examine('Wells Fargo Bank, N.A.', 'Account number 1234567890\nRouting number: 021000021'),
  ).toBe('2; BANK_DIFFERS Wells Fargo Bank, N.A. | 021000021');
});

test('a CLABE and a bank code of another bank', async () => {
  expect(await examine('BBVA México, S.A.', 'CLABE interbancaria: 012180001234567899')).toBe('0');
  expect(await examine('BBVA Bancomer', 'Cuenta CLABE 032180000118359719')).toBe(
    '2; BANK_DIFFERS BBVA Bancomer | 032180000118359719',
  );
  expect(await examine('Itaú Unibanco S.A.', 'Banco: 237   Agencia: 1234   Conta: 56789-0')).toBe(
    '2; BANK_DIFFERS Itaú Unibanco S.A. | 237',
  );
  expect(await examine('Itaú Unibanco S.A.', 'Banco: 341   Agencia: 1234   Conta: 56789-0')).toBe('0');
});

test('numbers of others: wires, employers, transactions, and banks that are named', async () => {
  expect(await examine('Wells Fargo', 'For wires to your account use routing number 021000021')).toMatch(
    NOTHING,
  );
  expect(await examine('Wells Fargo', '03/04 Transfer ABA 021000021   1,200.00')).toMatch(NOTHING);
  expect(await examine('BBVA Bancomer', 'SPEI enviado cuenta CLABE 032180000118359719')).toMatch(NOTHING);
  expect(
    await examine(
      'Discover',
      'Routing number: 021000021\nBanking services are provided by JPMorgan Chase Bank',
    ),
  ).toBe('0');
});

test('numbers that a table does not know, or whose check digit fails, and made-up banks say nothing', async () => {
  expect(await examine('Wells Fargo', 'Routing number: 011000015')).toMatch(NOTHING);
  expect(await examine('Wells Fargo', 'Routing number: 021000022')).toMatch(NOTHING);
  expect(await examine('First Example Bank', 'Routing number: 021000021')).toMatch(NOTHING);
});

test('what was recognized in a picture is a doubt', async () => {
  const fields = named('Wells Fargo', { source: 'ocr' });
  expect(await examine('Wells Fargo', 'Routing number: 021000021', { fields, reading: 0.97 })).toBe(
    '1; READING_DOUBT Wells Fargo | 021000021',
  );
});

test('a picture whose name and number are both read a second time', async () => {
  const fields = named('Wells Fargo', { source: 'ocr' });
  const rereading = (ofName: string): PlaceRereader => ({
    reread: (_page, { y1 }) =>
      Promise.resolve({ text: y1 < 0.01 ? ofName : '021000021', reading: fraction(0.95) }),
  });
  const number = 'Routing number: 021000021';
  const readTwice = (ofName: string) =>
    examine('Wells Fargo', number, { fields, reading: 0.97, rereader: rereading(ofName) });
  expect(await readTwice('WELLS FARGO BANK')).toBe('2; BANK_DIFFERS Wells Fargo | 021000021');
  expect(await readTwice('W3l s Fngo')).toBe('1; READING_DOUBT Wells Fargo | 021000021');
});

test('the number and the name are shown, since either may be what was changed', async () => {
  const examined = await bankName.examine({
    ...printedViews('Wells Fargo\n\nRouting number: 021000021'),
    documentClass: STATEMENT,
    fields: named('Wells Fargo'),
  });
  expect(
    examined.kind === 'examined' && examined.finding.evidence.map(({ boundingBox }) => boundingBox?.y1 === 0),
  ).toEqual([false, true]);
});

test('cannot tell of a pay stub, whose deposit goes to another bank', async () => {
  const documentClass: DocumentClass = { ...STATEMENT, name: 'financial/paystub' };
  expect(await examine('Wells Fargo', 'Routing number: 021000021', { documentClass })).toMatch(
    /^The document is no bank statement/u,
  );
});
