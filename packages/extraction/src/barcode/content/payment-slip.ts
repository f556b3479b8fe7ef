import { readBoletoBarcode, readCollectionBarcode } from '@assay/identifiers';
import type { BarcodeContent } from '@assay/media';

/**
 * The 44 digits of a Brazilian payment slip, its digit of check right: `form` is `boleto`, or `collection`
 * for utilities and taxes.
 */
export function parsePaymentSlip(text: string): BarcodeContent | undefined {
  const boleto = readBoletoBarcode(text);
  if (boleto?.holds) {
    const { barcode, bank, amount, dueDates } = boleto;
    return {
      kind: 'boleto',
      values: { form: 'boleto', barcode, bank, ...amountValue(amount), ...dueDateValues(dueDates) },
    };
  }
  const slip = readCollectionBarcode(text);
  if (!slip?.holds) return undefined;
  const { barcode, segment, amount } = slip;
  return { kind: 'boleto', values: { form: 'collection', barcode, segment, ...amountValue(amount) } };
}

const amountValue = (amount: number | undefined): Record<string, string> =>
  amount === undefined ? {} : { amount: amount.toFixed(2) };

/** The factor counts to 9999 and begins again: which of the two days is meant, the date of issue tells. */
const dueDateValues = ([earlier, later]: readonly string[]): Record<string, string> =>
  earlier && later ? { dueDate: earlier, dueDateAfterRestart: later } : {};
