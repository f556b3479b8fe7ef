import { COMPE_BANKS } from '../br/compe-banks.js';
import { CLABE_BANKS } from '../mx/clabe-banks.js';
import { ROUTING_NUMBER_BANKS } from '../us/routing-number-banks.js';
import { type Bank, type BankCountry, namesBank } from './bank.js';

const BANKS: Readonly<Record<BankCountry, readonly Bank[]>> = {
  us: ROUTING_NUMBER_BANKS,
  mx: CLABE_BANKS,
  br: COMPE_BANKS,
};

const byNumber = (banks: readonly (Bank & { readonly numbers: string })[]): ReadonlyMap<string, Bank> =>
  new Map(banks.flatMap((bank) => bank.numbers.split(' ').map((number): [string, Bank] => [number, bank])));

const BY_ROUTING_NUMBER = byNumber(ROUTING_NUMBER_BANKS);
const BY_CLABE_PREFIX = byNumber(CLABE_BANKS);
const BY_COMPE_CODE = byNumber(COMPE_BANKS);

/** @param digits the nine digits; undefined for a number that is not in the table, which says nothing */
export const bankOfRoutingNumber = (digits: string): Bank | undefined => BY_ROUTING_NUMBER.get(digits);

/** @param prefix the first three digits of a CLABE */
export const bankOfClabe = (prefix: string): Bank | undefined => BY_CLABE_PREFIX.get(prefix);

/** @param code three digits, as a boleto begins with */
export const bankOfCompeCode = (code: string): Bank | undefined => BY_COMPE_CODE.get(code);

/** The country's banks that a text names; several where it names several, or where a brand is shared. */
export const banksNamed = (text: string, country: BankCountry): readonly Bank[] =>
  BANKS[country].filter((bank) => namesBank(text, bank));
