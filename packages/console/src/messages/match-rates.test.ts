import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './en/index.js';

const measured = readFileSync(new URL('../../../biometrics/src/match/README.md', import.meta.url), 'utf8')
  .replaceAll('*', '')
  .replaceAll(/(?<=\d) (?=\d{3})/g, ',');

test('the rates beside a match are those that were measured', () => {
  const { rates, groups } = en.verification;
  const figures = [rates, groups].flatMap((text) => text.match(/[\d,.]*\d( %)?/g) ?? []);
  expect(figures.length).toBeGreaterThan(5);
  // "1 false match in 1,000" is the threshold's name.
  for (const figure of figures.filter((one) => one !== '1' && one !== '1,000'))
    expect(measured).toContain(figure);
});
