import type { DocumentText } from '@assay/media';
import { leadingDate } from '../dates/find-date.js';
import type { ClassVote } from './code-votes.js';

const MAX_PAGES = 3;
/** A list of transactions has more rows than a receipt has dates. */
const MIN_ROWS = 5;
const MONEY = /\d[.,]\d{2}\D?$/u;

/** What the arrangement says: rows that begin with a date and end with money are those of an account. */
export function votesOfLayout(text: DocumentText): ClassVote[] {
  const rows = text.pages
    .slice(0, MAX_PAGES)
    .flatMap(({ lines }) => lines)
    .filter((line) => leadingDate(line) !== undefined && MONEY.test(line.words.at(-1)?.text ?? ''));
  if (rows.length < MIN_ROWS) return [];
  return [
    { name: 'financial/bank_statement', weight: 2.5, because: 'rows of dates and amounts' },
    { name: 'financial/business_bank_statement', weight: 2, because: 'rows of dates and amounts' },
    { name: 'financial/credit_card_statement', weight: 2, because: 'rows of dates and amounts' },
  ];
}
