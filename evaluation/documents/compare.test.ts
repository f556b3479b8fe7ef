import { expect, test } from 'vitest';
import { compareDocument } from './compare.js';
import { parseDocumentManifest } from './manifest.js';
import type { DocumentCase, ReadDocument, Value } from './types.js';

const known = (
  truth: Record<string, Value>,
  documentType = 'bankStatement',
  truthIsComplete = true,
): DocumentCase => ({
  file: 'a.pdf',
  documentType,
  language: 'en',
  treatment: 'pdf',
  layout: 'a-bank',
  country: 'us',
  truth: new Map(Object.entries(truth)),
  truthIsComplete,
});

const reading = (
  fields: Record<string, Value>,
  text = '',
  className: ReadDocument['className'] = 'financial/bank_statement',
): ReadDocument => ({
  className,
  fields: Object.fromEntries(
    Object.entries(fields).map(([path, value]) => [path, { value, confidence: 0.9 }]),
  ),
  text,
  cpuMs: 1,
});

const verdicts = (...args: Parameters<typeof compareDocument>): Record<string, string> =>
  Object.fromEntries(compareDocument(...args).fields.map(({ path, verdict }) => [path, verdict]));

test('each miss is laid to its cause', () => {
  const truth = known({
    bankName: 'First Bank',
    'accounts[0].endingBalance': 12.5,
    'accounts[0].beginningBalance': 7,
  });
  expect(
    verdicts(
      truth,
      reading({ bankName: 'FIRST  BANK', 'accounts[0].totalDeposits': 3 }, 'FIRST BANK ending 12.50'),
    ),
  ).toEqual({
    bankName: 'right',
    'accounts[0].endingBalance': 'layout',
    'accounts[0].beginningBalance': 'ocr',
    'accounts[0].totalDeposits': 'extra',
  });
});

test('nothing that a wrong class misses is laid to its layout', () => {
  expect(verdicts(known({ bankName: 'First Bank' }), reading({}, 'First Bank', 'financial/paystub'))).toEqual(
    { bankName: 'class' },
  );
});

test('a value that an incomplete truth does not name is no extra one', () => {
  expect(
    verdicts(known({ bankName: 'A' }, 'bankStatement', false), reading({ bankName: 'A', bankAddress: 'B' })),
  ).toEqual({
    bankName: 'right',
  });
});

test('a missed accent is wrong first and forgiven second', () => {
  const [field] = compareDocument(
    known({ accountHolderName: 'José' }),
    reading({ accountHolderName: 'Jose' }, 'Jose'),
  ).fields;
  expect(field).toMatchObject({ verdict: 'layout', rightWithoutAccents: true });
});

test('transactions are right line by line, sign included', () => {
  const row = (index: number, column: string) => `accounts[0].transactions[${index}].${column}`;
  const truth = known({
    [row(0, 'date')]: '2024-01-02',
    [row(0, 'depositAmount')]: 5,
    [row(1, 'date')]: '2024-01-03',
    [row(1, 'withdrawalAmount')]: 6,
  });
  const outcome = compareDocument(
    truth,
    reading(
      {
        [row(0, 'date')]: '2024-01-02',
        [row(0, 'depositAmount')]: 5,
        [row(1, 'date')]: '2024-01-03',
        [row(1, 'depositAmount')]: 6,
      },
      '6.00',
    ),
  );
  expect(outcome.lists).toEqual([{ list: 'accounts[].transactions', expected: 2, read: 2, right: 1 }]);
  expect(
    outcome.fields.filter(({ verdict }) => verdict !== 'right').map(({ path, verdict }) => [path, verdict]),
  ).toEqual([
    [row(1, 'withdrawalAmount'), 'layout'],
    [row(1, 'depositAmount'), 'extra'],
  ]);
});

test('a tax read as a deduction is compared with the tax', () => {
  const truth = known({ 'deductions[0].description': 'ISR', 'deductions[0].amount': 9 }, 'payStub');
  const read = reading({ 'taxes[0].description': 'ISR', 'taxes[0].amount': 9 }, '', 'financial/paystub');
  expect(compareDocument(truth, read).lists).toEqual([{ list: 'withheld', expected: 1, read: 1, right: 1 }]);
});

test('a manifest spelled otherwise is read under our names', () => {
  const { cases, ignored } = parseDocumentManifest(
    'file,documentType,country,groundTruth\na.pdf,bankStatement,USA,"{""BankName"":""A"",""EndingBalance"":1,""nTransactions"":3}"\nb.jpg,receipt,,{}\n',
  );
  expect([...(cases[0]?.truth ?? [])]).toEqual([
    ['bankName', 'A'],
    ['accounts[0].endingBalance', 1],
  ]);
  expect(cases[0]).toMatchObject({ country: 'us', truthIsComplete: false });
  expect([...ignored]).toEqual([['receipt', 1]]);
});
