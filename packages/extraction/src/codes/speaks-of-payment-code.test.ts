import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { speaksOfPaymentCode } from './speaks-of-payment-code.js';

const speaks = (...lines: string[]) =>
  speaksOfPaymentCode({
    pages: [{ page: 1, source: 'text', lines: printed(lines.join('\n')), aspect: 0.77, upright: undefined }],
    pagesUnread: 0,
  });

test.each([
  'Folio fiscal: 5803EB8D-81CD-4557-8719-26632D2FA434',
  'Este documento es una representación impresa de un CFDI',
  'Linha Digitável',
  '00190.50095 40144.816069 06809.350314 3 37370000000100',
  'CHAVE DE ACESSO',
  'Pague com PIX: aponte a câmera para o QR Code',
])('%s', (line) => {
  expect(speaks('ACME', line)).toBe(true);
});

test('an ordinary statement does not', () => {
  expect(
    speaks(
      'First Example Bank',
      '03/05/2024   Deposit   1,200.00   3,400.00',
      'PAGTO BOLETO LIVRARIA ACACIA   151,30',
    ),
  ).toBe(false);
});
