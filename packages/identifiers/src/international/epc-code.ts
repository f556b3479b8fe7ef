/** What a payment code asks a bank's program to fill in. */
export interface TransferCode {
  readonly name: string;
  readonly iban: string;
  /** In units of the currency; undefined where the payer is to fill it in. */
  readonly amount: number | undefined;
  readonly currency: string;
  /** Structured or free; empty where there is none. */
  readonly reference: string;
}

/** Longest payload: 331 bytes (EPC069-12, 2.1). */
const MAX_CHARACTERS = 400;
const AMOUNT = /^EUR(\d{1,9}(?:\.\d{1,2})?)$/u;

/**
 * The text of a code for a SEPA credit transfer ("GiroCode"; European Payments Council, EPC069-12): lines of
 * service tag, version, character set, identification, BIC, name, IBAN, amount, purpose, reference, text. The
 * code has no check of its own but the IBAN's.
 */
export function readEpcCode(text: string): TransferCode | undefined {
  const lines = text.trim().split(/\r?\n/u);
  const [tag, version, , service, , name = '', iban = '', amount = '', , reference = '', free = ''] = lines;
  if (text.length > MAX_CHARACTERS || tag !== 'BCD' || service !== 'SCT') return undefined;
  if (version !== '001' && version !== '002') return undefined;
  const value = AMOUNT.exec(amount)?.[1];
  if (name === '' || iban === '' || (amount !== '' && value === undefined)) return undefined;
  return {
    name,
    iban: iban.replace(/\s/gu, ''),
    amount: value === undefined ? undefined : Number(value),
    currency: 'EUR',
    reference: reference || free,
  };
}
