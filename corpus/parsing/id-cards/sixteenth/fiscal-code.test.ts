import { expect, test } from 'vitest';
import { fiscalCheckLetter, fiscalCode } from './fiscal-code.js';

test('the published example comes out with its own check letter', () => {
  expect(fiscalCheckLetter('RSSMRA85T10A562')).toBe('S');
  const birth = { year: 1985, month: 12, day: 10 };
  expect(fiscalCode({ firstName: 'MARIO', lastName: 'ROSSI', sex: 'M', birth }, 'A562')).toBe(
    'RSSMRA85T10A562S',
  );
});

test('a woman is born forty days later, and of four consonants the second is left out', () => {
  const birth = { year: 1990, month: 1, day: 7 };
  expect(fiscalCode({ firstName: 'ALESSANDRA', lastName: 'RE', sex: 'F', birth }, 'L219').slice(0, 15)).toBe(
    'REXLSN90A47L219',
  );
});
