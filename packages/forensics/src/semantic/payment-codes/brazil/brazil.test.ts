import type { BarcodeContent } from '@assay/media';
import fc from 'fast-check';
import { isBoleto } from 'validation-br';
import { describe, expect, test } from 'vitest';
import { codeOf, codesView, inShort, printedViews } from '../../printed-text/testing/printed-views.js';
import { paymentCodes } from '../payment-codes.js';
import { collectionLine, invoiceKey, slipBarcode, slipLine } from '../testing/payment-slip.js';

const examine = async (text: string, codes = codesView(), reading?: number) =>
  inShort(
    await paymentCodes.examine({ ...printedViews(text, reading === undefined ? {} : { reading }), codes }),
  );

/** 1234.56 reais, due on 2025-06-02 counted since the restart, at Itaú. */
const BARCODE = slipBarcode();
const LINE = slipLine(BARCODE);

const slip = (changes: Record<string, string> = {}) => {
  const { line, bank, due, amount } = {
    line: LINE,
    bank: '341-7',
    due: '02/06/2025',
    amount: '1.234,56',
    ...changes,
  };
  return [
    `Banco Itau   ${bank}   ${line}`,
    'Local de pagamento                    Vencimento',
    `Pagavel em qualquer banco             ${due}`,
    'Nosso numero                          Valor do documento',
    `109/12345678-9                        ${amount}`,
  ].join('\n');
};
const barcode = (digits: string, page = 1) =>
  codeOf({ kind: 'boleto', values: { form: 'boleto', barcode: digits } }, { text: digits, page });

describe('a payment slip', () => {
  test('as another package reads it', () => {
    expect(isBoleto(LINE.replace(/\D/gu, ''))).toBe(true);
  });

  test('whose line says what is printed', async () => {
    expect(await examine(slip())).toBe('0');
    expect(await examine(slip(), codesView(barcode(BARCODE)))).toBe('0');
  });

  test('of any amount and day, printed as the line says, fits', async () => {
    const day = (factor: number) =>
      new Date(Date.UTC(2022, 4, 29) + factor * 86_400_000)
        .toISOString()
        .slice(0, 10)
        .split('-')
        .reverse()
        .join('/');
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: 1000, max: 9999 }),
        async (minorUnits, factor) => {
          const line = slipLine(slipBarcode({ minorUnits, factor: String(factor) }));
          const amount = (minorUnits / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
          expect(await examine(slip({ line, amount, due: day(factor) }))).toBe('0');
        },
      ),
      { numRuns: 40 },
    );
  });

  test('an edited amount', async () => {
    expect(await examine(slip({ amount: '9.234,56' }))).toBe('3; BOLETO_AMOUNT_DIFFERS 1234.56 | 9.234,56');
  });

  test('an amount raised after the due date, beside the old one, is innocent', async () => {
    expect(await examine(`${slip()}\nMulta 24,69\nValor cobrado 1.259,25`)).toBe('0');
  });

  test('an edited due date; before the restart of the factor the same line meant another day', async () => {
    expect(await examine(slip({ due: '02/09/2025' }))).toContain('2; BOLETO_DUE_DATE_DIFFERS');
    expect(await examine(slip({ due: '11/10/2000' }))).toBe('0');
    expect(await examine(slip({ due: 'Contra apresentacao' }))).toBe('0');
  });

  test('another bank beside the line', async () => {
    expect(await examine(slip({ bank: '237-2' }))).toBe('2; BOLETO_BANK_DIFFERS 341 | 237-2');
    expect(await examine(slip({ bank: '' }).replace('Itau', 'Bradesco'))).toBe(
      '2; BOLETO_BANK_DIFFERS 341 | Banco Bradesco',
    );
    expect(await examine(slip({ bank: '' }))).toBe('0');
  });

  test('a line that pays another slip than the bar code', async () => {
    const other = slipBarcode({ free: '1099999999999999999999999' });
    expect(await examine(slip({ line: slipLine(other) }), codesView(barcode(BARCODE)))).toContain(
      '3; BOLETO_LINE_DIFFERS',
    );
    // Both sides prove themselves by their digits of check, however the line was read.
    expect(await examine(slip({ line: slipLine(other) }), codesView(barcode(BARCODE)), 0.8)).toContain(
      '3; BOLETO_LINE_DIFFERS',
    );
  });

  test('a line with a misread digit is no line', async () => {
    expect(await examine(slip({ line: LINE.replace('1.09', '1.69') }), codesView(), 0.9)).toMatch(
      /^The document bears no code/u,
    );
  });

  test('a booklet is not compared value by value, and a bar code that was not read is not missed', async () => {
    const second = slipBarcode({ minorUnits: 5_000 });
    const booklet = `${slip({ amount: '77,00' })}\n${slip({ line: slipLine(second), amount: '88,00' })}`;
    expect(await examine(booklet, codesView(barcode(BARCODE)))).toMatch(/^The document bears no code/u);
    expect(await examine(booklet, codesView(barcode(BARCODE), barcode(second)))).toBe('0');
  });

  test('the bar code alone, where the line cannot be read', async () => {
    const values = {
      form: 'boleto',
      barcode: BARCODE,
      bank: '341',
      amount: '1234.56',
      dueDate: '2000-10-11',
      dueDateAfterRestart: '2025-06-02',
    };
    const code = codeOf({ kind: 'boleto', values }, { text: BARCODE });
    expect(await examine(slip({ line: '', amount: '9.234,56' }), codesView(code))).toBe(
      '3; BOLETO_AMOUNT_DIFFERS 1234.56 | 9.234,56',
    );
  });

  test('a bill of a utility', async () => {
    const bill = (amount: string) =>
      `${collectionLine('83620000000667800481001809756573100158963608')}\nTotal a pagar R$ ${amount}`;
    expect(await examine(bill('66,78'))).toBe('0');
    expect(await examine(bill('166,78'))).toBe('3; BOLETO_AMOUNT_DIFFERS 66.78 | 166,78');
  });
});

describe('an instant payment’s code', () => {
  const pix = (values: Record<string, string>): BarcodeContent => ({
    kind: 'pix',
    values: {
      '26.00': 'br.gov.bcb.pix',
      '26.01': '16727230000197',
      '54': '250.00',
      '59': 'LIVRARIA ACACIA LTDA',
      ...values,
    },
  });
  const page = 'Recebedor: Livraria Acácia Ltda\nChave PIX: 16.727.230/0001-97\nTotal a pagar R$ 250,00';

  test('that says what is printed', async () => {
    expect(await examine(page, codesView(codeOf(pix({}))))).toBe('0');
  });

  test('another amount, unless a discount explains it', async () => {
    expect(await examine(page, codesView(codeOf(pix({ '54': '950.00' }))))).toBe(
      '2; PIX_AMOUNT_DIFFERS 950.00 | 250,00',
    );
    expect(await examine(`${page}\nDesconto para PIX`, codesView(codeOf(pix({ '54': '237.50' }))))).toBe(
      '1; PIX_AMOUNT_DIFFERS 237.50 | 250,00',
    );
  });

  test('another key of the same kind; a key of another kind is innocent', async () => {
    const other = codesView(codeOf(pix({ '26.01': '02012862000160' })));
    expect(await examine(page, other)).toBe('2; PIX_KEY_DIFFERS 02012862000160 | 16.727.230/0001-97');
    expect(
      await examine(page, codesView(codeOf(pix({ '26.01': '123e4567-e12b-12d1-a456-426655440000' })))),
    ).toBe('0');
  });

  test('a payee of which no word is printed is a doubt', async () => {
    expect(await examine(page, codesView(codeOf(pix({ '59': 'PAGSEGURO' }))))).toBe(
      '1; PIX_NAME_DIFFERS PAGSEGURO | Livraria Acácia Ltda',
    );
  });
});

describe('an electronic invoice’s access key', () => {
  const KEY = invoiceKey();
  const grouped = (key: string) => key.replace(/.{4}(?=.)/gu, '$& ');
  const invoice = (changes: Record<string, string> = {}) => {
    const { key, number, cnpj, issued, state } = {
      key: grouped(KEY),
      number: '000.001.234',
      cnpj: '02.012.862/0001-60',
      issued: '15/03/2024',
      state: 'SP',
      ...changes,
    };
    return [
      `DANFE     Nº ${number}   SERIE 1`,
      'CHAVE DE ACESSO',
      key,
      `CNPJ ${cnpj}       UF ${state}`,
      `DATA DE EMISSAO   ${issued}`,
    ].join('\n');
  };

  test('that fits', async () => {
    expect(await examine(invoice())).toBe('0');
    expect(await examine(invoice({ key: KEY, number: '1.234' }))).toBe('0');
  });

  test.each([
    [{ cnpj: '16.727.230/0001-97' }, '1; INVOICE_KEY_CNPJ_DIFFERS 02012862000160 | 16.727.230/0001-97'],
    [{ cnpj: '02.012.867/0001-86' }, '2; INVOICE_KEY_CNPJ_DIFFERS 02012862000160 | 02.012.867/0001-86'],
    [
      { cnpj: '16.727.230/0001-97', issued: '15/04/2024' },
      '1; INVOICE_KEY_CNPJ_DIFFERS 02012862000160 | 16.727.230/0001-97; INVOICE_KEY_MONTH_DIFFERS 2024-03 | 15/04/2024',
    ],
    [{ issued: '15/04/2024' }, '3; INVOICE_KEY_MONTH_DIFFERS 2024-03 | 15/04/2024'],
    [{ number: '000.009.999' }, '2; INVOICE_KEY_NUMBER_DIFFERS 1234 | 000.009.999'],
    [{ state: 'RJ' }, '1; INVOICE_KEY_STATE_DIFFERS SP | RJ'],
  ])('%j', async (changes, expected) => {
    expect(await examine(invoice(changes))).toBe(expected);
  });

  test('of another invoice than the bar code’s', async () => {
    const code = (key: string) => codesView(codeOf({ kind: 'invoice-key', values: { key } }, { text: key }));
    expect(await examine(invoice(), code(KEY))).toBe('0');
    expect(await examine(invoice(), code(invoiceKey({ number: 777 })))).toContain('INVOICE_KEY_DIFFERS');
  });

  test('of a sample that says so', async () => {
    expect(await examine(`${invoice({ issued: '15/04/2024' })}\nSEM VALOR FISCAL`)).toMatch(
      /^1; INVOICE_KEY_MONTH_DIFFERS/u,
    );
  });

  test('that a label or a letter cites beside a day and a number of its own is a doubt', async () => {
    const cited = invoice({ issued: '15/04/2024' }).replace('DANFE', 'DEVOLUÇÃO');
    expect(await examine(cited)).toBe('1; INVOICE_KEY_MONTH_DIFFERS 2024-03 | 15/04/2024');
    expect(await examine(`${cited}\nDocumento Auxiliar da Nota Fiscal Eletrônica`)).toMatch(
      /^3; INVOICE_KEY_MONTH_DIFFERS/u,
    );
    expect(await examine(invoice({ number: '000.009.999' }).replace('DANFE', 'DEVOLUÇÃO'))).toMatch(
      /^1; INVOICE_KEY_NUMBER_DIFFERS/u,
    );
  });

  test('of a farmer, whose CPF it holds', async () => {
    const key = invoiceKey({ cnpj: '00052998224725' });
    expect(await examine(invoice({ key: grouped(key), cnpj: '16.727.230/0001-97' }))).toBe('0');
  });
});
