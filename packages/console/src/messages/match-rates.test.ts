import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './en/index.js';
import { es } from './es/index.js';
import { pt } from './pt/index.js';

const measured = readFileSync(new URL('../../../biometrics/src/match/README.md', import.meta.url), 'utf8')
  .replaceAll('*', '')
  .replaceAll(/(?<=\d) (?=\d{3})/g, ',');

/** "0,104%" and "0.104 %" as ".104 %", as English and the measurement write them. */
const asInEnglish = (figure: string, decimalComma: boolean): string =>
  (decimalComma ? figure.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : figure)
    .replace(/^0(?=\.)/, '')
    .replace(/(?<=\d) ?%/, ' %');

test.each([
  ['en', en],
  ['es', es],
  ['pt', pt],
])('the rates beside a match are those that were measured: %s', (language, messages) => {
  const { rates, groups } = messages.verification;
  const figures = [rates, groups]
    .flatMap((text) => text.match(/[\d,.]*\d( ?%)?/g) ?? [])
    .map((figure) => asInEnglish(figure, language === 'pt'));
  expect(figures.length).toBeGreaterThan(5);
  // "1 false match in 1,000" is the threshold's name.
  for (const figure of figures.filter((one) => one !== '1' && one !== '1,000'))
    expect(measured).toContain(figure);
});
