import {
  BRAZILIAN_STATES,
  isGenericRfc,
  readBoletoBarcode,
  readCnpj,
  readCollectionBarcode,
  readCpf,
  readEpcCode,
  readInvoiceKey,
  readPixCode,
  readRfc,
  readSwissQrCode,
} from '@assay/identifiers';
import type { BarcodeContent } from '@assay/media';
import { withoutSpaces } from '../../layout/characters.js';
import type { Symbology } from '../types.js';
import { parseAamva } from './aamva/parse-aamva.js';

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

/**
 * The 44 digits of a Brazilian payment slip, its digit of check right: `form` is `boleto`, or `collection`
 * for utilities and taxes.
 */
function parsePaymentSlip(text: string): BarcodeContent | undefined {
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

/** 55 NF-e, 57 CT-e, 58 MDF-e, 65 NFC-e, 66 NF3e, 67 CT-e OS. */
const MODELS = new Set(['55', '57', '58', '65', '66', '67']);

/** Longest text looked at; a whole address has about 200 characters. */
const MAX_CHARACTERS = 1_000;

/**
 * The access key of a Brazilian electronic invoice, as a bar code (Code 128) on its printed form: state,
 * document kind, issuer's CNPJ and check digit must all be right, since bar codes of 44 digits are many.
 */
function parseInvoiceKey(text: string): BarcodeContent | undefined {
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
function parseInvoiceAddress(text: string): BarcodeContent | undefined {
  if (text.length > MAX_CHARACTERS || !/^https?:\/\//iu.test(text)) return undefined;
  const key = /[?&](?:p|chNFe)=(\d{44})(?!\d)/u.exec(text)?.[1];
  return key === undefined ? undefined : parseInvoiceKey(key);
}

const UUID = /^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/iu;

/**
 * The QR code of a Mexican invoice. CFDI 3.3 and 4.0: the address of the tax authority's check with `id` (the
 * invoice's UUID), `re` and `rr` (RFC of issuer and receiver), `tt` (total), `fe` (last eight characters of
 * the issuer's seal). CFDI 3.2: the same without address and seal, the total as ten digits, point, six. (SAT,
 * Anexo 20, section I.D / "Guía de llenado".)
 */
function parseCfdi(text: string): BarcodeContent | undefined {
  const query =
    text.length <= MAX_CHARACTERS
      ? /^(https:\/\/verificacfdi\.facturaelectronica\.sat\.gob\.mx\/[\w./]*)?\?(.+)$/iu.exec(text.trim())
      : null;
  if (!query?.[2]) return undefined;
  const values: Record<string, string> = {};
  for (const part of query[2].split('&')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, equals);
    if (equals < 1 || values[name] !== undefined) return undefined;
    values[name] = decoded(part.slice(equals + 1));
  }
  const { id = '', re = '', rr = '', tt = '', fe } = values;
  const isWhole =
    UUID.test(id) &&
    isRfc(re) &&
    isRfc(rr) &&
    /^\d{1,18}(?:\.\d{1,6})?$/u.test(tt) &&
    (fe === undefined || fe.length === 8);
  return isWhole ? { kind: 'cfdi', values } : undefined;
}

/** Foreign receivers may have no RFC: the generic one, or in 3.2 anything of that length. */
const isRfc = (text: string): boolean => isGenericRfc(text) || readRfc(text) !== undefined;

/** Percent signs that begin no escape are kept: seals are Base64, and not all writers escape them. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
