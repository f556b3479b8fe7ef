import type { DocumentText, TextLine } from '@assay/media';
import { textOf } from '../layout/characters.js';
import { patternOf } from '../vocabulary/pattern.js';
import type { ClassVote } from './code-votes.js';
import { FIRST_PAGES } from './document-phrases.js';
import PATTERNS from './layout-votes.json' with { type: 'json' };

const MONEY = /\d[.,]\d{2}\D?$/u;

/** A till's slip: narrow, short, with a column of amounts that ends in its total. */
const MIN_SLIP_AMOUNTS = 3;
const MAX_SLIP_LINES = 60;
const SLIP_TOTAL = /^(?:grand |net |amount )?total\b|^total/iu;
const SLIP_DETAIL = patternOf(PATTERNS.slipDetail, 'iu');

/** What the arrangement of lines says. */
export function votesOfLayout(text: DocumentText): ClassVote[] {
  const lines = text.pages.slice(0, FIRST_PAGES).flatMap((page) => page.lines);
  return votesOfSlip(lines);
}

function votesOfSlip(lines: readonly TextLine[]): ClassVote[] {
  if (lines.length > MAX_SLIP_LINES) return [];
  const amounts = lines.filter((line) => MONEY.test(line.words.at(-1)?.text ?? ''));
  const texts = lines.map(({ words }) => textOf(words));
  if (
    amounts.length < MIN_SLIP_AMOUNTS ||
    !texts.some((one) => SLIP_TOTAL.test(one)) ||
    !texts.some((one) => SLIP_DETAIL.test(one))
  )
    return [];
  return [{ name: 'business/receipt', weight: 2.5, because: 'a short column of amounts with a total' }];
}
