import { PICTURE_COPIES } from '../copies/page-pictures.js';
import { type PrintedStatement, printStatement, rollCustomer } from '../papers/statements.js';
import type { Series } from '../series.js';

/** Further strangers of the banks, whose statements are seen as pictures only: no two of them are copies. */
export async function addScannedStrangers(
  series: Series,
  banks: readonly PrintedStatement[],
  customersPerBank: number,
): Promise<void> {
  for (const { bank } of banks) {
    for (let customer = 1; customer <= customersPerBank; customer++) {
      const name = `stranger-${bank.design.id}-${customer}`;
      const { printed, origin } = await printStatement(series, bank, rollCustomer(series, bank), name);
      const copy = PICTURE_COPIES[(customer - 1) % PICTURE_COPIES.length];
      const [page] = await printed.pictures(copy?.dpi ?? 0);
      if (!copy || !page) throw new RangeError('expected a page');
      const { writer: _, ...ofPaper } = origin;
      series.add(name, copy.extension, await copy.make(page, series.dice), { ...ofPaper, look: copy.look });
    }
  }
}
