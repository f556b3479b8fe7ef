import { describe, expect, it } from 'vitest';
import { issuedDocument } from './issued-document.js';

const AMOUNTS = '1,240.00 840.68 399.32 12.00 17.50';

describe('issuedDocument', () => {
  it.each([
    [
      'English',
      `Summit Bank  Account number 3077785259 Opening balance Closing balance Total deposits ${AMOUNTS}`,
    ],
    ['Spanish', `Estado de cuenta  Número de cuenta 7471008026 Saldo inicial Saldo final ${AMOUNTS}`],
    [
      'Portuguese',
      `Extrato de conta corrente Saldo anterior Entradas Saídas R$ 1.240,00 840,68 399,32 12,00 17,50`,
    ],
  ])('knows an account statement in %s', (_, text) => expect(issuedDocument(text)).toBe('account statement'));

  it.each([
    ['English', `Earnings statement  Gross pay Medicare Total deductions NET PAY ${AMOUNTS}`],
    ['Spanish', `Recibo de nómina IMSS ISR Deducciones Neto a pagar ${AMOUNTS}`],
    ['Portuguese', `Demonstrativo de pagamento INSS IRRF Total de descontos Valor líquido ${AMOUNTS}`],
  ])('knows a pay stub in %s', (_, text) => expect(issuedDocument(text)).toBe('pay stub'));

  it.each([
    [
      'an invoice',
      `Invoice no. A-1 Due date Subtotal Sales tax Total due Pay to account 3077785259 ${AMOUNTS}`,
    ],
    [
      'an article on statements',
      'The opening balance and the closing balance on your account statement differ by deposits.',
    ],
    ['a price list', AMOUNTS],
    ['nothing', ''],
  ])('takes %s for neither', (_, text) => expect(issuedDocument(text)).toBeNull());
});
