import { describe, expect, test } from 'vitest';
import { codeOf, codesView, inShort, printedViews } from '../../printed-text/testing/printed-views.js';
import { paymentCodes } from '../payment-codes.js';

const CODE = codeOf({
  kind: 'transfer',
  values: { iban: 'DE02120300000000202051', amount: '562.87', currency: 'EUR', name: 'Lieferant GmbH' },
});

const PRINT = `Lieferant GmbH
Nettobetrag                   473,00
USt. 19 %                      89,87
Gesamtbetrag                  562,87 EUR
IBAN DE02 1203 0000 0000 2020 51`;

const examine = async (text: string, code = CODE) =>
  inShort(await paymentCodes.examine({ ...printedViews(text), codes: codesView(code) }));

describe('a code for a bank transfer', () => {
  test('that says what is printed', async () => {
    expect(await examine(PRINT)).toBe('0');
  });

  test('beside another amount', async () => {
    expect(await examine(PRINT.replace('562,87', '962,87'))).toBe(
      '2; TRANSFER_AMOUNT_DIFFERS 562.87 | 962,87',
    );
  });

  test('beside another account', async () => {
    expect(await examine(PRINT.replace('DE02 1203 0000 0000 2020 51', 'DE89 3704 0044 0532 0130 00'))).toBe(
      '2; TRANSFER_ACCOUNT_DIFFERS DE02120300000000202051 | DE89 3704 0044 0532 0130 00',
    );
  });

  test('whose amount the payer fills in, and whose account stands in the code alone', async () => {
    const open = codeOf({ kind: 'transfer', values: { iban: 'DE02120300000000202051', currency: 'EUR' } });
    expect(await examine('Spenden Sie jetzt', open)).toMatch(/^The document bears no code/);
  });
});
