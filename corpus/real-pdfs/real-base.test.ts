import { expect, it } from 'vitest';
import { diceFrom } from '../pdf-forgeries/dice.js';
import { ToolError } from '../pdf-forgeries/tools.js';
import { planRealEdit } from './real-base.js';

const invoice = (values: Parameters<typeof planRealEdit>[0]['values']) => ({
  base: undefined as never,
  document: { kind: 'invoice' } as Parameters<typeof planRealEdit>[0]['document'],
  values,
});

it('an edit changes one value into another of the same form', () => {
  const dice = diceFrom(3);
  const amount = planRealEdit(invoice([{ text: '1,240.50', kind: 'amount' }]), ['amount'], dice);
  expect(amount.replacements[0]?.to).toMatch(/^[1-9],240\.50$/);
  expect(amount.replacements[0]?.to).not.toBe('1,240.50');
  expect(amount.arith).toBe('breaks');
  const longer = planRealEdit(invoice([{ text: '240,50', kind: 'amount' }]), ['longer'], dice);
  expect(longer.replacements[0]?.to).toMatch(/^[1-4]\.240,50$/);
  const date = planRealEdit(invoice([{ text: '03/11/2024', kind: 'date' }]), ['date'], dice);
  expect(date.replacements[0]?.to).toMatch(/^03\/11\/202[0-35-9]$/);
  expect(date.arith).toBe('neutral');
});

it('a document without a value of the kind is left', () => {
  expect(() => planRealEdit(invoice([{ text: '12.50', kind: 'amount' }]), ['account'], diceFrom(1))).toThrow(
    ToolError,
  );
});
