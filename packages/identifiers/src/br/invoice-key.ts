import { type Identifier, isFiller, ungrouped } from '../identifier.js';
import { modulo11FromTheRight } from './modulo-11.js';

export interface InvoiceKey {
  /** IBGE's number of the issuer's state. */
  readonly state: string;
  /** `YYYY-MM` of issue. */
  readonly month: string;
  readonly issuerCnpj: string;
  /** 55 an invoice between companies, 65 a consumer's, 57 freight. */
  readonly model: string;
  readonly series: number;
  readonly number: number;
}

/**
 * Access key of a Brazilian electronic invoice: 44 characters, the last of check, modulo 11 (ENCAT, Manual de
 * Orientação do Contribuinte).
 */
export function readInvoiceKey(text: string): Identifier<InvoiceKey> | undefined {
  const key = ungrouped(text);
  const match = /^(\d\d)(\d\d)(0[1-9]|1[0-2])([A-Z\d]{12}\d\d)(\d\d)(\d{3})(\d{9})\d{9}\d$/u.exec(key);
  if (!match || isFiller(key)) return undefined;
  const [, state = '', year, month, issuerCnpj = '', model = '', series, number] = match;
  const digit = modulo11FromTheRight(key.slice(0, -1));
  return {
    holds: (digit > 9 ? 0 : digit) === Number(key.slice(-1)),
    state,
    month: `20${year}-${month}`,
    issuerCnpj,
    model,
    series: Number(series),
    number: Number(number),
  };
}
