import { expect, test } from 'vitest';
import { read } from '../testing/read-printed.js';

const periodOf = (line: string, country: 'us' | 'mx' | 'br') => {
  const { statementStartDate, statementEndDate } = read(`\n  Some Bank\n${line}`, country);
  return [statementStartDate, statementEndDate];
};

test.each([
  ['  July 1 through July 31, 2021', 'us', '2021-07-01', '2021-07-31'],
  ['  July 1 - 31, 2021', 'us', '2021-07-01', '2021-07-31'],
  ['  Statement period 06/10/21 to 07/09/21', 'us', '2021-06-10', '2021-07-09'],
  ['  Statement period 06/10/21-07/09/21', 'us', '2021-06-10', '2021-07-09'],
  ['  Statement Period / Periodo 06/10/21 to / al 07/09/21', 'us', '2021-06-10', '2021-07-09'],
  ['  for June 10, 2021 to July 9, 2021', 'us', '2021-06-10', '2021-07-09'],
  ['  December 16 - January 15, 2025', 'us', '2024-12-16', '2025-01-15'],
  ['  Periodo del 01 al 31 de enero de 2026', 'mx', '2026-01-01', '2026-01-31'],
  ['  Del 19 de diciembre de 2023 al 16 de enero de 2024', 'mx', '2023-12-19', '2024-01-16'],
  ['  June 1, 2024 [EDT] - June 28, 2024 [EDT]', 'us', '2024-06-01', '2024-06-28'],
  ['  01/07/2026 (UTC-3) a 31/07/2026 (UTC-3)', 'br', '2026-07-01', '2026-07-31'],
  ['  Período: 01/07/2026 a 31/07/2026', 'br', '2026-07-01', '2026-07-31'],
  ['  01 DE JULHO DE 2026 a 31 DE JULHO DE 2026', 'br', '2026-07-01', '2026-07-31'],
  [
    '  Data inicial          Data final\n  13/12/2025            11/01/2026',
    'br',
    '2025-12-13',
    '2026-01-11',
  ],
  [
    '  Account #      Opening date       Closing date\n  8146993        April 1, 2022      April 28, 2022',
    'us',
    '2022-04-01',
    '2022-04-28',
  ],
  ['  STARTING DATE: October 1, 2024\n  ENDING DATE: October 30, 2024', 'us', '2024-10-01', '2024-10-30'],
  ['  Period begins: 10/01/2024\n  Period ends: 10/30/2024', 'us', '2024-10-01', '2024-10-30'],
  ['  First day: 10/01/2024\n  Last day: 10/30/2024', 'us', '2024-10-01', '2024-10-30'],
  ['  Last statement: April 30, 2022\n  This statement: May 29, 2022', 'us', undefined, '2022-05-29'],
  ['  Statement date: 03/31/2024', 'us', undefined, '2024-03-31'],
  ['  Fecha de corte: 28/02/2026', 'mx', undefined, '2026-02-28'],
  ['  Fee period 07/20/2021 - 08/16/2021', 'us', undefined, undefined],
  ['  Payment due date 08/16/2021', 'us', undefined, undefined],
] as const)('%s', (line, country, start, end) => {
  expect(periodOf(line, country)).toEqual([start, end]);
});

test('a month whose balance is of another day than its last is no stated period, but gives the rows their year', () => {
  const under = (day: string) =>
    read(
      `
  Banco Mirador S.A.                                         março/2022
  Saldo de Conta em 28/02      858,95
  Saldo de Conta em ${day}      986,44
  Data       Descrição                 Créditos       Débitos        Saldo
  02/03      PIX ENVIADO                              -178,97       679,98
  03/03      TED RECEBIDA               306,46                      986,44`,
      'br',
    );
  const closed = under('30/03');
  expect([closed.statementStartDate, closed.statementEndDate]).toEqual([undefined, undefined]);
  expect(closed.accounts?.[0]?.transactions?.map(({ date }) => date)).toEqual(['2022-03-02', '2022-03-03']);
  expect(under('31/03').statementEndDate).toBe('2022-03-31');
});

test("the last statement's day is no first day, though all movements lie behind it", () => {
  const statement = read(`
  Some Bank                                        Last statement:     June 30, 2025
                                                   This statement:     July 29, 2025
  Date      Description              Amount       Balance
  07-01     Corner shop              -20.00        480.00
  07-05     Acme payroll             500.00        980.00`);
  expect([statement.statementStartDate, statement.statementEndDate]).toEqual([undefined, '2025-07-29']);
});
