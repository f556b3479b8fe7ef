import { withoutAccents } from '../../id-cards/without-accents.js';
import { clabeCheckDigit, rfcCheckCharacter } from '../../identifiers/identifiers.js';
import type { Day } from '../../printing/dates.js';
import type { Account, StatementFacts } from '../facts.js';
import type { Row, Sheet } from '../sheet.js';

/** The end of an account's number, by which a bank names it in passing. */
export const lastFour = ({ number }: Account): string => number.slice(-4);

const DAY_MS = 86_400_000;
const timeOf = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day);
/** How many days a statement covers, both ends included. */
export const daysOf = ({ start, end }: StatementFacts): number => (timeOf(end) - timeOf(start)) / DAY_MS + 1;

const dayAt = (rows: readonly Row[], index: number): string =>
  JSON.stringify(rows[index]?.movement.day ?? null);
export const startsDay = (rows: readonly Row[], index: number): boolean =>
  dayAt(rows, index) !== dayAt(rows, index - 1);
export const endsDay = (rows: readonly Row[], index: number): boolean =>
  dayAt(rows, index) !== dayAt(rows, index + 1);

/** Which of the bank's own wordings begins a description: what follows it is a name. */
export function wordingOf(sheet: Sheet, { movement }: Row): string {
  const { deposits, withdrawals } = sheet.words.texts;
  const fitting = [...deposits, ...withdrawals].filter((wording) =>
    movement.description.startsWith(`${wording} `),
  );
  return fitting.sort((one, other) => other.length - one.length)[0] ?? '';
}

/** Words in one line, the name in the next, any reference beneath. */
export function nameBeneath(
  sheet: Sheet,
  row: Row,
  { description, detail }: { description: string; detail: string },
): string {
  const wording = wordingOf(sheet, row);
  const lines =
    wording === ''
      ? [description]
      : [description.slice(0, wording.length), description.slice(wording.length + 1)];
  return [...lines, detail].filter(Boolean).join('<br>');
}

/** The account's standard key at a bank and in a place that no table knows. */
export const clabeOf = ({ number }: Account): string => {
  const base = `151180${number.padStart(11, '0')}`;
  return base + clabeCheckDigit(base);
};

/** A tax number of the holder's name with a right check character; its day is taken from the account's number. */
export function rfcOfHolder({ holder, accounts }: StatementFacts): string {
  const [maternal = '', paternal = '', ...given] = withoutAccents(holder.toUpperCase()).split(' ').reverse();
  const digits = [...(accounts[0]?.number ?? '')].map(Number);
  const [tens = 0, units = 0, month = 0, day = 0] = digits.slice(-4);
  const two = (value: number): string => String(value).padStart(2, '0');
  const birth = `${6 + (tens % 4)}${units}${two(month + 1)}${two(day + 10)}`;
  const base = `${paternal.slice(0, 2)}${maternal.slice(0, 1)}${given.at(-1)?.slice(0, 1) ?? 'X'}${birth}7H`;
  return `${base}${rfcCheckCharacter(base)}`;
}
