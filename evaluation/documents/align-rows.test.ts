import { expect, test } from 'vitest';
import { alignRows, rowsOf } from './align-rows.js';

const line = (date: string, depositAmount: number) =>
  new Map<string, string | number>([
    ['date', date],
    ['depositAmount', depositAmount],
  ]);
const LIST = 'accounts[].transactions';

test('a missed line leaves the lines after it paired', () => {
  const truth = [line('2024-01-01', 1), line('2024-01-02', 2), line('2024-01-03', 3)];
  expect(alignRows(LIST, truth, [truth[0]!, truth[2]!])).toEqual([
    [0, 0],
    [2, 1],
  ]);
});

test('a line with one column misread is paired, a foreign line is not', () => {
  const truth = [line('2024-01-01', 1), line('2024-01-02', 2)];
  expect(
    alignRows(LIST, truth, [line('2023-12-12', 99), line('2024-01-01', 7), line('2024-01-02', 2)]),
  ).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('lines are gathered from paths, in order of their index', () => {
  const values = new Map<string, string | number>([
    ['accounts[0].transactions[1].date', 'b'],
    ['accounts[0].transactions[0].date', 'a'],
    ['accounts[0].checks[0].date', 'x'],
    ['accounts[1].transactions[0].date', 'y'],
  ]);
  expect(rowsOf(values, 'accounts[0].transactions').map((row) => row.get('date'))).toEqual(['a', 'b']);
});
