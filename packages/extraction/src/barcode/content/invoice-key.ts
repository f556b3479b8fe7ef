import { BRAZILIAN_STATES, readCnpj, readCpf, readInvoiceKey } from '@assay/identifiers';
import type { BarcodeContent } from '@assay/media';
import { withoutSpaces } from '../../layout/characters.js';

/** 55 NF-e, 57 CT-e, 58 MDF-e, 65 NFC-e, 66 NF3e, 67 CT-e OS. */
const MODELS = new Set(['55', '57', '58', '65', '66', '67']);

/** Longest address looked at. */
const MAX_CHARACTERS = 1_000;

/**
 * The access key of a Brazilian electronic invoice, as a bar code (Code 128) on its printed form: state,
 * document kind, issuer's CNPJ and check digit must all be right, since bar codes of 44 digits are many.
 */
export function parseInvoiceKey(text: string): BarcodeContent | undefined {
  const read = readInvoiceKey(text);
  if (!read?.holds || !BRAZILIAN_STATES.has(read.state) || !MODELS.has(read.model)) return undefined;
  const { state, month, issuerCnpj, model, series, number } = read;
  // Farmers without a company have their CPF there, filled up with zeros.
  if (!readCnpj(issuerCnpj)?.holds && !(issuerCnpj.startsWith('000') && readCpf(issuerCnpj.slice(3))?.holds))
    return undefined;
  const values = {
    key: withoutSpaces(text),
    state,
    month,
    issuerCnpj,
    model,
    series: String(series),
    number: String(number),
  };
  return { kind: 'invoice-key', values };
}

/**
 * The same in the address that a consumer's invoice (NFC-e) carries as a QR code: `?p=key|version|...`, or
 * `chNFe=key` until 2018 (ENCAT, Manual QR Code).
 */
export function parseInvoiceAddress(text: string): BarcodeContent | undefined {
  if (text.length > MAX_CHARACTERS || !/^https?:\/\//iu.test(text)) return undefined;
  const key = /[?&](?:p|chNFe)=(\d{44})(?!\d)/u.exec(text)?.[1];
  return key === undefined ? undefined : parseInvoiceKey(key);
}
