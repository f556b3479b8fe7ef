import { expect, test } from 'vitest';
import { MIGRATIONS } from './index.js';

/** What code of the step before cannot live with: something gone, something it does not fill, another shape. */
const TAKES_AWAY = /\bDROP (?!INDEX)|\bRENAME\b|\bALTER COLUMN\b|\bADD (?:CONSTRAINT|PRIMARY KEY|UNIQUE)\b/i;
const ASKS_FOR_MORE = /\bADD COLUMN\b(?=[^,;]*\bNOT NULL\b)(?![^,;]*\bDEFAULT\b)/i;

const isRefusedToOlder = (sql: string): boolean => TAKES_AWAY.test(sql) || ASKS_FOR_MORE.test(sql);

test('a step that takes something away, or asks for more, is not worked on by the version before it', () => {
  const [first, ...later] = MIGRATIONS;
  expect(first).toMatchObject({ number: 15, worksFrom: 15 });
  for (const [index, { number, sql, worksFrom }] of later.entries()) {
    const before = MIGRATIONS[index]!.number;
    expect({ number, worksFrom }).toEqual({
      number,
      worksFrom: isRefusedToOlder(sql) ? number : before,
    });
  }
});

test.each([
  ['DROP TABLE gone', true],
  ['ALTER TABLE one DROP COLUMN gone', true],
  ['ALTER TABLE one RENAME COLUMN before TO after', true],
  ['ALTER TABLE one ALTER COLUMN more SET NOT NULL', true],
  ['ALTER TABLE one ADD COLUMN more integer NOT NULL', true],
  ['ALTER TABLE one ADD COLUMN more integer NOT NULL DEFAULT 0', false],
  ['ALTER TABLE one ADD COLUMN more integer', false],
  ['DROP INDEX slow; CREATE INDEX quick ON one (id)', false],
])('%s', (sql, isRefused) => {
  expect(isRefusedToOlder(sql)).toBe(isRefused);
});
