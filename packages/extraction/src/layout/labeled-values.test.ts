import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { cellsOf } from './cells.js';
import { labeledValues } from './labeled-values.js';
import { phraseBook } from './phrases.js';
import { splitAtLabels } from './whole-cells.js';

const BOOK = phraseBook({ payDate: 'pay date; fecha de pago', name: 'name; employee name' });
const cells = (page: string) => printed(page).flatMap((line, index) => cellsOf(line, index));
const found = (page: string) =>
  labeledValues(cells(page), BOOK).map(({ meaning, inline, right, below }) => [
    meaning,
    inline?.text ?? right?.text ?? below.map(({ text }) => text).join(' / '),
  ]);

test('values behind a colon, in the next cell, and below', () => {
  expect(found('Pay Date: 01/02/2026')).toEqual([['payDate', '01/02/2026']]);
  expect(found('Pay Date     01/02/2026')).toEqual([['payDate', '01/02/2026']]);
  expect(found('Pay Date\n01/02/2026')).toEqual([['payDate', '01/02/2026']]);
});

test('labels whose letters a recognizer joined or parted', () => {
  expect(found('PayDate: 01/02/2026')).toEqual([['payDate', '01/02/2026']]);
  expect(found('Fecha dep ago: 01/02/2026')).toEqual([['payDate', '01/02/2026']]);
});

test('two labels in one run of words', () => {
  expect(found('Name: Ada Winters Pay Date: 01/02/2026')).toEqual([
    ['name', 'Ada Winters'],
    ['payDate', '01/02/2026'],
  ]);
});

test('a label in the middle of a sentence is none', () => {
  expect(found('write your name below')).toEqual([]);
});

test('cells are cut before and behind labels with a colon', () => {
  const cut = splitAtLabels(cells('9 Elm Street Pay Date: 01/02/2026'), BOOK);
  expect(cut.map(({ text }) => text)).toEqual(['9 Elm Street', 'Pay Date:', '01/02/2026']);
});

test('a label behind the number of a box fills its cell, a month behind a day is none', () => {
  const book = phraseBook({ payDate: 'pay date', start: 'de' });
  const ofForm = (page: string) =>
    labeledValues(cells(page), book, 3).map(({ meaning, setOff }) => [meaning, setOff]);
  expect(ofForm('2. Pay Date   3. Name')).toEqual([['payDate', true]]);
  expect(ofForm('30 de enero de 2026')).toEqual([]);
});
