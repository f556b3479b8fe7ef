import { expect, it } from 'vitest';
import { diceFrom } from '../pdf-forgeries/dice.js';
import { changeOne, composeSheet } from './compose.js';
import { LANGUAGES } from './words.js';

const unitsOf = (text: string) => Number(text.replace(/[^\d-]/g, ''));

it('the lines of a sheet make its subtotal', () => {
  const dice = diceFrom(5);
  for (const language of LANGUAGES.flatMap((one) => Array.from({ length: 40 }, () => one))) {
    const { rows, totals } = composeSheet(language, dice);
    const lines = rows.flat().filter(({ value }) => value === 'line');
    const sum = lines.reduce((all, { text }) => all + unitsOf(text), 0);
    expect(unitsOf(totals[0]?.[1].text ?? ''), language).toBe(sum);
  }
});

it('a change is one digit of one value', () => {
  const dice = diceFrom(6);
  for (let count = 0; count < 40; count++) {
    const sheet = composeSheet('de', dice);
    const before = JSON.stringify(sheet);
    const { from, to } = changeOne(sheet, dice);
    const differing = [...from].filter((char, at) => char !== to[at]);
    expect(to).toHaveLength(from.length);
    expect(differing).toHaveLength(1);
    expect(JSON.stringify(sheet)).not.toBe(before);
  }
});
