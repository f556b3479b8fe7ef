import type { Box } from '@assay/media';
import { foldText } from '../../layout/fold-text.js';
import { type Segment, segmentOf } from '../../layout/segments.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { StatementRow } from '../page/statement-rows.js';
import { valuesOfLabel } from '../page/values-of-label.js';
import PATTERNS from './account-type.json' with { type: 'json' };

/** What kind of account it is, as printed. */
export interface AccountType {
  readonly text: string;
  readonly page: number;
  readonly box: Box;
  readonly reading: number;
  /** A label says so; otherwise it is a title. */
  readonly labelled: boolean;
}

/** Kinds of accounts in English, Spanish and Portuguese; folded. */
const KIND = patternOf(PATTERNS.kind, 'u');
const LABEL = patternOf(PATTERNS.label, 'u');
const INLINE_LABEL = patternOf(PATTERNS.inlineLabel, 'iu');
/** Behind the kind: what the page is, not what the account is. */
const TAIL = patternOf(PATTERNS.tail, 'iu');
/**
 * `CHECKING SUMMARY Everyday Checking`, `Account summary: Access Checking`: the page's title, then the
 * account's name.
 */
const BEHIND_TITLE = /^(?:\p{L}+ ){1,2}(?:summary|resumen|resumo):?\s+(.+)$/iu;
/** Before the kind. */
const HEAD = patternOf(PATTERNS.head, 'iu');
/** `Your Advance Savings`: the customer is no part of the name. */
const YOUR = /^(?:your|tu|su|sua)\s+(?=\p{Lu})/iu;
/** The name of a bank, not of an account. */
const BANK = /\b(?:bank|credit union|banco|banca|caixa|loan|association)\b/iu;
const MAX_WORDS = 9;

/** Both kinds in one line name a group of accounts. */
const GROUP = /\b(?:checking|cheques|corrente)\b.*\b(?:savings|ahorros?|poupanca)\b/u;

/**
 * The account's kind among the rows that speak of it: what a label says, else the title that stands nearest
 * above.
 * @param all rows of the document, by index
 * @param anchor the row of the account's number or opening balance
 * @param bankName folded; a line that holds it is no account's
 */
export function accountType(
  all: readonly StatementRow[],
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
  anchor: number,
  bankName: string,
): AccountType | undefined {
  let above: AccountType | undefined;
  let below: AccountType | undefined;
  let group: AccountType | undefined;
  let ownLine: AccountType | undefined;
  for (const row of rows) {
    if (inTables.has(row.index)) continue;
    for (const [index, segment] of row.segments.entries()) {
      const named = LABEL.test(segment.folded)
        ? labelledBy(segment, valuesOfLabel(all, row, index), row)
        : behindColon(segment);
      if (named) return named;
      if (bankName !== '' && segment.folded.includes(bankName)) continue;
      const found = headsRow(row, index)
        ? undefined
        : (typeIn(segment, row.segments[index - 1]) ?? ownName(row, index, bankName));
      if (!found) continue;
      if (found.labelled) return found;
      if (GROUP.test(segment.folded)) group ??= found;
      else if (row.segments.length === 1 && segment.text.endsWith(found.text)) {
        if (row.index <= anchor || !ownLine) ownLine = found;
      } else if (row.index <= anchor) above = found;
      else below ??= found;
    }
  }
  const fuller = ownLine && [above, below].find((one) => one && isFuller(one, ownLine));
  return fuller ?? ownLine ?? above ?? below ?? group;
}

/** `PRIMARY SAVINGS ERIN DELACRUZ`: a credit union sets the owner's name behind the account's. */
export function withoutName(type: AccountType, folded: string): AccountType {
  if (folded === '' || !foldText(type.text).endsWith(` ${folded}`)) return type;
  return { ...type, text: type.text.split(' ').slice(0, -folded.split(' ').length).join(' ') };
}

/** `Everyday Checking` beside `Checking`: the title of a section is a part of the account's own name. */
const isFuller = (one: AccountType, other: AccountType): boolean =>
  foldText(one.text).endsWith(` ${foldText(other.text)}`);

/** `CHECKING SUMMARY` before a cell that names the account. */
const headsRow = ({ segments }: StatementRow, index: number): boolean =>
  index === 0 &&
  segments.length === 2 &&
  /\b(?:summary|resumen|resumo)$/u.test(segments[0]?.folded ?? '') &&
  (KIND.test(segments[1]?.folded ?? '') || NAMED.test(segments[1]?.folded ?? ''));

/** `Cuenta ****1234`: a cell beside an account's name that holds its number. */
const NUMBER_BESIDE = /^(?:account|acct|cuenta|conta|contrato)\b.*\d{3}$/u;

/**
 * A name that a bank gives an account, in a line of its own: `Rainy Day Account`, `Cuenta Sol`, `Conta Leve`.
 */
const NAMED = patternOf(PATTERNS.named, 'u');
/** Behind these a name may go on in small letters: `Conta que rende`, `Carteira digital`. */
const HEAD_OF_NAME = /^(?:cuenta|conta|carteira|cartera|billetera|monedero) /u;
/** Words of labels, titles and offers around an account. */
const NOT_NAMED = patternOf(PATTERNS.notNamed, 'u');

/** The number behind the name, or a part of it. */
const NUMBER_BEHIND = patternOf(PATTERNS.numberBehind, 'iu');

function ownName(row: StatementRow, index: number, bankName: string): AccountType | undefined {
  const { segments, dates } = row;
  const segment = segments[index];
  if (!segment) return undefined;
  const before = segment.text.replace(YOUR, '');
  const text = before.replace(NUMBER_BEHIND, '');
  const folded = foldText(text);
  // Alone in its line, before its number, beside the period, the bank's name, a title of the summary or a
  // line of it.
  const isNameApart =
    segments.length === 1 ||
    NUMBER_BESIDE.test(segments[index + 1]?.folded ?? '') ||
    (segments.length === 2 && dates.length === 2) ||
    (index === 1 && headsRow(row, 0)) ||
    (bankName !== '' && segments.length === 2 && segments[1 - index]?.folded.includes(bankName)) ||
    (index === 0 && /\d[.,]\d{2}$/u.test(segments.at(-1)?.text ?? ''));
  const isCapitalised =
    text.split(' ').every((word) => /^\p{Lu}/u.test(word)) ||
    (HEAD_OF_NAME.test(folded) && /^\p{Lu}/u.test(text));
  const isName = isNameApart && NAMED.test(folded) && !NOT_NAMED.test(folded) && isCapitalised;
  if (!isName || BANK.test(folded)) return undefined;
  const from = segment.words.length - before.split(' ').length;
  const words = segment.words.slice(from, from + text.split(' ').length);
  return {
    text,
    page: segment.page,
    box: segment.box,
    reading: Math.min(...words.map((word) => word.reading)),
    labelled: false,
  };
}

/** Labels that stand over an owner's name or a number, too. */
const AMBIGUOUS_LABEL =
  /^(?:account (?:name|title)|nombre de (?:la )?cuenta|cuenta|conta|(?:categoria|especie|type)\s*:?$)/u;
const NUMBER_ALONE = /^[-+$R ]*\d[\d.,]*%?$/u;

/** Beside a label of balances any label of a kind means the account's. */
const OF_BALANCE = /\b(?:balance|saldo)\b/u;

/**
 * The value of a label; none where a number stands in its place, since what follows it is another's label.
 * @param row where the label stands, if it is a cell of its own
 */
function labelledBy(label: Segment, values: readonly Segment[], row?: StatementRow): AccountType | undefined {
  if (NUMBER_ALONE.test(values[0]?.text ?? '')) return undefined;
  const isOpen =
    AMBIGUOUS_LABEL.test(label.folded) && !row?.segments.some(({ folded }) => OF_BALANCE.test(folded));
  const value = values.find((one) => labelledType(one) && (!isOpen || NAMED.test(one.folded)));
  return value && labelledType(value);
}

/** `Modalidade: Conta Leve`: the label and its value in one cell. */
function behindColon(segment: Segment): AccountType | undefined {
  const behind = segment.words.findIndex(({ text }) => text.endsWith(':')) + 1;
  const label = segmentOf(segment, 0, behind);
  const value = segmentOf(segment, behind, segment.words.length);
  return label && value && LABEL.test(label.folded) ? labelledBy(label, [value]) : undefined;
}

/** The value of a label. */
function labelledType({ text, words, page, box }: Segment): AccountType | undefined {
  if (
    words.length > MAX_WORDS ||
    !/\p{L}{3}/u.test(text) ||
    /\d{3}|:$/u.test(text) ||
    LABEL.test(foldText(text))
  )
    return undefined;
  return { text, page, box, reading: Math.min(...words.map((word) => word.reading)), labelled: true };
}

/** `Saldo em conta corrente`: a balance's label. */
const OF_BALANCE_FIRST = /^(?:saldos?|balances?)\b/iu;

/**
 * `eAccess Checking`, `myWay Savings`: what a bank sells may begin with a small letter, before a large one.
 */
const BRAND = /^\p{Ll}{1,3}\p{Lu}/u;

function typeIn(segment: Segment, before: Segment | undefined): AccountType | undefined {
  if (!KIND.test(segment.folded)) return undefined;
  const labelled = INLINE_LABEL.test(segment.text) || (before !== undefined && LABEL.test(before.folded));
  const stated = segment.text.replace(INLINE_LABEL, '');
  const behindTitle = BEHIND_TITLE.exec(stated)?.[1];
  const whole = behindTitle && KIND.test(foldText(behindTitle)) ? behindTitle : stated;
  const text = whole
    .replace(HEAD, '')
    .replace(YOUR, '')
    .replace(TAIL, '')
    .replace(/[\s:.,®™–-]+$/u, '')
    .trim();
  if (
    text === '' ||
    text.split(' ').length > MAX_WORDS ||
    /[.!?]\s|,\s.*,/u.test(text) ||
    (!labelled && !KIND.test(foldText(text)))
  )
    return undefined;
  if (!labelled && (BANK.test(text) || OF_BALANCE_FIRST.test(text))) return undefined;
  if (!labelled && !/^(?:\p{Lu}|\d)/u.test(whole) && !BRAND.test(whole)) return undefined;
  // `Extrato de conta corrente` names a kind; `Your savings federally insured` goes on about it.
  if (
    !labelled &&
    /^\p{Ll}/u.test(text) &&
    !BRAND.test(text) &&
    KIND.exec(foldText(text))?.[0] !== foldText(text)
  )
    return undefined;
  const first = segment.words[0];
  if (!first) return undefined;
  const reading = Math.min(...segment.words.map((word) => word.reading));
  return { text, page: segment.page, box: segment.box, reading, labelled };
}
