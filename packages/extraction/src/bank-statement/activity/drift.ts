import type { StatementRow } from '../page/statement-rows.js';
import type { ReadDate } from './activity-line.js';
import type { Heading } from './headings.js';

/** From one row to the next the columns of a photographed page move aside by less than this, in widths of an m. */
const MAX_STEP_EM = 1;

/**
 * How far the columns of a page photographed aslant have moved aside from under their headings, as the dates of its table tell: line by
 * line a little, down the page more than the width of a narrow column (`DIA`). Text layers stand straight.
 */
export class Drift {
  #first: number | undefined;
  #last = 0;

  /** @param date of a row's own */
  follow({ box, reading }: ReadDate, { line }: StatementRow): void {
    this.#first ??= box.x1;
    const isNext = Math.abs(box.x1 - this.#first - this.#last) < MAX_STEP_EM * line.emWidth;
    if (reading < 1 && isNext) this.#last = box.x1 - this.#first;
  }

  /** The headings where their columns stand by now. */
  over(headings: readonly Heading[]): readonly Heading[] {
    const moved = this.#last;
    return moved === 0 ? headings : headings.map(({ role, box }) => ({ role, box: { ...box, x1: box.x1 + moved, x2: box.x2 + moved } }));
  }
}
