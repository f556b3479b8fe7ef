import { expect, test } from 'vitest';
import { foldText } from '../../layout/fold-text.js';
import { summaryRoleOf } from './summary-roles.js';

test.each([
  ['Beginning balance on June 10, 2021', 'opening'],
  ['Previous statement balance', 'opening'],
  ['Your previous balance as of 03/02/2022', 'opening'],
  ['Saldo anterior', 'opening'],
  ['SALDO INICIAL DEL PERIODO', 'opening'],
  ['Saldo do mês anterior', 'opening'],
  ['Ending Balance', 'closing'],
  ['Ending balance on July 9, 2021', 'closing'],
  ['Saldo al corte', 'closing'],
  ['Saldo final do período', 'closing'],
  ['Balance as of 07/31/2026', 'atDate'],
  ['7 Deposits/Credits', 'deposits'],
  ['Deposits and other additions', 'deposits'],
  ['Deposits, credits and interest', 'deposits'],
  ['(+) Depósitos', 'deposits'],
  ['Total de abonos', 'deposits'],
  ['+ Entradas', 'deposits'],
  ['Deposits (12)', 'deposits'],
  ['Total Credits', 'deposits'],
  ['8 Withdrawals/Debits', 'withdrawals'],
  ['Withdrawals and other subtractions', 'withdrawals'],
  ['Checks and other debits', 'withdrawals'],
  ['Other withdrawals, debits and service charges', 'withdrawals'],
  ['Retiros / Cargos', 'withdrawals'],
  ['Total de saídas', 'withdrawals'],
  ['Total Payments', 'withdrawals'],
  ['Service fees', 'fees'],
  ['Service Charges and ATM Service Fee', 'fees'],
  ['Comisiones cobradas', 'fees'],
  ['Total de comisiones', 'fees'],
  ['Tarifas', 'fees'],
  ['Checks', 'checks'],
] as const)('%s: %s', (label, role) => {
  expect(summaryRoleOf(foldText(label))).toBe(role);
});

test.each([
  'Electronic withdrawals',
  'ATM & Debit Card Withdrawals',
  'Interest paid this period',
  'Average balance',
  'Saldo promedio',
  'Minimum daily balance',
  'Total Overdraft (OD) Fees',
  'Account number',
  'Deposit account agreement',
])('%s states none of them', (label) => {
  expect(summaryRoleOf(foldText(label))).toBeUndefined();
});
