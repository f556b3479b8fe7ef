import { describe, expect, test } from 'vitest';
import { readFigures } from '../read-figures.js';
import { printed, textOf } from '../testing/printed.js';

const PAY_STUB = `
  Earnings             Rate     Hours        Current    Year to date
  Regular             31.40     80.00       2,512.00       30,144.00
  Overtime                                    380.77        4,569.24
  Gross pay                                 2,892.77       34,713.24
  Deductions
  Federal income tax                          299.66        3,595.92
  Social security                             179.35        2,152.20
  Total deductions                            479.01        5,748.12
  Net pay                                  $2,413.76      $28,965.12`;

describe('a pay stub', () => {
  const figures = readFigures(textOf(printed(PAY_STUB)));

  test('its totals, for the period and for the year', () => {
    expect(
      figures.payStub?.columns.map(({ period, gross, deductions, net }) => [
        period,
        gross?.figure.units,
        deductions.map(({ figure }) => figure.units),
        net?.figure.units,
      ]),
    ).toEqual([
      ['current', 289277, [47901], 241376],
      ['year-to-date', 3471324, [574812], 2896512],
    ]);
  });

  test('what its totals add up, column by column', () => {
    const told = figures.sums.map(
      ({ total, terms }) => `${terms.map(({ figure }) => figure.raw).join(' + ')} = ${total.figure.raw}`,
    );
    expect(told).toContain('2,512.00 + 380.77 = 2,892.77');
    expect(told).toContain('30,144.00 + 4,569.24 = 34,713.24');
    expect(told).toContain('299.66 + 179.35 = 479.01');
  });

  test('the same total over other rows in another column is told apart', () => {
    const text = `
                              Current                YTD
  Wages                      2,890.44
  Overtime                     700.42
  Child support                                   475.76
  Insurance                                       644.84
  Gross earnings             3,590.86          18,105.05`;
    const { sums } = readFigures(textOf(printed(text)));
    expect(sums.map(({ total }) => total.figure.raw)).toEqual(['3,590.86', '18,105.05']);
    expect(sums[0]?.rows).not.toBe(sums[1]?.rows);
  });

  test('rate and hours', () => {
    expect(figures.products.map(({ first, second, amount }) => [first.raw, second.raw, amount.raw])).toEqual([
      ['31.40', '80.00', '2,512.00'],
    ]);
  });

  test('deductions listed one by one between gross and net', () => {
    const text = `
  Summary                 Current
  Gross Earnings        $2,980.77
  Pre-Tax Deductions        $2.40
  Taxes                   $902.09
  Net Pay               $2,076.28`;
    expect(
      readFigures(textOf(printed(text))).payStub?.columns[0]?.deductions.map(({ figure }) => figure.units),
    ).toEqual([240, 90209]);
  });

  test('earnings and deductions side by side, in Spanish', () => {
    const text = `
  Percepciones                        Deducciones
  Sueldo                 9,000.00     ISR                  1,100.00
  Vales                  1,000.00     IMSS                   300.00
  Total percepciones    10,000.00     Total deducciones    1,400.00
  Neto a pagar                                            $8,600.00`;
    const { payStub, sums } = readFigures(textOf(printed(text)));
    expect(
      sums.map(({ total, terms }) => [total.figure.units, terms.map(({ figure }) => figure.units)]),
    ).toEqual([
      [1000000, [900000, 100000]],
      [140000, [110000, 30000]],
    ]);
    expect(payStub?.columns[0]).toMatchObject({
      gross: { figure: { units: 1000000 } },
      net: { figure: { units: 860000 } },
    });
  });
});

describe('an invoice', () => {
  const text = `
  Descrição              Qtde.    Preço unitário          Valor
  Parafuso                   5            361,67       1.808,35
  Frete                      4            415,53       1.662,12
  Suporte                    1            180,20         180,20
  Subtotal                                             3.650,67
  Desconto                                               150,67
  ISS 5%                                                 175,00
  Total a pagar                                     R$ 3.675,00`;
  const { invoice, products, sums } = readFigures(textOf(printed(text)));

  test('its lines', () => {
    expect(products.map(({ first, second, amount }) => [first.units, second.units, amount.units])).toEqual([
      [5, 36167, 180835],
      [4, 41553, 166212],
      [1, 18020, 18020],
    ]);
    expect(sums[0]).toMatchObject({
      total: { label: 'Subtotal' },
      terms: [{ label: 'Parafuso' }, { label: 'Frete' }, { label: 'Suporte' }],
    });
  });

  test('from subtotal to total', () => {
    expect(invoice).toMatchObject({
      subtotal: { figure: { units: 365067 } },
      adjustments: [
        { label: 'Desconto', subtract: true },
        { label: 'ISS 5%', subtract: false },
      ],
      total: { figure: { units: 367500, raw: 'R$ 3.675,00' } },
    });
  });

  test('a block with a line that says neither adds nor subtracts is left alone', () => {
    expect(readFigures(textOf(printed(text.replace('Desconto', 'Anexo A ')))).invoice).toBeUndefined();
  });
});
