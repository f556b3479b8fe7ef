import { isGenericRfc, readRfc } from '@assay/identifiers';
import type { BarcodeContent } from '@assay/media';

/** Longest text looked at; a whole address has about 200 characters. */
const MAX_CHARACTERS = 1_000;
const UUID = /^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/iu;

/**
 * The QR code of a Mexican invoice. CFDI 3.3 and 4.0: the address of the tax authority's check with `id` (the
 * invoice's UUID), `re` and `rr` (RFC of issuer and receiver), `tt` (total), `fe` (last eight characters of
 * the issuer's seal). CFDI 3.2: the same without address and seal, the total as ten digits, point, six. (SAT,
 * Anexo 20, section I.D / "Guía de llenado".)
 */
export function parseCfdi(text: string): BarcodeContent | undefined {
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
