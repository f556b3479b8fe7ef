import type { TransferCode } from './epc-code.js';

/** Longest payload (Swiss Implementation Guidelines QR-bill 2.3, 4.1.4). */
const MAX_CHARACTERS = 997;
const AMOUNT = /^\d{1,9}\.\d{2}$/u;

/** Lines of the payload, from 0 (Swiss Implementation Guidelines QR-bill 2.3, table 6). */
const LINE = { type: 0, iban: 3, name: 5, amount: 18, currency: 19, reference: 28, trailer: 30 } as const;

/** The text of the code of a Swiss QR-bill. */
export function readSwissQrCode(text: string): TransferCode | undefined {
  const lines = text.trim().split(/\r?\n/u);
  const at = (line: keyof typeof LINE): string => lines[LINE[line]]?.trim() ?? '';
  if (text.length > MAX_CHARACTERS || at('type') !== 'SPC' || at('trailer') !== 'EPD') return undefined;
  const amount = at('amount');
  const currency = at('currency');
  if (currency !== 'CHF' && currency !== 'EUR') return undefined;
  if (at('iban') === '' || (amount !== '' && !AMOUNT.test(amount))) return undefined;
  return {
    name: at('name'),
    iban: at('iban').replace(/\s/gu, ''),
    amount: amount === '' ? undefined : Number(amount),
    currency,
    reference: at('reference'),
  };
}
