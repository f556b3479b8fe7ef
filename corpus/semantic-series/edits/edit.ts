import type { ComposedDocument } from '../../papers/composed-document.js';
import type { Dice } from '../../pdf-forgeries/dice.js';

/** A document after an edit, before it is printed. */
export interface Edited {
  /** Remembers where it was changed; see `edited-markup.ts`. */
  readonly markup: string;
  /** `amount: 10.00 -> 90.00`; several changes are parted by `;`. */
  readonly what: string;
  /** Whether the sums that the document prints still hold. */
  readonly arithmetic: 'breaks' | 'keeps' | 'neutral';
  /**
   * The day on which both twins count as submitted, where the edit is made for another day than the
   * original's.
   */
  readonly receivedOn?: string;
}

/** An honest document of one kind, and what it was composed of. */
export interface Original {
  readonly document: ComposedDocument;
  /** The day on which it counts as submitted, `YYYY-MM-DD`. */
  readonly receivedOn: string;
}

/** @returns undefined where the layout does not print what the edit changes */
export type Edit<Of extends Original = Original> = (original: Of, dice: Dice) => Edited | undefined;

export const statedRaw = ({ stated }: ComposedDocument, path: string): string | undefined =>
  stated.find((one) => one.path === path)?.raw;

export const statedLike = ({ stated }: ComposedDocument, path: RegExp): string[] =>
  stated.filter((one) => path.test(one.path)).map(({ raw }) => raw);

/**
 * One digit of a text changed, two with even odds where there are as many: as long as before, so that columns
 * stay as they are.
 * @param among which digits may be changed; all when absent
 */
export function withOtherDigits(
  text: string,
  dice: Dice,
  among: (index: number) => boolean = () => true,
): string {
  const digits = [...text].flatMap((character, index) =>
    /\d/.test(character) && among(index) ? [index] : [],
  );
  const chosen = dice.shuffled(digits).slice(0, digits.length > 3 && dice.chance(0.5) ? 2 : 1);
  const characters = [...text];
  for (const index of chosen) characters[index] = otherDigit(characters[index] ?? '', dice);
  return characters.join('');
}

/**
 * An amount with other digits before its decimal mark; the cents stay, and no zero comes to stand in front.
 */
export const withOtherAmount = (text: string, dice: Dice): string =>
  withOtherDigits(text, dice, (index) => index < text.length - 3);

/** 1..9, since it may stand in front. */
function otherDigit(digit: string, dice: Dice): string {
  return dice.pick([...'123456789'].filter((other) => other !== digit));
}
