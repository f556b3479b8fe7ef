import { expect, test } from 'vitest';
import { foldText } from '../../layout/characters.js';
import { columnRole } from './column-roles.js';

test.each([
  ['date', ['Settlement date', 'Fecha y hora', 'F. operación', 'Data efetiva', 'Dt. lançamento']],
  [
    'description',
    ['Payee', 'Establecimiento', 'Beneficiario', 'Favorecido', 'Referencia/Concepto', 'Histórico'],
  ],
  ['deposit', ['Funds in', 'Received', 'Amount credited', 'Abonos/Depósitos', 'Recebido', 'Entrada (R$)']],
  ['withdrawal', ['Funds out', 'Spent', 'Amount debited', 'Salidas', 'Gastos', 'Enviado', 'Saída (R$)']],
  ['balance', ['Saldo', 'Bal', 'Saldo contable', 'Saldo após', 'Saldo resultante']],
  [
    'amount',
    ['Net amount', 'Amt', 'Value', 'Valor R$', 'Monto total', 'Monto de la operación', 'Valor da operação'],
  ],
  [
    'reference',
    [
      'Doc.',
      'Nº documento',
      'Nr. Doc.',
      'Número de referencia',
      'Clave de rastreo',
      'Comprovante',
      'Bank reference number',
      'Transaction ID',
      'Cartão',
      'Card used',
    ],
  ],
  ['mark', ['D/C', 'DR/CR', 'Activity type', 'Tipo de movimiento']],
] as const)('headings of %s', (role, headings) => {
  for (const heading of headings) expect(columnRole(foldText(heading)), heading).toBe(role);
});
