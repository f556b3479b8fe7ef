import { NINTH_NAMES } from '../../people/ninth-family-names.js';
import type { PaperLanguage } from '../../printing/dates.js';
import { plain } from '../../printing/ledger.js';
import { referenceNumber } from '../references.js';
import type { Row, Sheet } from '../sheet.js';

/** A movement's words taken apart: the kind of movement, as the design's texts have it, and whom it was with. */
export function parted(sheet: Sheet, { movement }: Row): { readonly manner: string; readonly party: string } {
  const { deposits, withdrawals } = sheet.words.texts;
  const manner =
    (movement.cents > 0 ? deposits : withdrawals).find((text) =>
      movement.description.startsWith(`${text} `),
    ) ?? '';
  return { manner, party: movement.description.slice(manner.length).trim() };
}

/** A person of the family's names, the same for the same movement. */
export function personOf(row: Row, language: PaperLanguage): string {
  const { givenNames, familyNames } = NINTH_NAMES[language];
  const mixed = Number(referenceNumber(row, 6));
  return `${givenNames[mixed % givenNames.length]} ${familyNames[Math.floor(mixed / 97) % familyNames.length]}`;
}

/**
 * Notes one movement in an issuer's own words.
 * @param lines of the description, from above; its value joins them with a space
 * @returns what a table prints; `told` has the lines beneath each other
 */
export function toldOver(
  sheet: Sheet,
  account: number,
  { movement, balanceCents }: Row,
  lines: readonly string[],
  withBalance = sheet.design.withBalance,
): ReturnType<Sheet['transaction']> & { readonly told: string } {
  const description = lines.join(' ');
  // What an account for savings calls a transfer has no check's number.
  const checkNumber = description.includes(movement.checkNumber) ? movement.checkNumber : '';
  const described = { ...movement, description, detail: '', checkNumber };
  const parts = sheet.transaction(account, { movement: described, balanceCents }, withBalance);
  return { ...parts, told: lines.map(plain).join('<br>') };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** An hour and minute of the day, the same for the same movement: `09:41`. */
export function hourOf(row: Row): string {
  const mixed = Number(referenceNumber(row, 8));
  return `${two(7 + (mixed % 14))}:${two(mixed % 60)}`;
}

/** Whether the account is one for savings: its movements are transfers. */
export const isSavings = (sheet: Sheet, account: number): boolean =>
  /savings/i.test(sheet.account(account).type);

/** The last row of each day. */
export const endsDay = (rows: readonly Row[], index: number): boolean => {
  const [day, next] = [rows[index]?.movement.day, rows[index + 1]?.movement.day];
  return !next || !day || next.day !== day.day || next.month !== day.month;
};

const MS_PER_DAY = 86_400_000;

/** Days of the period, its first and last included. */
export function daysOf({ facts: { start, end } }: Sheet): number {
  const [from, to] = [start, end].map(({ year, month, day }) => Date.UTC(year, month - 1, day));
  return ((to ?? 0) - (from ?? 0)) / MS_PER_DAY + 1;
}
