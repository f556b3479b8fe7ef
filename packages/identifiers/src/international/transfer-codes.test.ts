import { describe, expect, test } from 'vitest';
import { readEpcCode } from './epc-code.js';
import { readSwissQrCode } from './swiss-qr-code.js';

/** The example of EPC069-12, 3.1. */
const EPC = `BCD
001
1
SCT
BPOTBEB1
Red Cross of Belgium
BE72000000001616
EUR1
CHAR

Urgency fund
Sample EPC QR Code`;

/** After the example of the Swiss Implementation Guidelines QR-bill, annex A. */
const SWISS = [
  'SPC',
  '0200',
  '1',
  'CH4431999123000889012',
  'S',
  'Robert Schneider AG',
  'Rue du Lac',
  '1268',
  '2501',
  'Biel',
  'CH',
  ...['', '', '', '', '', '', ''],
  '1949.75',
  'CHF',
  ...['S', 'Pia-Maria Rutschmann-Schnyder', 'Grosse Marktgasse', '28', '9400', 'Rorschach', 'CH'],
  'QRR',
  '210000000003139471430009017',
  'Order of 15 June 2020',
  'EPD',
].join('\n');

describe('a code for a SEPA transfer', () => {
  test('as its publisher has it', () => {
    expect(readEpcCode(EPC)).toEqual({
      name: 'Red Cross of Belgium',
      iban: 'BE72000000001616',
      amount: 1,
      currency: 'EUR',
      reference: 'Urgency fund',
    });
  });

  test.each([
    ['without an amount', EPC.replace('EUR1', ''), undefined],
    ['with lines of Windows', EPC.replaceAll('\n', '\r\n'), 1],
    ['in version 2 without a BIC', EPC.replace('001', '002').replace('BPOTBEB1', ''), 1],
  ])('%s', (_, text, amount) => {
    expect(readEpcCode(text)).toMatchObject({ iban: 'BE72000000001616', amount });
  });

  test.each([
    ['another service', EPC.replace('SCT', 'INS')],
    ['another currency', EPC.replace('EUR1', 'USD1')],
    ['an address', 'https://example.com/BCD'],
    ['too much text', EPC + 'x'.repeat(400)],
  ])('is not %s', (_, text) => {
    expect(readEpcCode(text)).toBeUndefined();
  });
});

describe('the code of a Swiss QR-bill', () => {
  test('as its publisher has it', () => {
    expect(readSwissQrCode(SWISS)).toEqual({
      name: 'Robert Schneider AG',
      iban: 'CH4431999123000889012',
      amount: 1949.75,
      currency: 'CHF',
      reference: '210000000003139471430009017',
    });
  });

  test('without an amount', () => {
    expect(readSwissQrCode(SWISS.replace('1949.75', ''))).toMatchObject({ amount: undefined });
  });

  test.each([
    ['cut off', SWISS.slice(0, 120)],
    ['in dollars', SWISS.replace('CHF', 'USD')],
    ['a SEPA code', EPC],
  ])('is not one %s', (_, text) => {
    expect(readSwissQrCode(text)).toBeUndefined();
  });
});
