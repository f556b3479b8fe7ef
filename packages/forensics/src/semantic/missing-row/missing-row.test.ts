import { describe, expect, test } from 'vitest';
import { examineBytes, findingOn, inShort, textDocument } from '../labeled-values/testing/text-document.js';
import { missingRow } from './missing-row.js';

const find = async (...pages: (readonly string[])[]) =>
  inShort(await findingOn(missingRow, textDocument(pages.map((lines) => ({ lines })))));

const row = (number: number) => `${number} | Part ${'abcdefghi'[number]} | 2 | ${number}10.50`;
const plain = (name: string, amount: string) => `${name} | once | 1 | ${amount}`;

describe('pass', () => {
  test('rows numbered throughout', async () => {
    expect(await find([1, 2, 3, 4, 5].map(row))).toBe('0');
  });

  test('a number that another line has, which says no amount', async () => {
    expect(await find([row(1), row(2), '3 | Free of charge', row(4), row(5)])).toBe('0');
  });

  test('a number whose row is empty', async () => {
    expect(await find([row(1), row(2), '3', row(4), row(5)])).toBe('0');
  });

  test('numbers that go on over the page', async () => {
    expect(await find([row(1), row(2)], [row(3), row(4)])).toBe('0');
  });

  test('two tables, each numbered from 1', async () => {
    expect(await find([row(1), row(2), row(3), row(1), row(2), row(3)])).toBe('0');
  });

  test('numbers that follow no step, and those that begin elsewhere', async () => {
    expect(await find([row(1), row(3), row(4), row(7), row(8)])).toBe('0');
    expect(await find([row(4), row(5), row(7), row(8)])).toBe('0');
  });

  test('a table set in groups', async () => {
    const group = ['A', 'B', 'C'].map((name) => plain(name, '12.50'));
    expect(await find([...group, '', ...group, '', ...group])).toBe('0');
  });

  test('the totals set apart from the rows', async () => {
    const rows = ['A', 'B', 'C', 'D'].map((name) => plain(name, '12.50'));
    const totals = ['Subtotal | | | 77.00', 'Tax | | | 7.00', 'Total | | | 84.00'];
    expect(await find([...rows, '', ...totals])).toBe('0');
  });
});

test('what is left adds up to a printed total: explicable', async () => {
  expect(await find([row(1), row(2), row(4), 'Total | | | 731.50'])).toBe('1; ROW_NUMBER_SKIPPED 4');
});

test('cannot tell: no table', async () => {
  expect((await examineBytes(missingRow, textDocument([{ lines: ['Dear all', 'Yours'] }]))).kind).toBe(
    'not-applicable',
  );
});

describe('fail', () => {
  test('a number that is not there, the gap closed', async () => {
    expect(await find([row(1), row(2), row(4), row(5)])).toBe('3; ROW_NUMBER_SKIPPED 4');
  });

  test('a number that is not there, its room left', async () => {
    expect(await find([row(1), row(2), row(3), '', row(5), row(6)])).toBe('4; ROW_NUMBER_SKIPPED 5');
  });

  test('the number that a page should begin with', async () => {
    expect(await find([row(1), row(2)], [row(4), row(5)])).toBe('3; ROW_NUMBER_SKIPPED 4');
  });

  test('room for a row in a table without numbers', async () => {
    const rows = ['A', 'B', 'C', 'D', 'E'].map((name) => plain(name, '12.50'));
    expect(await find([...rows.slice(0, 3), '', ...rows.slice(3)])).toBe('2; ROOM_FOR_A_ROW');
  });
});
