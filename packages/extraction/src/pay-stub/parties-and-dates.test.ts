import { describe, expect, test } from 'vitest';
import { readStub, stubValues } from './testing/read-stub.js';

describe('who pays whom', () => {
  test('the title behind the name of the employer is no part of it, and a heading of the table is nobody', () => {
    const table =
      '\n\nEmployee Name   Ana Torres\n\nItem                 Current    YTD Amount\nSalary              1,000.00     2,000.00\n';
    expect(stubValues(`Town of Elm Pay Statement${table}`)).toMatchObject({
      employerName: 'Town of Elm',
      employeeName: 'Ana Torres',
    });
    expect(stubValues(`Oficina Sol Ltda Recibo de Pagamento${table}`, 'br').employerName).toBe(
      'Oficina Sol Ltda',
    );
  });

  test('a town with its state is nobody', () => {
    expect(stubValues('Pay to the order of\n\nBaton Rouge, LA\n').employeeName).toBeUndefined();
    expect(stubValues('Pay to the order of\n\nRougier, Lana\n').employeeName).toBe('Rougier, Lana');
  });

  test('a letterhead of one line', () => {
    expect(
      stubValues('      Grain Elevator Works · 8 Silo Road · Salina, KS 67401\n\nWhatever\n'),
    ).toMatchObject({
      employerName: 'Grain Elevator Works',
      employerAddress: '8 Silo Road, Salina, KS 67401',
    });
  });

  test('an address under a labelled employer is not the employee’s, and a number behind the name is no part of it', () => {
    const found = stubValues(
      `
Patron: Aceros Lago Hondo, S.A. de C.V. (ALH110306TR1)
Blvd. Insurgentes 3300, 97000 Merida, Yuc.

Trabajador                   Puesto
Ana Lima Paz                 Soldadora
`,
      'mx',
    );
    expect(found).toMatchObject({
      employerName: 'Aceros Lago Hondo, S.A. de C.V.',
      employerAddress: 'Blvd. Insurgentes 3300, 97000 Merida, Yuc.',
      employerRFC: 'ALH110306TR1',
      employeeName: 'Ana Lima Paz',
    });
    expect(found).not.toHaveProperty('employeeAddress');
  });

  test('a name broken in a narrow column', () => {
    expect(
      stubValues('Trabajador     Ana Maria\n               Lima Paz\nClave          77\n', 'mx'),
    ).toMatchObject({
      employeeName: 'Ana Maria Lima Paz',
    });
  });

  test('what follows the name behind a comma is not its end', () => {
    expect(stubValues('Team member Ada Winters, Role Line Cook\n')).toMatchObject({
      employeeName: 'Ada Winters',
    });
  });

  test('the name beside a number that only persons have', () => {
    expect(stubValues('Joana Prado Leite     Zona 4     123.456.789-09\n', 'br')).toMatchObject({
      employeeName: 'Joana Prado Leite',
    });
  });

  test('the name above a company’s tax number', () => {
    expect(stubValues('Extracto de labores\n\nPadaria Trigo\n45.276.395/0001-98\n', 'br')).toMatchObject({
      employerName: 'Padaria Trigo',
    });
  });
});

describe('days by their order, whatever they are called', () => {
  test('two days a period apart, and a later one', () => {
    expect(stubValues('Blip: 01/20/2026    Blop: 02/02/2026    Plam: 02/06/2026\n')).toMatchObject({
      payPeriodStartDate: '2026-01-20',
      payPeriodEndDate: '2026-02-02',
      payDate: '2026-02-06',
    });
  });

  test('the last day of the period, printed again, is the day of payment', () => {
    expect(stubValues('Blip: 01/06/2026    Ate: 30/06/2026    Plam: 30/06/2026\n', 'br')).toMatchObject({
      payPeriodStartDate: '2026-06-01',
      payPeriodEndDate: '2026-06-30',
      payDate: '2026-06-30',
    });
  });

  test('a day of hire is none of them', () => {
    const found = stubValues('Hire Date: 01/05/2026   Period Ending: 01/18/2026   Pay Date: 01/23/2026\n');
    expect(found).not.toHaveProperty('payPeriodStartDate');
    expect(found).toMatchObject({ payPeriodEndDate: '2026-01-18', payDate: '2026-01-23' });
  });

  test('days that several readings explain are left out', () => {
    const found = stubValues('A: 01/05/2026   B: 01/18/2026   C: 01/31/2026   D: 02/13/2026\n');
    expect(found).not.toHaveProperty('payPeriodStartDate');
    expect(found).not.toHaveProperty('payDate');
  });

  test('an inferred day is less sure than a labelled one', () => {
    const sureness = (page: string) => readStub(page).find(({ name }) => name === 'payDate')?.confidence ?? 0;
    expect(sureness('Blip: 01/20/2026    Blop: 02/02/2026    Plam: 02/06/2026\n')).toBeLessThan(
      sureness('Pay Period: 01/20/2026 - 02/02/2026    Pay Date: 02/26/2026\n'),
    );
  });
});

describe('numbers by form and check digits', () => {
  test('digits without marks, whose check digits fit, are the other party’s', () => {
    expect(stubValues('Padaria Trigo 11222333000181\nAna Lima Paz 529.982.247-25\n', 'br')).toMatchObject({
      employerCNPJ: '11222333000181',
      employeeCPF: '529.982.247-25',
    });
  });

  test('a number whose check digits do not fit is less sure', () => {
    const sureness = (page: string) =>
      readStub(page, 'br').find(({ name }) => name === 'employeeCPF')?.confidence ?? 0;
    expect(sureness('CPF: 529.982.247-26\n')).toBeLessThan(sureness('CPF: 529.982.247-25\n'));
  });
});
