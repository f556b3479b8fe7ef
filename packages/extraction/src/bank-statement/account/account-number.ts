import { type Box, type TextWord, unionBox } from '@assay/media';
import { foldText } from '../../layout/fold-text.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { StatementRow } from '../page/statement-rows.js';
import PATTERNS from './account-number.json' with { type: 'json' };

/** An account's number as printed. */
export interface AccountNumber {
  readonly text: string;
  /** Digits and what masks them, for comparing. */
  readonly key: string;
  readonly row: number;
  readonly page: number;
  readonly box: Box;
  readonly reading: number;
  /** Its shape alone tells: no label says that it is an account's. */
  readonly unlabelled?: true;
  /** Its label calls it a member's or a contract's. */
  readonly ofMember?: true;
}

const OF_MEMBER = /\bmember\b|^(?!.*\b(?:cuenta|conta|account)\b).*\b(?:contrato|contract)\b/u;

/**
 * Labels of an account's own number in English, Spanish and Portuguese, folded; CLABE, card, customer and
 * routing numbers are others.
 */
const LABEL = patternOf(PATTERNS.label, 'u');
/**
 * Words for an account in a label of its own, in any order with others: `Account ID`,
 * `Customer number and account`, `Contrato`.
 */
const NAMES_AN_ACCOUNT = /\b(?:account|acct|cuenta|cta|conta|contrato|contract|c\/c|c\/a)\b/u;
/** Labels of anything else that an account's block states. */
const NAMES_ANOTHER = patternOf(PATTERNS.namesAnother, 'u');
export const MAX_LABEL_WORDS = 6;
/** A title that names the kind of account and then its number: `Money Market - 8872`. */
const TITLE = patternOf(PATTERNS.title, 'u');
/** `SHARE DRAFT CHECKING   ID 1234`. */
const ID_ALONE = /^(?:id|suffix)$/u;
/**
 * An account's name, as it heads the account's part beside a masked number: `Student Checking  XXXXXX8565`.
 */
const NAMES_A_KIND = patternOf(PATTERNS.namesAKind, 'u');
const MASKED = /^[xX*\u2022.#-]{2,}\d{2,}$/u;
const NOT_ITS_OWN = patternOf(PATTERNS.notItsOwn, 'u');
/** Numbers of other things or of somebody else's account. */
const FOREIGN = patternOf(PATTERNS.foreign, 'u');
/** `Acct. no. 1234`: such a label is one even behind a title. */
const SAYS_NUMBER = /(?:\b(?:number|num|no|nro)|n[o°º]|#)[\s.:]*$/u;
const MAX_WORDS_BEFORE_NUMBER_LABEL = 9;
/** Behind this word the name of a kind may begin with a small letter. */
const KIND_AND_NAME = /^(?:Conta|Cuenta)$/u;
const MAX_NAME_WORDS = 5;
/** Digits, groups of them, and what masks them; a check digit may be a letter. */
const NUMBER =
  /^(?:[\dxX*•.#·-]{0,24}\d{2,20}|\d{1,6})(?:(?: ?\/ ?|[-/ .]?)(?:\d{1,12}|[xX*•]{1,12}|[xX]))*$/u;
/** `Number:12345`, `number12345`: no space between label and number. */
const GLUED = /^((?![xX]{2})\p{L}[\p{L}.]+[:#]?)([\d*•][\dxX*•-]{3,})$/u;
/** Stands between parts of a line, in no number. */
const DIVIDER = /^[·•|]$/u;
const PART = /^[\dxX*•#·./-]+$/u;
/** Groups of one number stand this near, also in a fixed pitch. */
const MAX_GROUP_GAP_EM = 1.1;
const MIN_DIGITS = 3;
/** So many digits are no count or amount, even behind a longer title. */
const LONG_NUMBER = 8;
const MAX_CHARACTERS = 30;
/** A label right above names a number, not just an account. */
const NAMES_A_NUMBER = /number|num|no\b|nro|n[o°º]|#|cuenta|conta|account$/u;
/** A label begins its line, or nearly: more words make a sentence. */
const MAX_WORDS_BEFORE_LABEL = 3;
/** Numbers of other things, by the words beside or above them. */
export const OTHER_NUMBER = patternOf(PATTERNS.otherNumber, 'u');
const MAX_ROWS_BELOW = 2;
const MAX_SENTENCE_GAP_EM = 5;

/** Account numbers with a label to the left of them or above. */
export function accountNumbers(
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
): AccountNumber[] {
  const all = rows.flatMap((row) =>
    inTables.has(row.index) || row.line.words.length > 40 ? [] : numbersOf(rows, row),
  );
  // A credit union numbers its members, a bank its contracts; where the accounts have numbers of their own,
  // these are none of them.
  const own = all.filter(({ ofMember }) => !ofMember);
  return own.length > 0 ? own : all;
}

function numbersOf(rows: readonly StatementRow[], row: StatementRow): AccountNumber[] {
  const found: AccountNumber[] = [];
  const { words } = row.line;
  for (let index = 0; index < words.length; index++) {
    const number = numberFrom(row, index);
    if (!number || isInSentence(row, index + number.text.split(' ').length)) continue;
    const label = labelOfNumber(rows, row, index, number);
    if (label === undefined) continue;
    const last = lastBetweenBars(row, index, number);
    found.push({
      ...withoutBranch(last.number, row.text),
      ...(OF_MEMBER.test(label) ? { ofMember: true } : {}),
    });
    index = last.end - 1;
  }
  return found;
}

/** `Conta: 0412 | 3701 | 45678-9`: branch, product and account between bars, of which the last counts. */
function lastBetweenBars(
  row: StatementRow,
  from: number,
  first: AccountNumber,
): { number: AccountNumber; end: number } {
  let number = first;
  let end = from + first.text.split(' ').length;
  while (row.line.words[end]?.text === '|') {
    const next = numberFrom(row, end + 1);
    if (!next) break;
    number = next;
    end += 1 + next.text.split(' ').length;
  }
  return { number, end };
}

/** `Agência/Conta: 0012 / 45678-9`: the account is what stands behind the stroke. */
function withoutBranch(number: AccountNumber, text: string): AccountNumber {
  const account = /\bag/iu.test(text) ? /\/\s*([\d-]+[xX]?)$/u.exec(number.text)?.[1] : undefined;
  return account ? { ...number, text: account, key: account.replace(/\D/gu, '') } : number;
}

/** A number that begins at a word: further groups follow at the distance of a space. */
export const plainNumber = (row: StatementRow, index: number): AccountNumber | undefined =>
  numberFrom(row, index);

function numberFrom(row: StatementRow, index: number): AccountNumber | undefined {
  const { words, emWidth } = row.line;
  const first = words[index];
  const own = first && (GLUED.exec(first.text)?.[2] ?? first.text);
  if (!first || !own || !PART.test(own.replace(/[,;]$/u, ''))) return undefined;
  let end = index + 1;
  for (
    let next = words[end];
    next &&
    !DIVIDER.test(next.text) &&
    PART.test(next.text.replace(/[,;]$/u, '')) &&
    !/[,;]$/u.test(words[end - 1]?.text ?? '') &&
    next.box.x1 - (words[end - 1]?.box.x2 ?? 0) <= MAX_GROUP_GAP_EM * emWidth;
    next = words[end]
  )
    end += 1;
  const taken = words.slice(index, end);
  const text = [own, ...taken.slice(1).map((word) => word.text)].join(' ').replace(/[.,;/\s]+$/u, '');
  const digits = text.replace(/\D/gu, '').length;
  const box = unionBox(taken.map((word) => word.box));
  if (
    !box ||
    digits < MIN_DIGITS ||
    text.length > MAX_CHARACTERS ||
    !NUMBER.test(text) ||
    /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/u.test(text)
  )
    return undefined;
  if (/\d[.,]\d{2}$/u.test(text) && !text.includes('-')) return undefined;
  const reading = Math.min(...taken.map((word) => word.reading));
  return {
    text,
    key: text.replace(/[^\dxX*•]/gu, '').toLowerCase(),
    row: row.index,
    page: row.line.page,
    box,
    reading,
  };
}

/**
 * What an account is called right before the label of its number: `Rainy Day Saver Acct. no. 1234`,
 * `Conta remunerada Conta 1234`.
 */
export function nameBeforeLabel(
  { segments }: StatementRow,
  { box }: AccountNumber,
): { text: string; words: readonly TextWord[] } | undefined {
  const cell = segments.find((one) => one.box.x1 < box.x2 && one.box.x2 > box.x1);
  const before = cell?.words.filter((word) => word.box.x2 <= box.x1) ?? [];
  const at = foldLabel(before.map(({ text }) => text).join(' ')).search(LABEL);
  if (at <= 0) return undefined;
  let count = 0;
  for (let length = 0; length < at && count < before.length; count++)
    length += (before[count]?.text.length ?? 0) + 1;
  const named = before.slice(0, count);
  let from = named.length;
  while (from > 0 && /^\p{Lu}/u.test(named[from - 1]?.text ?? '')) from -= 1;
  if (from === named.length && KIND_AND_NAME.test(named[from - 2]?.text ?? '')) from -= 2;
  const words = named.slice(from);
  const text = words.map((word) => word.text).join(' ');
  // `CUENTA LIGERA N4`: one letter and one figure name a level of the account.
  const isName =
    words.length >= 2 && words.length <= MAX_NAME_WORDS && !/\d|[:;]/u.test(text.replace(/ \p{Lu}\d$/u, ''));
  return isName ? { text, words } : undefined;
}

/** `for account 0000 was $0.26`: a word in small letters goes on behind the number. */
function isInSentence({ line }: StatementRow, next: number): boolean {
  const word = line.words[next];
  const before = line.words[next - 1];
  return (
    word !== undefined &&
    before !== undefined &&
    !/[,;]$/u.test(before.text) &&
    /^\p{Ll}{2}/u.test(word.text) &&
    word.box.x1 - before.box.x2 < MAX_SENTENCE_GAP_EM * line.emWidth
  );
}

/** The label beside a number, or above it, that says it is an account's. */
function labelOfNumber(
  rows: readonly StatementRow[],
  row: StatementRow,
  index: number,
  { box, key, text }: AccountNumber,
): string | undefined {
  const beside = labelBeside(row, index);
  if (beside !== '') {
    const at = beside.search(LABEL);
    const isOwn =
      at >= 0 ||
      TITLE.test(beside) ||
      isAccountLabel(beside) ||
      (MASKED.test(text) && NAMES_A_KIND.test(beside));
    if (!isOwn || NOT_ITS_OWN.test(beside)) return undefined;
    const before = beside.slice(0, Math.max(0, at)).trim().split(' ').length;
    const mostBefore =
      SAYS_NUMBER.test(beside) || key.length >= LONG_NUMBER
        ? MAX_WORDS_BEFORE_NUMBER_LABEL
        : MAX_WORDS_BEFORE_LABEL;
    return before <= mostBefore ? beside : undefined;
  }
  if (isLabelledOtherwise(row, index)) return undefined;
  for (let distance = 1; distance <= MAX_ROWS_BELOW; distance++) {
    const above = rows[row.index - distance];
    if (!above || above.line.page !== row.line.page) return undefined;
    const segment = above.segments.find(
      (one) => one.box.x1 < box.x2 && one.box.x2 > box.x1 && /\p{L}/u.test(one.text),
    );
    if (!segment) continue;
    const label = foldLabel(segment.text);
    const isNumber =
      LABEL.test(label) &&
      NAMES_A_NUMBER.test(label) &&
      !NOT_ITS_OWN.test(label) &&
      label.split(' ').length <= 5;
    return isNumber || isAccountLabel(label) ? label : undefined;
  }
  return undefined;
}

/**
 * `Sucursal:`, or a word for another number alone, in the cell to the left: whatever stands above, the number
 * is not its.
 */
function isLabelledOtherwise({ segments }: StatementRow, index: number): boolean {
  const at = segments.findIndex(({ from, words }) => from <= index && index < from + words.length);
  const left = segments[at - 1];
  if (!left || !/\p{L}/u.test(left.text)) return false;
  return left.text.endsWith(':') || (left.words.length === 1 && OTHER_NUMBER.test(left.folded));
}

/** The words before a number in its cell; of the cell to the left where there are none. */
function labelBeside({ line, segments }: StatementRow, index: number): string {
  const at = segments.findIndex(({ from, words }) => from <= index && index < from + words.length);
  const segment = segments[at];
  if (!segment) return '';
  const words = segment.words.slice(0, index - segment.from).map(({ text }) => text);
  const glued = GLUED.exec(line.words[index]?.text ?? '')?.[1];
  const own = foldLabel([...words, ...(glued ? [glued] : [])].join(' '));
  const left = foldLabel(segments[at - 1]?.text ?? '');
  if (ID_ALONE.test(own) && TITLE.test(left)) return `${left} ${own}`;
  if (/\p{L}/u.test(own)) return own;
  const heads =
    segments.length === 2 && MASKED.test(line.words[index]?.text ?? '') && NAMES_A_KIND.test(left);
  return LABEL.test(left) || isAccountLabel(left) || heads ? left : '';
}

/** A short label that speaks of an account and of nothing else of it. */
const isAccountLabel = (label: string): boolean =>
  NAMES_AN_ACCOUNT.test(label) &&
  !NAMES_ANOTHER.test(label) &&
  !FOREIGN.test(label) &&
  label.split(' ').length <= MAX_LABEL_WORDS &&
  !/\d/u.test(label);

const foldLabel = (text: string): string => `${foldText(text)}`.replace(/[#:.\s]+$/u, '');
