import { describe, expect, it } from 'vitest';
import { diceFrom } from '../dice.js';
import { textsOf } from './blocks.js';
import { describePlan, planEdit, replacementsBetween, transposeDigits } from './edit-plan.js';
import { composeStatement } from './statement.js';

describe('an edit plan', () => {
  it('names only the words that differ, without the currency', () => {
    expect(
      replacementsBetween(['Balance $1,200.00 today', 'same'], ['Balance $1,300.00 today', 'same']),
    ).toEqual([{ from: '1,200.00', to: '1,300.00' }]);
  });

  it('swaps the last two neighboring digits that differ', () => {
    expect(transposeDigits('1,255')).toBe('1,525');
    expect(transposeDigits('7777')).toBe('7777');
  });

  it('of the consistent kind turns one version into the other when every pair is replaced', () => {
    const document = composeStatement(diceFrom(3), 'es', 12);
    const plan = planEdit(document, 'consistent', diceFrom(4));
    const changed = new Set(plan?.replacements.map(({ from }) => from));
    expect(changed.size).toBeGreaterThan(2);
    expect(plan?.arith).toBe('keeps');
    expect(textsOf(document.content).some((text) => changed.has(text))).toBe(true);
  });

  it('of the amount kind keeps the length and breaks the sums', () => {
    const plan = planEdit(composeStatement(diceFrom(5), 'pt', 12), 'amount', diceFrom(6));
    const [pair] = plan?.replacements ?? [];
    expect(pair?.to).toHaveLength(pair?.from.length ?? -1);
    expect(pair?.to).not.toBe(pair?.from);
    expect(plan?.arith).toBe('breaks');
  });

  it('is described as the manifests of the other corpora do', () => {
    expect(
      describePlan({ kind: 'longer', arith: 'breaks', replacements: [{ from: '20.00', to: '120.00' }] }),
    ).toBe('amount: 20.00 -> 120.00');
  });
});
