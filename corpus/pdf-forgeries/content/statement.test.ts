import { describe, expect, it } from 'vitest';
import { diceFrom } from '../dice.js';
import { formatCents, LANGUAGES } from './language.js';
import { composeStatement, presentStatement, runningBalances, type StatementFacts } from './statement.js';

const FACTS: StatementFacts = {
  language: 'en',
  bank: 'Bank',
  bankAddress: 'Street',
  holder: 'Ann Example',
  holderAddress: 'Street',
  account: '1234567890',
  period: '01/01/2025 - 01/28/2025',
  issued: '01/30/2025',
  openingCents: 1_000_00,
  splitAmounts: false,
  lines: [
    { date: '01/02/2025', description: 'PAYROLL', cents: 500_00 },
    { date: '01/03/2025', description: 'CARD', cents: -120_50 },
  ],
};

/** Reads printed money back, in either notation. */
const centsOf = (text: string) => Number(text.replace(/[^\d-]/g, ''));

describe('a statement', () => {
  it('carries the balance from line to line', () => {
    expect(runningBalances(FACTS)).toEqual([150_000, 137_950]);
  });

  it('prints the last balance as the closing balance', () => {
    const summary = presentStatement(FACTS).blocks.flatMap((block) =>
      block.kind === 'pairs' ? block.pairs : [],
    );
    expect(summary).toContainEqual(['Closing balance', '$1,379.50']);
  });

  it.each(LANGUAGES)('adds up as printed, also after a consistent edit (%s)', (language) => {
    const document = composeStatement(diceFrom(7), language, 20);
    for (const content of [document.content, document.raised(30_000)]) {
      const pairs = content.blocks
        .flatMap((block) => (block.kind === 'pairs' ? block.pairs : []))
        .map(([, value]) => value);
      const [opening = '', credits = '', debits = '', closing = ''] = pairs.slice(-4);
      expect(centsOf(opening) + centsOf(credits) - Math.abs(centsOf(debits))).toBe(centsOf(closing));
      const rows = content.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
      let balance = centsOf(opening);
      for (const row of rows) {
        const [first = '', second = ''] = row.slice(2, -1);
        balance += row.length === 4 ? centsOf(first) : centsOf(second || '0') - centsOf(first || '0');
        expect(row.at(-1)).toBe(formatCents(balance, language));
      }
    }
  });
});
