import { foldText } from '../../layout/fold-text.js';
import { looksLikeCompany, looksLikePerson } from '../../layout/party-name.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { StatementRow } from '../page/statement-rows.js';
import type { BankName } from './bank-name.js';
import PATTERNS from './name-standing-alone.json' with { type: 'json' };
import type { PartyText } from './party-text.js';

/** A name without an address stands in this upper part of the first page. */
const HEAD = 0.35;
const MAX_NAME_WORDS = 6;
/**
 * What statements print where a name could stand: titles, parts of the account, notices. Folded; in English,
 * Spanish and Portuguese.
 */
const OF_STATEMENTS = patternOf(PATTERNS.ofStatements, 'u');

/** `agência: 0412`: beside the holder's name as much as under it. */
const isLabelledNumber = ({ text }: StatementRow['segments'][number]): boolean => /^\p{L}{2}.*\d/u.test(text);

/**
 * Apps and digital banks print the holder's name alone in a line at the head of the page, without a label or
 * an address.
 */
export function nameStandingAlone(
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
  bank: BankName | undefined,
): PartyText | undefined {
  const ofBank = foldText(bank?.text ?? '');
  for (const row of rows) {
    if (row.line.page > 1 || row.line.box.y1 > HEAD) break;
    const [cell, ...others] = row.segments;
    const isBank = ({ folded }: StatementRow['segments'][number]): boolean =>
      ofBank !== '' && folded.includes(ofBank);
    if (
      !cell ||
      !others.every((one) => isLabelledNumber(one) || isBank(one)) ||
      inTables.has(row.index) ||
      cell.words.length > MAX_NAME_WORDS
    )
      continue;
    const isName =
      looksLikePerson(cell.text) && !looksLikeCompany(cell.text) && !OF_STATEMENTS.test(cell.folded);
    if (isName && (ofBank === '' || !(cell.folded.includes(ofBank) || ofBank.includes(cell.folded))))
      return { text: cell.text, lines: [cell], certainty: 0.65 };
  }
  return undefined;
}
