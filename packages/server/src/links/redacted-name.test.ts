import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactedName } from './redacted-name.js';

test.each([
  ['statement.pdf', 's***.pdf'],
  ['María López 2026.PDF', 'M***.PDF'],
  ['scan.tar.jpeg', 's***.jpeg'],
  ['upload', 'u***'],
  ['maria.lopez', 'm***'],
  ['x.', 'x***'],
  ['.pdf', '.***'],
  ['a.pdf', 'a***.pdf'],
  ['😀 party.png', '😀***.png'],
  ['𝒜.webp', '𝒜***.webp'],
  ['  spaced.pdf', 's***.pdf'],
  ['\u202egnp.pdf', 'g***.pdf'],
  ['\u0301e.pdf', 'e***.pdf'],
  ['\ud800half.pdf', 'h***.pdf'],
  ['', '***'],
  [' ', '***'],
])('%j is shown as %j', (name, shown) => {
  expect(redactedName(name)).toBe(shown);
});

test('at most one character and an extension are shown, as well-formed text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const shown = redactedName(name);
      expect(shown).toMatch(/^.?\*\*\*(\.[a-z0-9]{3,4})?$/isu);
      expect(shown).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});
