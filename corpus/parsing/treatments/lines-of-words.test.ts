import { expect, test } from 'vitest';
import { inLines } from './lines-of-words.js';

const word = (text: string, left: number, top = 100) => ({ text, left, top, right: left + text.length * 5, bottom: top + 10 });

test('words a space apart are one piece, from the first to the last', () => {
  expect(inLines([word('Saldo', 20), word('do', 48), word('dia', 61)])).toEqual([
    { ...word('Saldo', 20), text: 'Saldo do dia', right: 76 },
  ]);
});

test('words of another column, another line or another size stand alone', () => {
  const words = [word('Total', 20), word('9.50', 60), word('Fees', 82, 112), { ...word('small', 104, 112), bottom: 119 }];
  expect(inLines(words)).toEqual(words);
});
