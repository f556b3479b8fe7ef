import { expect, test } from 'vitest';
import { foldText } from '../../layout/characters.js';
import { balanceKind } from './balance-labels.js';

test.each([
  ['SALDO ANTERIOR', 'opening'],
  ['Saldo em conta corrente', 'closing'],
  ['SALDO TOTAL DISPONÍVEL DIA', 'other'],
  ['Saldo do dia', 'other'],
  ['SALDO CONTA CORRENTE', 'other'],
  ['TOTAIS', 'total'],
] as const)('%s: %s', (label, kind) => {
  expect(balanceKind(foldText(label), false)).toBe(kind);
});
