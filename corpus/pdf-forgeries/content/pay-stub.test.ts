import { expect, it } from 'vitest';
import { presentPayStub } from './pay-stub.js';

it('net pay is the sum of the earnings less the sum of the deductions', () => {
  const stub = presentPayStub({
    language: 'pt',
    employer: 'E',
    employerAddress: 'A',
    employee: 'P',
    id: '1',
    paid: '01/02/2025',
    account: '2',
    earnings: [
      { name: 'Salário base', cents: 300_000, yearCents: 900_000 },
      { name: 'Horas extras', cents: 12_345, yearCents: 12_345 },
    ],
    deductions: [{ name: 'INSS', cents: 33_000, yearCents: 99_000 }],
  });
  const tables = stub.blocks.flatMap((block) => (block.kind === 'table' ? [block.total] : []));
  expect(tables).toEqual([
    ['Total de proventos', '3.123,45', '9.123,45'],
    ['Total de descontos', '330,00', '990,00'],
  ]);
  expect(stub.blocks.at(-1)).toEqual({ kind: 'pairs', pairs: [['Valor líquido', 'R$ 2.793,45']] });
});
