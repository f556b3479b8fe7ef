import { expect, test } from 'vitest';
import { missingPaths, nameOf, nextIndex } from './paths.js';

test('what is missing is offered, in each element of a list and in the next', () => {
  const names = ['bankName', 'currency', 'accounts[].number', 'accounts[].checks[].date', 'lines[]'];
  const known = ['bankName', 'accounts[0].number', 'accounts[0].checks[1].date', 'lines[0]'];
  expect(missingPaths(names, known)).toEqual([
    'currency',
    'accounts[1].number',
    'accounts[0].checks[0].date',
    'accounts[0].checks[2].date',
    'lines[1]',
  ]);
  expect(missingPaths(['a[].b[].c'], [])).toEqual([]);
  expect(missingPaths(['a[].b'], [])).toEqual(['a[0].b']);
});

test('the name of a path, and what comes next in a list', () => {
  expect(nameOf('accounts[10].checks[2].date')).toBe('accounts[].checks[].date');
  expect(nextIndex('a[0].b', ['a[0].b[9].c', 'a[0].b[10].c', 'a[1].b[70].c', 'a[0].bc[80]'])).toBe(11);
});
