import { readEpcCode, readPixCode, readSwissQrCode } from '@assay/identifiers';
import type { BarcodeContent } from '@assay/media';
import type { Symbology } from '../types.js';
import { parseAamva } from './aamva/parse-aamva.js';
import { parseCfdi } from './cfdi.js';
import { parseInvoiceAddress, parseInvoiceKey } from './invoice-key.js';
import { parsePaymentSlip } from './payment-slip.js';

/** What a symbol's text is, where its structure leaves no doubt. */
export function contentOf(symbology: Symbology, text: string): BarcodeContent | undefined {
  switch (symbology) {
    case 'pdf417':
      return parseAamva(text);
    case 'qr':
      return parseCfdi(text) ?? pixContent(text) ?? transferContent(text) ?? parseInvoiceAddress(text);
    case 'itf':
      return parsePaymentSlip(text);
    case 'code-128':
      return parseInvoiceKey(text) ?? parsePaymentSlip(text);
    default:
      return undefined;
  }
}

function pixContent(text: string): BarcodeContent | undefined {
  const code = readPixCode(text);
  return code?.holds ? { kind: 'pix', values: code.elements } : undefined;
}

function transferContent(text: string): BarcodeContent | undefined {
  const code = readEpcCode(text) ?? readSwissQrCode(text);
  if (!code) return undefined;
  const { amount, ...values } = code;
  return {
    kind: 'transfer',
    values: { ...values, ...(amount === undefined ? {} : { amount: amount.toFixed(2) }) },
  };
}
