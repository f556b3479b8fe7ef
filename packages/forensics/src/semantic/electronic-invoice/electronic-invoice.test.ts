import type { ElectronicInvoice } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { inShort, printedViews } from '../printed-text/testing/printed-views.js';
import { electronicInvoice } from './electronic-invoice.js';

const NOBODY = { name: undefined, taxIds: [], street: undefined, postalCode: undefined };

const INVOICE: ElectronicInvoice = {
  syntax: 'cii',
  number: 'RE-2026-0117',
  authorityNumber: undefined,
  issuedOn: '2026-03-05',
  dueOn: '2026-04-04',
  deliveredOn: '2026-03-05',
  currency: 'EUR',
  seller: { ...NOBODY, name: 'Lieferant GmbH', taxIds: ['DE136695976'] },
  buyer: { ...NOBODY, name: 'Kunde AG' },
  ibans: ['DE02120300000000202051'],
  lines: [
    { description: 'Papier A4 holzfrei', quantity: 20, unitPrice: 9.9, amount: 198 },
    { description: 'Aktenordner breit', quantity: 50, unitPrice: 5.5, amount: 275 },
  ],
  taxes: [{ ratePercent: 19, base: 473, amount: 89.87 }],
  totals: { lines: 473, beforeTax: 473, tax: 89.87, total: 562.87, paid: undefined, due: 562.87 },
  numbers: [1, 2, 20, 9.9, 198, 50, 5.5, 275, 19, 473, 89.87, 562.87],
  days: ['2026-03-05', '2026-04-04'],
  texts: ['RE-2026-0117', 'DE136695976', 'DE02120300000000202051'],
  identifiers: ['RE-2026-0117', 'DE136695976', 'DE02120300000000202051'],
};

const PRINT = `Lieferant GmbH                            USt-IdNr. DE136695976
Rechnungsnummer: RE-2026-0117
Rechnungsdatum:  05.03.2026
Fällig am:       4. April 2026
Pos  Bezeichnung           Menge    Preis     Betrag
1    Papier A4 holzfrei       20     9,90     198,00
2    Aktenordner breit        50     5,50     275,00
Nettobetrag                                   473,00 EUR
USt. 19 % auf 473,00                           89,87 EUR
Gesamtbetrag                                  562,87 EUR
Zahlbar auf IBAN DE02 1203 0000 0000 2020 51`;

const examine = async (print = PRINT, invoices: readonly ElectronicInvoice[] = [INVOICE]) =>
  inShort(await electronicInvoice.examine({ ...printedViews(print), electronicInvoices: invoices }));

const changed = (from: string, to: string) => examine(PRINT.replaceAll(from, to));

describe('the print says what the file says', () => {
  test('in its own spelling', async () => {
    expect(await examine()).toBe('0');
  });

  test.each([
    ['dates in another order', '05.03.2026', '5 March 2026'],
    ['a total rounded off nowhere', '562,87', '562.87'],
    ['an account in one piece', 'DE02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
    ['a delivery on another day', 'Fällig am:', 'Leistungsdatum: 05.03.2026\nFällig am:'],
    ['a line after its discount', '9,90     198,00', '11,00  10%  198,00'],
  ])('%s', async (_, from, to) => {
    expect(await changed(from, to)).toBe('0');
  });

  test('or leaves values out', async () => {
    expect(await changed('Gesamtbetrag                                  562,87 EUR', '')).toBe('0');
  });

  test('or adds others: with tax, carried over, after a payment', async () => {
    expect(
      await changed('Gesamtbetrag', 'Übertrag   198,00\nBrutto je Position   235,62\nGesamtbetrag'),
    ).toBe('0');
  });
});

describe('one printed value is another one', () => {
  test.each([
    ['562,87', '962,87', '3; INVOICE_AMOUNT_DIFFERS 562,87 EUR | 962,87'],
    ['89,87', '19,87', '3; INVOICE_LINE_DIFFERS 89,87 | 19,87'],
    ['198,00', '498,00', '3; INVOICE_LINE_DIFFERS 198,00 | 498,00'],
    ['5,50 ', '8,50 ', '3; INVOICE_LINE_DIFFERS 5,50 | 8,50'],
    ['   50 ', '   80 ', '3; INVOICE_LINE_DIFFERS 50 | 80'],
    ['05.03.2026', '05.09.2026', '3; INVOICE_DATE_DIFFERS 2026-03-05 | 05.09.2026'],
    ['4. April 2026', '4. Mai 2026', '3; INVOICE_DATE_DIFFERS 2026-04-04 | 4. Mai 2026'],
    ['RE-2026-0117', 'RE-2026-0917', '3; INVOICE_NUMBER_DIFFERS RE-2026-0117 | RE-2026-0917'],
    ['DE136695976', 'DE136695943', '3; INVOICE_TAX_ID_DIFFERS DE136695976 | DE136695943'],
    [
      'DE02 1203 0000 0000 2020 51',
      'DE89 3704 0044 0532 0130 00',
      '3; INVOICE_ACCOUNT_DIFFERS DE02120300000000202051 | DE89 3704 0044 0532 0130 00',
    ],
  ])('%s became %s', async (from, to, expected) => {
    expect((await changed(from, to)).split('; ').slice(0, 2).join('; ')).toBe(expected);
  });

  test.each([
    ['Total TTC', 'the longest of labels that begin alike'],
    ['Rechnungsbetrag', 'one label alone'],
    ['Total geral', 'a label of another language'],
  ])('at %s, %s', async (label) => {
    const print = PRINT.replace('Gesamtbetrag', label).replace('562,87', '962,87');
    expect(await examine(print)).toMatch(/^3; INVOICE_AMOUNT_DIFFERS 562,87 EUR \| 962,87/);
  });

  test('the sum of the lines at its own label', async () => {
    const print = PRINT.replace('Nettobetrag  ', 'Positionssumme').replace(
      '    473,00 EUR',
      '    173,00 EUR',
    );
    expect(await examine(print)).toMatch(/^3; INVOICE_AMOUNT_DIFFERS 473,00 EUR \| 173,00/);
  });

  test('of a single piece, whose price and amount are one value', async () => {
    const single = { description: 'Locher rot', quantity: 1, unitPrice: 14.2, amount: 14.2 };
    const invoice = { ...INVOICE, lines: [...INVOICE.lines, single] };
    const withRow = (price: string, amount: string) =>
      PRINT.replace(
        'Nettobetrag',
        `3    Locher rot                1    ${price}      ${amount}\nNettobetrag`,
      );
    expect(await examine(withRow('14,20', '14,20'), [invoice])).toBe('0');
    expect(await examine(withRow('14,20', '84,20'), [invoice])).toMatch(
      /^3; INVOICE_LINE_DIFFERS 14,20 \| 84,20/,
    );
    expect(await examine(withRow('84,20', '84,20'), [invoice])).toMatch(
      /^3; INVOICE_LINE_DIFFERS 14,20 \| 84,20/,
    );
  });

  test('of a line whose amount stands below its description', async () => {
    const below = (amount: string) =>
      PRINT.replace('20     9,90     198,00', `20     9,90\n     4012345001235           ${amount}`);
    expect(await examine(below('198,00'))).toBe('0');
    expect(await examine(below('498,00'))).toMatch(/^3; INVOICE_LINE_DIFFERS 198,00 \| 498,00/);
  });

  test('of a line with a column of rates, or whose price its position repeats', async () => {
    const line = { description: 'Zitronensäure', quantity: 100, unitPrice: 1, amount: 100 };
    const invoice = { ...INVOICE, lines: [line, ...INVOICE.lines.slice(1)] };
    const row = '1    Papier A4 holzfrei       20     9,90     198,00';
    const print = (cells: string) => PRINT.replace(row, `1    Zitronensäure    ${cells}`);
    expect(await examine(print('100   1,00   19,0   100,00'), [invoice])).toBe('0');
    expect(await examine(print('100   6,00   100,00'), [invoice])).toMatch(
      /^3; INVOICE_LINE_DIFFERS 1,00 \| 6,00/,
    );
    expect(await examine(print('100   1,00   19,0   700,00'), [invoice])).toMatch(
      /^3; INVOICE_LINE_DIFFERS 100,00 \| 700,00/,
    );
  });

  test('of a single piece of which nothing but the amount is printed, in one digit, though it stands elsewhere, too', async () => {
    const line = { description: 'Haftpflichtversicherung', quantity: 1, unitPrice: 473, amount: 473 };
    const invoice = { ...INVOICE, lines: [line] };
    const print = (amount: string) =>
      PRINT.replace(/1 {4}Papier.*275,00/su, `Haftpflichtversicherung   ${amount}`);
    expect(await examine(print('473,00'), [invoice])).toBe('0');
    expect(await examine(print('573,00'), [invoice])).toMatch(/^3; INVOICE_LINE_DIFFERS 473,00 \| 573,00/);
  });

  test('of a line whose price the file does not state', async () => {
    const [first, ...others] = INVOICE.lines;
    const invoice = { ...INVOICE, lines: [{ ...first!, unitPrice: undefined }, ...others] };
    expect(await examine(PRINT, [invoice])).toBe('0');
    expect(await examine(PRINT.replace('198,00', '498,00'), [invoice])).toMatch(
      /^3; INVOICE_LINE_DIFFERS 198,00 \| 498,00/,
    );
  });

  test('another line’s amount, which a row of its own does not explain', async () => {
    expect(await changed('198,00', '275,00')).toMatch(/^3; INVOICE_LINE_DIFFERS 198,00 \| 275,00/);
  });

  test('a day of delivery, where the invoice is of the same day', async () => {
    expect(await changed('Fällig am:', 'Lieferdatum: 05.03.2021\nFällig am:')).toMatch(
      /^3; INVOICE_DATE_DIFFERS 2026-03-05 \| 05.03.2021/,
    );
  });

  test('a number of which two digits changed places', async () => {
    const invoice = { ...INVOICE, number: '471102', texts: ['471102'] };
    const print = PRINT.replace('Rechnungsnummer: RE-2026-0117', 'Handelsrechnung (380) 471120');
    expect(await examine(print, [invoice])).toMatch(/^3; INVOICE_NUMBER_DIFFERS 471102 \| 471120/);
  });

  test('a number of a customer or an order, in one digit', async () => {
    const identifiers = ['GE2020211', '4500017390'];
    const invoice = { ...INVOICE, identifiers, texts: [...INVOICE.texts, ...identifiers] };
    const print = (customer: string) => PRINT.replace('Pos  ', `Kundennummer: ${customer}\nPos  `);
    expect(await examine(print('GE2020211'), [invoice])).toBe('0');
    expect(await examine(print('GE2520211'), [invoice])).toBe(
      '3; INVOICE_NUMBER_DIFFERS GE2020211 | GE2520211',
    );
    // Nothing tells which of the two it was.
    expect(await examine(print('GE2520211, GE2020217'), [invoice])).toBe('0');
  });

  test('the day behind the number of the invoice, beside a day of its own', async () => {
    const print = PRINT.replace(/Rechnungsnummer.*\nRechnungsdatum.*/u, 'Gedruckt: 04.03.2026\n$&');
    const headed = (year: number) =>
      print.replace(/Rechnungsnummer.*\nRechnungsdatum.*/u, `Rechnung RE-2026-0117 vom 05.03.${year}`);
    const invoice = { ...INVOICE, deliveredOn: undefined };
    expect(await examine(headed(2026), [invoice])).toBe('0');
    expect(await examine(headed(2029), [invoice])).toBe('3; INVOICE_DATE_DIFFERS 2026-03-05 | 05.03.2029');
  });

  test('a day of a period, in another year', async () => {
    const invoice = { ...INVOICE, days: [...INVOICE.days, '2026-02-01', '2026-02-28'] };
    const print = (year: number) => PRINT.replace('Pos  ', `Zeitraum: 01.02.2026 bis 28.02.${year}\nPos  `);
    expect(await examine(print(2026), [invoice])).toBe('0');
    expect(await examine(print(2028), [invoice])).toBe('3; INVOICE_DATE_DIFFERS 2026-02-28 | 28.02.2028');
  });

  test('the total, though the file states what is printed of something else', async () => {
    const invoice = { ...INVOICE, numbers: [...INVOICE.numbers, 862.87] };
    expect(await examine(PRINT.replace('562,87', '862,87'), [invoice])).toBe(
      '3; INVOICE_AMOUNT_DIFFERS 562,87 EUR | 862,87',
    );
  });

  test('the total, at a label with a currency in it', async () => {
    const print = PRINT.replace('Gesamtbetrag      ', 'Total € incl. VAT');
    expect(await examine(print)).toBe('0');
    expect(await examine(print.replace('562,87', '862,87'))).toMatch(
      /^3; INVOICE_AMOUNT_DIFFERS 562,87 EUR \| 862,87/,
    );
  });

  test('the total before a mark that a gap parts from it', async () => {
    expect(await examine(PRINT.replace('562,87', '562 ,87'))).toBe('0');
    expect(await examine(PRINT.replace('562,87', '862 ,87'))).toMatch(
      /^3; INVOICE_AMOUNT_DIFFERS 562,87 EUR \| 862 ,87/,
    );
  });

  test('a price that the rate of tax repeats', async () => {
    const line = { description: 'Stempel', quantity: 2, unitPrice: 19, amount: 38 };
    const invoice = { ...INVOICE, lines: [...INVOICE.lines, line], numbers: [...INVOICE.numbers, 38] };
    const print = (price: string) =>
      PRINT.replace('Nettobetrag', `3    Stempel                  38,00\n     je ${price}\nNettobetrag`);
    expect(await examine(print('19,00'), [invoice])).toBe('0');
    expect(await examine(print('17,00'), [invoice])).toBe('3; INVOICE_AMOUNT_DIFFERS 19,00 | 17,00');
  });

  test('a price that is printed before and after a discount of nothing', async () => {
    const row = (price: string) => PRINT.replace('20     9,90 ', `20  ${price}  ${price} `);
    expect(await examine(row('9,90'))).toBe('0');
    expect(await examine(row('9,40'))).toBe('3; INVOICE_LINE_DIFFERS 9,90 | 9,40');
  });

  test('of a print that leaves out most of the file', async () => {
    const print = 'Rechnungsnummer: RE-2026-0117\nRechnungsdatum: 05.03.2026\nGesamtbetrag ';
    expect(await examine(`${print}562,87\nNettobetrag 473,00`)).toBe('0');
    expect(await examine(`${print}962,87\nNettobetrag 473,00`)).toMatch(/^3; INVOICE_AMOUNT_DIFFERS/);
  });

  test('a total in a row of totals below their heads', async () => {
    const print = PRINT.replace(
      /Nettobetrag.*562,87 EUR/su,
      'Summe 1   Summe 2   Endwert\n473,00   89,87   862,87',
    );
    expect(await examine(print)).toMatch(/^3; INVOICE_LINE_DIFFERS 562,87 \| 862,87/);
  });

  test('one day that is that of the invoice and of the delivery, in another year', async () => {
    const print = PRINT.replace(/Fällig am.*/u, 'Leistungsdatum: 05.03.2026').replaceAll(
      '05.03.2026',
      '05.03.2027',
    );
    expect(await examine(print)).toMatch(/^3; INVOICE_DATE_DIFFERS 2026-03-05 \| 05.03.2027/);
  });

  test('all dates of another year, as when last year’s file is kept: no rejection alone', async () => {
    expect(await examine(PRINT.replaceAll('2026', '2027').replaceAll('RE-2027', 'RE-2026'))).toMatch(
      /^2; INVOICE_DATE_DIFFERS 2026-03-05 \| 05.03.2027/,
    );
  });

  test('in another currency, which is then a conversion', async () => {
    const print = PRINT.replaceAll('EUR', 'USD').replace('562,87', '610,11');
    expect(await examine(print)).toBe('2; INVOICE_AMOUNT_DIFFERS 562,87 EUR | 610,11');
  });
});

describe('nothing is held against a document', () => {
  test('that carries no invoice', async () => {
    expect(await examine(PRINT, [])).toMatch(/^The document carries no electronic invoice/);
  });

  test('whose pages are a letter beside the invoice', async () => {
    expect(await examine('Dear customer, find the invoice enclosed.')).toMatch(/^Hardly a value/);
  });

  test('whose day of delivery is wholly another one in the file', async () => {
    const print = PRINT.replace('Fällig am:', 'Leistungsdatum: 12.01.2025\nFällig am:');
    expect(await examine(print, [{ ...INVOICE, deliveredOn: '2026-02-20' }])).toBe('0');
  });

  test('whose lines, which the file does not state, stand under a head like that of the total', async () => {
    const invoice = { ...INVOICE, lines: [] };
    const lines =
      'Artikel              Sub Total\nRadiergummi             23,00\nLineal                 450,00\n';
    expect(await examine(PRINT.replace(/Pos .*?Netto/su, `${lines}Netto`), [invoice])).toBe('0');
  });

  test.each([
    ['of nothing', '1    Papier A4 holzfrei       20    (0,00)    198,00'],
    ['that is taken off', '1    Papier A4 holzfrei       20    -2,00    198,00'],
  ])('whose row prints a discount %s, and the price above and below it', async (_, row) => {
    const print = PRINT.replace(
      '1    Papier A4 holzfrei       20     9,90     198,00',
      `                                   9,90\n${row}\n                                   9,90`,
    );
    expect(await examine(print)).toBe('0');
  });

  test('whose total is rounded otherwise', async () => {
    expect(await changed('562,87', '562,88')).toBe('0');
  });

  test('whose line has as much of a rate and of money as the tax that a row of its own prints', async () => {
    const [line] = INVOICE.lines;
    const invoice = { ...INVOICE, lines: [line!], taxes: [{ ratePercent: 10, base: 100, amount: 10 }] };
    const rows = '2   Stift   10,00   3,00   30,00   10,00%\n10%   100,00   10,00\nNettobetrag';
    expect(await examine(PRINT.replace('Nettobetrag', rows), [invoice])).toBe('0');
  });

  test('whose row repeats the price of another as its rate of tax', async () => {
    const lines = [
      { description: 'Stift', quantity: 3, unitPrice: 10, amount: 30 },
      { description: 'Heft', quantity: 1, unitPrice: 5, amount: 5 },
    ];
    const table = 'Stift\n(netto) 10,00   3   30,00\nHeft\n3    1,00   5,00   10,00%\n';
    expect(await examine(PRINT.replace(/Pos .*?Netto/su, `${table}Netto`), [{ ...INVOICE, lines }])).toBe(
      '0',
    );
  });

  test('whose quantity is as high as the rate of tax, in a file without lines', async () => {
    const print = PRINT.replace('20     9,90     198,00', '19     24,89     473,00');
    expect(await examine(print, [{ ...INVOICE, lines: [], numbers: [19, 473, 89.87, 562.87] }])).toBe('0');
  });

  test('whose file states the amount of a line with tax, above a line whose own amount it does not state', async () => {
    const [first, second] = INVOICE.lines;
    const lines = [
      { ...first!, amount: 235.62 },
      { ...second!, amount: 327.25 },
    ];
    expect(await examine(PRINT, [{ ...INVOICE, lines, taxes: [] }])).toBe('0');
  });

  test('that was merged with another invoice', async () => {
    const other = `Rechnung RE-2025-0001
Leuchte                                       100,00 EUR
Fuß                                            40,00 EUR
Schirm                                         55,00 EUR
Nettobetrag                                   195,00 EUR
Gesamtbetrag                                  232,05 EUR`;
    expect(
      await examine(`${PRINT.replace('Gesamtbetrag', 'Endwert')}
===
${other}`),
    ).toBe('0');
  });

  test('that carries the invoices of several others', async () => {
    expect(await examine(PRINT, [INVOICE, { ...INVOICE, number: 'RE-2026-0118' }])).toMatch(/several/);
  });

  test('whose file is mostly of another invoice: a template and its sample', async () => {
    const other = PRINT.replace(/\d\d,\d\d EUR/gu, '11,11 EUR').replace(/RE-2026-0117/u, 'RE-2019-0001');
    const invoice = { ...INVOICE, lines: [], issuedOn: '2020-01-01', dueOn: '2020-02-01' };
    expect(await examine(other, [invoice])).toMatch(/^1; /);
  });
});

describe('a file that was sent beside the PDF', () => {
  const sent: ElectronicInvoice = { ...INVOICE, sentBeside: true };

  test('is held against the print like one inside', async () => {
    expect(await examine(PRINT, [sent, INVOICE])).toBe('0');
    const views = printedViews(PRINT.replaceAll('562,87', '962,87'));
    expect(await electronicInvoice.examine({ ...views, electronicInvoices: [sent] })).toMatchObject({
      finding: { summary: expect.stringContaining('sent with the file states') },
    });
  });

  test('decides nothing where the PDF carries another invoice', async () => {
    const views = printedViews(PRINT);
    const electronicInvoices = [sent, { ...INVOICE, number: 'RE-2026-0118' }];
    expect(await electronicInvoice.examine({ ...views, electronicInvoices })).toMatchObject({
      kind: 'not-applicable',
      because: expect.stringContaining('has another number'),
    });
  });
});
