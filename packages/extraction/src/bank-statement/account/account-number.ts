import { type TextWord, unionBox } from '@assay/media';
import { digitsOf, foldText, hasDigit, hasLetter, isDivider } from '../../layout/characters.js';
import type { Row } from '../../layout/rows.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { ReadText } from '../activity/activity-line.js';
import PATTERNS from './account-number.json' with { type: 'json' };

/** An account's number as printed. */
export interface AccountNumber extends ReadText {
  /** Digits and what masks them, for comparing. */
  readonly key: string;
  readonly row: number;
  /** Its shape alone tells: no label says that it is an account's. */
  readonly unlabeled?: true;
}

/** A number where it stands in its row. */
export interface FoundNumber extends AccountNumber {
  /** Its cell in the row, and its words within the cell, `to` not included. */
  readonly cell: number;
  readonly from: number;
  readonly to: number;
}

/** Digits, groups of them, and what masks them; a check digit may be a letter. */
const NUMBER =
  /^(?:[\dxX*•.#·-]{0,24}\d{2,20}|\d{1,6})(?:(?: ?\/ ?|[-/ .]?)(?:\d{1,12}|[xX*•]{1,12}|[xX]))*$/u;
const PART = /^[\dxX*•#·./-]+[,;]?$/u;
/** `Number:12345`, `number12345`: no space between label and number. */
const GLUED = /^((?![xX]{2})\p{L}[\p{L}.]+[:#]?)([\d*•][\dxX*•-]{3,})$/u;
/** A date, an amount. */
const OTHER_VALUE =
  /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$|^(?:19|20)\d{2}[/-]\d{1,2}[/-]\d{1,2}$|^[^-]*\d[.,]\d{2}$/u;
/** Groups of one number stand this near, also in a fixed pitch. */
const MAX_GROUP_GAP_EM = 1.1;
const [MIN_DIGITS, MAX_CHARACTERS] = [3, 30];
/** Longer lines are prose. */
const MAX_WORDS_OF_LINE = 40;

/**
 * All numbers of a row that may be an account's, left to right: groups at the distance of a space are one.
 */
export function numbersOf(row: Row): FoundNumber[] {
  const { cells, line, index } = row;
  if (line.words.length > MAX_WORDS_OF_LINE || !hasDigit(row.text)) return [];
  return cells.flatMap(({ words }, cell) => {
    const found: FoundNumber[] = [];
    for (let from = 0; from < words.length; from++) {
      const first = words[from]?.text ?? '';
      if (!/[\dxX*•]/u.test(first)) continue;
      const own = GLUED.exec(first)?.[2] ?? first;
      if (!PART.test(own) || isDivider(own)) continue;
      let to = from + 1;
      while (goesOn(words[to - 1], words[to], line.emWidth)) to += 1;
      const taken = words.slice(from, to);
      const text = [own, ...taken.slice(1).map((word) => word.text)].join(' ').replace(/[.,;/\s]+$/u, '');
      const box = unionBox(taken.map((word) => word.box));
      const isNumber =
        digitsOf(text).length >= MIN_DIGITS && text.length <= MAX_CHARACTERS && NUMBER.test(text);
      if (!box || !isNumber || OTHER_VALUE.test(text)) continue;
      const reading = Math.min(...taken.map((word) => word.reading));
      found.push({ text, key: keyOf(text), row: index, page: line.page, box, reading, cell, from, to });
      from = to - 1;
    }
    return found;
  });
}

const keyOf = (text: string): string => text.replace(/[^\dxX*•]/gu, '').toLowerCase();

const goesOn = (before: TextWord | undefined, next: TextWord | undefined, emWidth: number): boolean =>
  before !== undefined &&
  next !== undefined &&
  PART.test(next.text) &&
  !isDivider(next.text) &&
  !/[,;]$/u.test(before.text) &&
  next.box.x1 - before.box.x2 <= MAX_GROUP_GAP_EM * emWidth;

/**
 * Labels of an account's own number in English, Spanish and Portuguese, folded; at the end of what stands
 * before it.
 */
const LABEL = patternOf(PATTERNS.label, 'u');
/** An account's name before a masked number, as it heads the account's part. */
const NAMES_A_KIND = patternOf(PATTERNS.namesAKind, 'u');
/** A title that names the kind of account and then its number: `Money Market - 8872`. */
const TITLE = patternOf(PATTERNS.title, 'u');
/** Words for an account in a label of its own, in any order with others: `Account ID`, `Contrato`. */
const NAMES_AN_ACCOUNT = patternOf(PATTERNS.namesAnAccount, 'u');
/** Labels of anything else that an account's block states. */
const NAMES_ANOTHER = patternOf(PATTERNS.namesAnother, 'u');
const NOT_ITS_OWN = patternOf(PATTERNS.notItsOwn, 'u');
/** A label right above names a number, not just an account. */
const NAMES_A_NUMBER = /number|num|no\b|nro|n[o°º]|#|cuenta|conta|account$/u;
/** A member's number, a contract's: the account's where it has no other. */
const OF_MEMBER = patternOf(PATTERNS.ofMember, 'u');
const MASKED = /^[xX*\u2022.#-]{2,}\d{2,}$/u;
/** Numbers of other things, by the words beside or above them. */
export const OTHER_NUMBER = patternOf(PATTERNS.otherNumber, 'u');
const [MAX_LABEL_WORDS, MAX_WORDS_ABOVE, MAX_ROWS_ABOVE] = [6, 5, 2];
/**
 * More words before a label make a sentence; before a number of so many digits, no count nor amount, they may
 * be more.
 */
const [MAX_WORDS_BEFORE, MAX_WORDS_BEFORE_LONG, LONG_NUMBER] = [3, 9, 8];
const SAYS_NUMBER = /(?:\b(?:number|num|no|nro)|n[o°º]|#)$/u;

/** Numbers with a label beside or above them that says they are an account's. */
export function labeledNumbers(rows: readonly Row[], numbers: readonly FoundNumber[]): FoundNumber[] {
  const all = numbers.flatMap((number) => {
    const row = rows[number.row];
    const last = row && lastBetweenBars(row, number, numbers);
    const label = last ? labelOf(rows, row, number) : undefined;
    return last && label !== undefined
      ? [{ number: withoutBranch(last, label), isMembers: OF_MEMBER.test(label) }]
      : [];
  });
  const own = all.filter(({ isMembers }) => !isMembers).map(({ number }) => number);
  return own.length > 0 ? own : all.map(({ number }) => number);
}

/** `Conta: 0412 | 3701 | 45678-9`: branch, product and account between bars, of which the last counts. */
function lastBetweenBars(row: Row, first: FoundNumber, numbers: readonly FoundNumber[]): FoundNumber {
  const next = numbers.find(
    ({ row: of, cell, from }) => of === first.row && cell === first.cell + 1 && from === 0,
  );
  const isNext = next && row.line.words[(row.starts[next.cell] ?? 0) - 1]?.text === '|';
  return isNext ? lastBetweenBars(row, next, numbers) : first;
}

/** What a credit union calls the number of a share. */
export const BEFORE_SHARE = ['(?:', PATTERNS.beforeShare, ')'] as const;
/** `Agência/Conta: 0012 / 45678-9`: the account is what stands behind the stroke. */
function withoutBranch(number: FoundNumber, label: string): FoundNumber {
  const text = /\bag/u.test(label) ? /\/\s*([\d-]+[xX]?)$/u.exec(number.text)?.[1] : undefined;
  return text ? { ...number, text, key: digitsOf(text) } : number;
}

export const foldLabel = (text: string): string => foldText(text).replace(/[#:.\s]+$/u, '');

/** A short label that speaks of an account and of nothing else of it. */
const isAccountLabel = (label: string): boolean =>
  NAMES_AN_ACCOUNT.test(label) &&
  !NAMES_ANOTHER.test(label) &&
  label.split(' ').length <= MAX_LABEL_WORDS &&
  !hasDigit(label);

/** The label beside a number, or above it, that says it is an account's; folded. */
function labelOf(rows: readonly Row[], row: Row, number: FoundNumber): string | undefined {
  const { cells } = row;
  const own = wordsBefore(row, number);
  const left = foldLabel(cells[number.cell - 1]?.text ?? '');
  const isMasked = MASKED.test(number.text);
  const isLeft =
    LABEL.test(left) || isAccountLabel(left) || (cells.length === 2 && isMasked && NAMES_A_KIND.test(left));
  // `Share Draft Checking   ID 84117`: the title in a cell of its own.
  const titled = `${left} ${own}`;
  const label = !hasLetter(own) ? (isLeft ? left : '') : TITLE.test(titled) ? titled : own;
  if (label !== '') {
    const at = label.search(LABEL);
    const isOwn =
      at >= 0 || TITLE.test(label) || isAccountLabel(label) || (isMasked && NAMES_A_KIND.test(label));
    const isLong = SAYS_NUMBER.test(label) || number.key.length >= LONG_NUMBER;
    const before = label.slice(0, Math.max(0, at)).trim().split(' ').length;
    const isNear = before <= (isLong ? MAX_WORDS_BEFORE_LONG : MAX_WORDS_BEFORE);
    return isOwn && isNear && !NOT_ITS_OWN.test(label) ? label : undefined;
  }
  // `Sucursal:` to the left: whatever stands above, the number is not its.
  const isOthers =
    cells[number.cell - 1]?.text.endsWith(':') || (!left.includes(' ') && OTHER_NUMBER.test(left));
  const above = isOthers ? undefined : labelAbove(rows, row, number);
  const isNumber =
    above !== undefined &&
    LABEL.test(above) &&
    NAMES_A_NUMBER.test(above) &&
    above.split(' ').length <= MAX_WORDS_ABOVE;
  const isOwn = above !== undefined && ((isNumber && !NOT_ITS_OWN.test(above)) || isAccountLabel(above));
  return isOwn ? above : undefined;
}

/** The words before a number in its cell, folded. */
function wordsBefore({ cells }: Row, { cell, from }: FoundNumber): string {
  const words = cells[cell]?.words ?? [];
  const texts = words.slice(0, from).map(({ text }) => text);
  const glued = GLUED.exec(words[from]?.text ?? '')?.[1];
  return foldLabel([...texts, ...(glued ? [glued] : [])].join(' '));
}

function labelAbove(rows: readonly Row[], row: Row, { box }: FoundNumber): string | undefined {
  for (let distance = 1; distance <= MAX_ROWS_ABOVE; distance++) {
    const above = rows[row.index - distance];
    if (above?.line.page !== row.line.page) return undefined;
    const cell = above.cells.find((one) => one.box.x1 < box.x2 && one.box.x2 > box.x1 && hasLetter(one.text));
    if (cell) return foldLabel(cell.text);
  }
  return undefined;
}
