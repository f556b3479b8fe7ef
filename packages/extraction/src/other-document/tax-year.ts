import { spanOf } from '../fields/printed-field.js';
import type { Cell } from '../layout/cells.js';
import type { PrintedFact } from './document-page.js';

/**
 * The year of a form, and what tells that it is one: the form's title beside it, or nothing but that it
 * stands alone.
 */
export interface TaxYear extends PrintedFact<number> {
  readonly by: 'title' | 'itself';
}

const YEAR = /^(?:19|20)\d{2}$/u;
/** As the form calls itself; folded. */
const TITLE = /wage and tax statement|\bw ?-? ?2\b/u;
/** The year is printed in large figures, whose line may be the one above or below the title's. */
const MAX_LINES_FROM_TITLE = 1;

/**
 * The year of a Form W-2: within its title, or in a cell of its own. House numbers, postal boxes and control
 * numbers look like years and stand first on most forms, so that a year within other words is none.
 * @returns undefined where no year is found, or several that disagree
 */
export function taxYearOf(cells: readonly Cell[]): TaxYear | undefined {
  const titles = cells.filter(({ folded }) => TITLE.test(folded));
  const isBesideTitle = (cell: Cell): boolean =>
    titles.some(
      (title) =>
        title === cell ||
        (cell.words.length === 1 && Math.abs(title.line - cell.line) <= MAX_LINES_FROM_TITLE),
    );
  const titled = cells.filter(isBesideTitle).flatMap(yearsIn);
  if (titled.length > 0) return agreed(titled, 'title');
  const alone = cells.filter(({ words }) => words.length === 1).flatMap(yearsIn);
  return agreed(alone, 'itself');
}

const yearsIn = ({ words, page }: Cell): PrintedFact<number>[] =>
  words.flatMap((word) => {
    const span = YEAR.test(word.text) ? spanOf([word], page) : undefined;
    return span ? [{ value: Number(word.text), span }] : [];
  });

function agreed(years: readonly PrintedFact<number>[], by: TaxYear['by']): TaxYear | undefined {
  const [first] = years;
  return first && years.every(({ value }) => value === first.value) ? { ...first, by } : undefined;
}
