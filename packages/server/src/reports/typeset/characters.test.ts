import { expect, test } from 'vitest';
import { allDrawable, drawable, drawnCharacters } from './characters.js';
import { typeset } from './typeset.js';

test('every character that is set as it is has a glyph, upright, bold and italic', async () => {
  const all = drawnCharacters();
  const text = all.map((one) => String.fromCodePoint(one)).join(' ');
  const template = `#set document(title: "Characters", date: datetime(year: 2026, month: 11, day: 30))
#set text(font: "Libertinus Serif", fallback: false)
#let all = json("/all.json")
#all #strong(all) #emph(all)`;
  const pdf = await typeset(template, { 'all.json': Buffer.from(JSON.stringify(text)) }, 'auto');
  expect(all.length).toBeGreaterThan(1500);
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
});

test('the rest is written by its number: other scripts, marks of direction, control characters', () => {
  expect(drawable('J\u202eosé 王\n\u0000𝒜')).toBe('JU+202Eosé U+738B U+0000U+1D49C');
  expect(drawable('Jose\u0301')).toBe('José');
  expect(drawable(`a ${'f'.repeat(64)} b`)).toBe(`a ${'f'.repeat(64)} b`);
  expect(drawable('W'.repeat(65))).toBe(`${'W'.repeat(24)}\u200b${'W'.repeat(24)}\u200b${'W'.repeat(17)}`);
  expect(allDrawable({ a: ['é', 1], b: null })).toEqual({ value: { a: ['é', 1], b: null }, replaced: false });
  expect(allDrawable(['王']).replaced).toBe(true);
});

test('what the compiler refuses is our fault, told without the texts of the document', async () => {
  await expect(typeset('#panic("secret name")', {}, 'auto')).rejects.toMatchObject({ code: 'INTERNAL' });
});
