import { MONTH_PATTERN } from '../dates/months.js';
import { type Cell, cellOf } from './cells.js';

/** A line that ends in a day without its year: `31 de octubre`, `31 de octubre de`, `October 31,`. */
const ENDS_IN_DAY = new RegExp(String.raw`(?:\d{1,2}(?:[ /-]| de )${MONTH_PATTERN}(?: del?)?|${MONTH_PATTERN} \d{1,2},?)$`, 'u');
const YEAR = /^(?:del? )?(?:19|20)\d{2}$/u;
const MAX_CELLS_BACK = 40;
/** Lines of one cell stand closer than this many of their heights. */
const MAX_LEADING = 0.8;

/** Cells whose last date a narrow column broke before its year, whole again: `31 de octubre` over `de 2023`. */
export function withWrappedYears(cells: readonly Cell[]): Cell[] {
  const whole: (Cell | undefined)[] = [...cells];
  for (const [index, cell] of cells.entries()) {
    if (!YEAR.test(cell.folded)) continue;
    for (let at = index - 1; at >= Math.max(0, index - MAX_CELLS_BACK); at--) {
      const above = whole[at];
      if (!above || !isUnder(above, cell) || !ENDS_IN_DAY.test(above.folded)) continue;
      whole[at] = cellOf([...above.words, ...cell.words], above);
      whole[index] = undefined;
      break;
    }
  }
  return whole.filter((cell) => cell !== undefined);
}

function isUnder(above: Cell, { page, line, box, emWidth }: Cell): boolean {
  const leading = box.y1 - above.box.y2;
  return (
    above.page === page && above.line < line && leading <= MAX_LEADING * (box.y2 - box.y1) && Math.abs(above.box.x1 - box.x1) < emWidth / 2
  );
}
