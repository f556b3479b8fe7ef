import type { StatementDesign } from '../../papers/statements/design.js';
import type { Dice } from '../../pdf-forgeries/dice.js';

/** A bank that exists, and what its numbers begin with. */
export interface CodedBank {
  readonly name: string;
  readonly code: string;
}

type Country = StatementDesign['country'];

/**
 * Institutions of the CLABE (Banco de México, catalog of participants of SPEI), routing numbers that the
 * banks publish themselves, and ISPB numbers (Banco Central do Brasil, participants of the STR).
 */
export const CODED_BANKS: Readonly<Record<Country, readonly CodedBank[]>> = {
  MX: [
    { name: 'BBVA México', code: '012' },
    { name: 'Santander México', code: '014' },
    { name: 'HSBC México', code: '021' },
    { name: 'Scotiabank', code: '044' },
    { name: 'Banorte', code: '072' },
  ],
  US: [
    { name: 'JPMorgan Chase Bank', code: '021000021' },
    { name: 'Bank of America', code: '026009593' },
    { name: 'Wells Fargo Bank', code: '121000248' },
    { name: 'U.S. Bank', code: '091000022' },
  ],
  BR: [
    { name: 'Banco do Brasil', code: '00000000' },
    { name: 'Itaú Unibanco', code: '60701190' },
    { name: 'Banco Bradesco', code: '60746948' },
    { name: 'Caixa Econômica Federal', code: '00360305' },
  ],
};

/** Of Mexico City. */
const CLABE_PLACE = '180';

/**
 * A CLABE with its check digit: weights 3, 7, 1, each product without its tens (Banco de México, circular
 * 3/2012).
 */
function clabe({ code }: CodedBank, dice: Dice): string {
  const base = `${code}${CLABE_PLACE}${dice.digits(11)}`;
  const sum = [...base].reduce(
    (total, digit, index) => total + ((Number(digit) * [3, 7, 1][index % 3]!) % 10),
    0,
  );
  return `${base}${(10 - (sum % 10)) % 10}`;
}

/** ISO 13616: letters as 10 to 35, country and check digits behind, remainder 1 by 97. */
function iban({ code }: CodedBank, dice: Dice): string {
  const account = `${code}${dice.digits(5)}${dice.digits(10)}C1`;
  const number = [...`${account}BR00`].map((character) => Number.parseInt(character, 36)).join('');
  return `BR${String(98n - (BigInt(number) % 97n)).padStart(2, '0')}${account}`;
}

/** What a statement of the country prints beside its account. */
export interface AccountCode {
  readonly label: string;
  readonly number: string;
}

export function accountCode(country: Country, bank: CodedBank, dice: Dice): AccountCode {
  if (country === 'MX') return { label: 'CLABE interbancaria', number: clabe(bank, dice) };
  if (country === 'BR') return { label: 'IBAN', number: iban(bank, dice) };
  return { label: 'Routing number', number: bank.code };
}
