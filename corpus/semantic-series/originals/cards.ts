import type { Family } from '../../papers/families.js';
import { type CardDesign, composeCard } from '../../papers/id-cards/design.js';
import { type Day, daysAfter, isoDate } from '../../papers/printing/dates.js';
import type { Dice } from '../../pdf-forgeries/dice.js';
import type { CodedCard } from '../edits/card-edits.js';

export async function composeOriginalCard(
  design: CardDesign,
  { names }: Family,
  dice: Dice,
): Promise<CodedCard> {
  const lists = names[design.language];
  if (!lists) throw new RangeError(`expected names in ${design.language}`);
  const document = await composeCard(design, lists, dice);
  const issued = document.stated.find(({ path }) => path === 'dateOfIssue')?.value;
  return {
    document,
    names: lists,
    receivedOn:
      typeof issued === 'string' ? isoDate(daysAfter(dayOf(issued), DAYS_AFTER_ISSUE)) : AFTER_ALL_ISSUES,
  };
}

/** A new card is submitted: the shortest validity of any design is four years. */
const DAYS_AFTER_ISSUE = 100;
/** Cards are issued in 2018 to 2024. */
const AFTER_ALL_ISSUES = '2025-01-15';

const dayOf = (iso: string): Day => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
};

/**
 * Whether it says the same twice: in print, and in a bar code (whose content stands in `desc`) or a
 * machine-readable zone.
 */
export const isCoded = ({ document }: CodedCard): boolean => /<desc>|&lt;&lt;/.test(document.drawing.markup);
