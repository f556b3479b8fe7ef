import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printedViews } from '../printed-text/testing/printed-views.js';
import { inShort, viewsOf } from '../testing/examine-text.js';
import { printedTotals } from './printed-totals.js';

const shortOf = async (text: string) =>
  inShort(await printedTotals.examine({ ...viewsOf(text), text: printedViews(text).text }));

const INVOICES: Readonly<Record<string, string>> = {
  English: `
  Description            Qty     Unit price       Amount
  Oak panel                3         120.50       361.50
  Fitting, per hour       12          45.25       543.00
  Waste removal            2          80.00       160.00
  Subtotal                                      1,064.50 GBP
  Discount 10%                                    106.45 GBP
  Delivery                                         25.00 GBP
  VAT 20%                                         196.61 GBP
  Total                                         1,179.66 GBP
  Deposit paid                                    300.00 GBP
  Amount due                                      879.66 GBP`,
  German: `
  Bezeichnung          Menge          Preis       Betrag
  Papier A4               20           9,90       198,00
  Ordner breit            50           5,50       275,00
  Locher                   3          14,20        42,60
  Nettobetrag                                     515,60 EUR
  zzgl. USt. 19 % auf 515,60                       97,96 EUR
  Gesamtbetrag                                    613,56 EUR
  Anzahlung                                       200,00 EUR
  Zahlbetrag                                      413,56 EUR`,
  French: `
  Désignation         Quantité    Prix unitaire      Montant
  Nougat 250g              20             4,55        91,00
  Pain d'épices            12            12,40       148,80
  Miel de lavande           6             9,75        58,50
  Total HT                                            298,30 €
  Remise                                              -20,00 €
  TVA 20 %                                             55,66 €
  Total TTC                                           333,96 €
  Acompte versé                                       100,00 €
  Net à payer                                         233,96 €`,
  Spanish: `
  Descripción             Cant.        Precio      Importe
  Tubería galvanizada        12         85.40     1,024.80
  Mano de obra                8        250.00     2,000.00
  Pintura vinílica            5        410.20     2,051.00
  Subtotal                                        5,075.80
  IVA 16%                                           812.13
  Total                                           5,887.93
  Anticipo                                        1,000.00
  Saldo a pagar                                   4,887.93`,
  Portuguese: `
  Descrição              Qtde.    Preço unitário     Valor
  Tinta acrílica             4            89,90     359,60
  Mão de obra               16            55,00     880,00
  Parafuso inox             90             1,25     112,50
  Subtotal                                        1.352,10
  Desconto                                          100,00
  Frete                                              45,00
  IVA 23%                                           298,33
  Total geral                                     1.595,43
  Adiantamento                                      500,00
  Total a pagar                                   1.095,43`,
};

const TAX_UNTOLD = `
  Désignation             Qté           P.U.     Total HT
  Clavier azerty            2         750,00     1.500,00
  Souris optique            4         300,00     1.200,00
  Total TTC                                      3.186,00 €`;

test('lines before tax need not make a total with tax where the tax is printed nowhere', async () => {
  expect((await shortOf(TAX_UNTOLD))[0]).not.toBeGreaterThan(0);
});

test.each([
  ['the lines are not said to be before tax', TAX_UNTOLD.replace('Total HT', ' Montant')],
  ['the total is not said to include it', TAX_UNTOLD.replace('Total TTC', 'Total    ')],
])('lines that do not make the total are told where %s', async (_, text) => {
  expect((await shortOf(text))[0]).toBe(3);
});

describe('an invoice whose equations hold', () => {
  test.each(Object.entries(INVOICES))('in %s', async (_, text) => {
    expect((await shortOf(text))[0]).toBe(0);
  });
});

describe('a value that an equation rests on is another one', () => {
  test.each([
    ['English', 'a total', '1,179.66', '1,479.66', '1,179.66'],
    ['English', 'the amount due', '879.66', '579.66', '879.66'],
    ['English', 'a discount', '106.45', '16.45', '106.45'],
    ['English', 'a charge', ' 25.00', ' 95.00', '25.00'],
    ['English', 'a quantity', '  12   ', '  18   ', '12'],
    ['English', 'a price', '120.50', '170.50', '120.50'],
    ['German', 'a line', '275,00', '875,00', '275,00'],
    ['German', 'a tax', '97,96', '17,96', '97,96'],
    ['German', 'the total before tax', '515,60 EUR', '815,60 EUR', '515,60'],
    ['German', 'what was paid', '200,00', '700,00', '200,00'],
    ['French', 'a total', '333,96', '933,96', '333,96'],
    ['French', 'the amount due', '233,96', '533,96', '233,96'],
    ['French', 'a line', '148,80', '748,80', '148,80'],
    ['Spanish', 'a tax', '812.13', '212.13', '812.13'],
    ['Spanish', 'a total', '5,887.93', '9,887.93', '5,887.93'],
    ['Spanish', 'a price', '85.40', '35.40', '85.40'],
    ['Portuguese', 'a total', '1.595,43', '1.195,43', '1.595,43'],
    ['Portuguese', 'a quantity', '  16  ', '  36  ', '16'],
    ['Portuguese', 'the total before tax', '1.352,10', '1.952,10', '1.352,10'],
  ])('%s: %s', async (language, _, from, to, fitting) => {
    const [measure, ...evidence] = await shortOf((INVOICES[language] ?? '').replace(from, to));
    expect([Number(measure) >= 2, evidence[0]]).toEqual([true, expect.stringContaining(`|${fitting}|`)]);
  });
});

const TWO_LINES = `
  Bezeichnung          Menge          Preis       Betrag
  Papier A4               15         275,55     4.133,25
  Ordner breit            16         297,05     4.752,80
  Zwischensumme                                 8.886,05 EUR
  Rabatt                                          400,00 EUR
  Versandkosten                                     8,02 EUR
  MwSt. 7 %                                       594,58 EUR
  Rechnungsbetrag                               9.088,65 EUR`;

describe('an invoice of two lines', () => {
  test.each([
    ['a price', '297,05', '207,05', '297,05'],
    ['a quantity', '  16  ', '  18  ', '16'],
  ])('%s that does not make its amount', async (_, from, to, fitting) => {
    const [measure, ...evidence] = await shortOf(TWO_LINES.replace(from, to));
    expect([Number(measure) >= 2, evidence[0]]).toEqual([true, expect.stringContaining(`|${fitting}|`)]);
  });

  test('a charge beside a discount, where the tax proves both totals', async () => {
    const [measure] = await shortOf(TWO_LINES.replace('    8,02', '1.008,02'));
    expect(Number(measure)).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ['as it is', '', ''],
    ['a discount in a column of its own', '297,05     4.752,80', '347,05  50,00  4.752,80'],
    ['a price before a discount of an odd sum', '297,05', '1297,05'],
  ])('holds %s', async (_, from, to) => {
    const [measure] = await shortOf(TWO_LINES.replace(from, to));
    expect(Number(measure)).toBeLessThan(2);
  });
});

test('rows whose numbers stand in no column are lines, too', async () => {
  const [measure, ...evidence] = await shortOf(`
  1 | Microcontroller          500 EA | 12.50 |     6,250.00
  2 | Temperature sensor module    750 EA | 8.75 |        6,562.50
  3 | Capacitors, ceramic    2000 BOX | 5.25 |                    10,500.00
  4 | Circuit board            300 EA | 45.00 |    13,500.00
  Subtotal:                                        36,812.50
  Shipping                                          2,500.00
  Total                                            39,312.50`);
  expect([measure, evidence]).toEqual([0, []]);
});

const BY_RATE = `
  Menge   Produkt                      USt.        Preis     Gesamt
  12      Gestaltung je Stunde          7%        160,00   1.920,00
  400     Luftballon, bunt             19%          0,79     316,00
  200     Heiße Luft je Liter          19%          0,10      20,00
  Nettobetrag:                                             2.256,00 EUR
  USt. Satz     Nettopreis     Betrag
  7%              1.920,00     134,40
  19%               336,00      63,84
  USt. Gesamt:                                               198,24 EUR
  Gesamtbetrag:                                            2.454,24 EUR`;

describe('a table of taxes by rate', () => {
  test.each([
    ['the total before tax', '2.256,00', '2.956,00'],
    ['a line', '316,00', '916,00'],
    ['the tax at a rate', '134,40', '184,40'],
  ])('asks for the same as another equation: %s', async (_, from, to) => {
    const [measure, ...evidence] = await shortOf(BY_RATE.replace(from, to));
    expect([measure, evidence[0]]).toEqual([4, expect.stringContaining(`|${from}|`)]);
  });

  test('breaks nothing where it holds, or leaves out what is exempt', async () => {
    const exempt = BY_RATE.replace(/^ {2}7%.*\n/mu, '')
      .replace('198,24', ' 63,84')
      .replace('2.454,24', '2.319,84');
    expect([(await shortOf(BY_RATE))[0], (await shortOf(exempt))[0]]).toEqual([0, 0]);
  });
});

describe('nothing is held against', () => {
  test.each([
    [
      'a discount that the prices contain',
      'English',
      'Discount 10%                                    106.45',
      'Discount included                                99.00',
    ],
    ['a line after its own discount', 'German', '14,20        42,60', '15,78  10 %  42,60'],
    [
      'a page that is continued',
      'German',
      '  Locher                   3          14,20        42,60\n',
      '  Übertrag                                        473,00\n',
    ],
  ])('%s', async (_, language, from, to) => {
    const [measure] = await shortOf((INVOICES[language] ?? '').replace(from, to));
    expect(Number(measure)).toBeLessThan(2);
  });
});

test.each([
  ['', 'CHF '],
  ['', 'AUD '],
  [' in AUD', ''],
])(
  'a label is the cell before an amount with its currency: “Subtotal%s” “%s1,064.50”',
  async (behind, before) => {
    const priced = (INVOICES.English ?? '')
      .replace(/ GBP/gu, '')
      .replace(/(Subtotal|Total)( +)([\d,]+\.\d\d)$/gmu, `$1${behind}$2${before}$3`);
    expect((await shortOf(priced))[0]).toBe(0);
    expect(await shortOf(priced.replace('1,179.66', '7,179.66'))).toEqual([
      expect.any(Number),
      expect.stringContaining('|1,179.66|7,179.66'),
    ]);
  },
);

test('adds up no lines where the columns of one touch, so that its amount is not read', async () => {
  const touching = `
  Description            Qty     Unit price       Amount
  Press                    1  130000.00130000.00
  Oak panel                3         120.50       361.50
  Fitting, per hour       12          45.25       543.00
  Subtotal                                    130,904.50
  VAT 10%                                      13,090.45
  Total                                       143,994.95`;
  expect((await shortOf(touching))[0]).toBe(0);
  expect((await shortOf(touching.replace(/ {2}Press.*\n/u, '')))[0]).toBe(2);
});

/** An invoice of two lines with what is due at its head, amounts in whole cents. */
function invoiceOf(lines: readonly (readonly [count: number, cents: number])[]): string {
  const shown = (cents: number): string => (cents / 100).toFixed(2).padStart(12);
  const net = lines.reduce((sum, [count, cents]) => sum + count * cents, 0);
  const tax = Math.round(net / 10);
  const rows = lines.map(
    ([count, cents]) => `  Oak panel      ${count}   ${shown(cents)} ${shown(count * cents)}`,
  );
  return `
  Amount due                          ${shown(net + tax)}
  Description    Qty    Unit price       Amount
${rows.join('\n')}
  Subtotal                            ${shown(net)}
  Tax                                 ${shown(tax)}
  Total                               ${shown(net + tax)}`;
}

describe('two invoices in one file', () => {
  const lines = fc.array(fc.tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 100, max: 99_999 })), {
    minLength: 2,
    maxLength: 4,
  });

  test('are held against themselves, and not the one against the other', async () => {
    await fc.assert(
      fc.asyncProperty(lines, lines, async (one, other) => {
        expect((await shortOf(`${invoiceOf(one)}\n===${invoiceOf(other)}`))[0]).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  test('a total of the lines under a name of its own is no line', async () => {
    const named = (INVOICES.Spanish ?? '').replace('Subtotal                ', 'Suma de los trabajos    ');
    expect(await shortOf(named)).toEqual([0]);
    expect((await shortOf(named.replace('250.00', '290.00')))[0]).toBe(3);
    expect((await shortOf(named.replace('5,075.80', '5,875.80')))[0]).toBe(0);
  });

  test('an amount of a line without cents is added, too', async () => {
    const text = `
  Product                        Price    Quantity        Total
  Logo cap                        8.99           2        17.98
  Jersey                         49.99           3       149.97
  Socks                            9.5           2           19
  Fork                          175.49           6     1,052.94
  Helmet                         34.99           1        34.99
  Grand total                                          1,274.88`;
    expect(await shortOf(text)).toEqual([0]);
  });

  test('of two rows, a quantity of which one digit is wrong', async () => {
    const two = (INVOICES.English ?? '')
      .replace(/ {2}Fitting.*\n/, '')
      .replace('3         120.50', '3.25      120.50')
      .replace('361.50', '391.63')
      .replace('1,064.50', '551.63');
    const rest = two.replace(/ {2}Discount[\s\S]*/, '').concat('  VAT 20%  110.33 GBP\n  Total  661.96 GBP');
    expect((await shortOf(rest.replace('3.25', '8.25'))).slice(1)).toEqual(['FIGURE_CONTRADICTED|3.25|8.25']);
  });

  test('a total on the page after the lines is held against what is due behind it', async () => {
    const [measure, ...evidence] = await shortOf(
      (INVOICES.English ?? '').replace('  Deposit paid', '\n===\n  Deposit paid').replace('879.66', '579.66'),
    );
    expect([Number(measure) >= 2, evidence[0]]).toEqual([true, expect.stringContaining('|879.66|')]);
  });
});

describe('a bill of a meter', () => {
  const BILL = `
  Previous reading                                 15,037
  Current reading                                  16,656
  Usage kWh                                         1,619
  Energy charge            1,619      0.2115       342.42
  Standing charge                                   15.54
  Subtotal                                         357.96
  VAT 5%                                            17.90
  Total                                            375.86`;

  test('holds', async () => {
    expect(await shortOf(BILL)).toEqual([0]);
  });

  test('a reading or what was used, changed by a digit', async () => {
    for (const [from, to] of [
      ['15,037', '15,137'],
      ['16,656', '16,756'],
      [
        'kWh                                         1,619',
        'kWh                                         1,419',
      ],
    ] as const)
      expect((await shortOf(BILL.replace(from, to)))[0], to).toBe(2);
  });

  test('a quantity, a price or an amount of its one row, changed by a digit', async () => {
    for (const [from, to, fitting] of [
      ['1,619      0.2115', '1,819      0.2115', '1,619'],
      ['0.2115', '0.2185', '0.2115'],
      ['0.2115', '3.2115', '0.2115'],
      ['342.42', '392.42', '342.42'],
    ] as const) {
      const [measure, ...evidence] = await shortOf(BILL.replace(from, to));
      expect([Number(measure) >= 2, evidence[0]], to).toEqual([
        true,
        expect.stringContaining(`FIGURE_CONTRADICTED|${fitting}|`),
      ]);
    }
  });

  test('a row whose quantity is another than the meter counted, in its own unit, is none', async () => {
    expect((await shortOf(BILL.replace('1,619      0.2115', '16,190      0.2115')))[0]).toBe(0);
    expect((await shortOf(BILL.replace('0.2115', '0.21')))[0]).toBe(0);
  });

  test('a fee that the total of the lines and the other line name', async () => {
    expect(await shortOf(BILL.replace('15.54', '45.54'))).toEqual([3, 'FIGURE_CONTRADICTED|15.54|45.54']);
  });

  test('a meter that was exchanged, or read in another unit, is none', async () => {
    expect(await shortOf(BILL.replace('15,037', '98,211'))).toEqual([0]);
    expect(await shortOf(BILL.replace('16,656', '15,181'))).toEqual([0]);
  });
});
