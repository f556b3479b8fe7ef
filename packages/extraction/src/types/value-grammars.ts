import type { TextWord } from '@assay/media';
import { findPeriod } from '../dates/find-period.js';
import { readDates } from '../dates/read-dates.js';
import { type PrintedSpan, printedAmount, spanOf, withoutMarks } from '../fields/printed-field.js';
import { endsAddress, follows, MAX_ADDRESS_LINES, startsAddress } from '../layout/address-block.js';
import { type Cell, wordsAt } from '../layout/cells.js';
import { textOf } from '../layout/characters.js';
import { looksLikeCompany, looksLikePerson, mayBeCompany } from '../layout/party-name.js';
import { figuresIn, type PageView } from '../page/page-view.js';
import { REGISTER_GRAMMARS } from './register-grammars.js';

/** A value that a cell may print, and how well it fits, 0..1. */
export interface ReadValue {
  readonly value: string | number;
  readonly span: PrintedSpan;
  readonly words: readonly TextWord[];
  readonly fit: number;
}

type Grammar = (cell: Cell, page: PageView) => ReadValue | undefined;

const readAs = (
  value: string | number,
  words: readonly TextWord[],
  page: number,
  fit = 1,
): ReadValue | undefined => {
  const span = spanOf(words, page);
  return span && value !== '' ? { value, span, words, fit } : undefined;
};

/** The first date that a cell holds. */
const dateIn: Grammar = (cell, { order }) => {
  const [date] = readDates(cell.text, order);
  const span = date && spanOf(wordsAt(cell, date.from, date.to), cell.page);
  return date && span && { value: date.value, span, words: cell.words, fit: 1 };
};

/** A date that a cell begins with: of `Beginning balance (06/01/2026)` the date is another's. */
const leadingDate: Grammar = (cell, page) =>
  /^\P{L}{0,2}(?:\d|\p{L}{3,10}\.? \d)/u.test(cell.text) ? dateIn(cell, page) : undefined;

/** @param ofMonths whether a month alone (`March 2026`) states its days */
const dayOfPeriod =
  (end: 'start' | 'end', ofMonths = true): Grammar =>
  (cell, { order }) => {
    const period = findPeriod(cell.text, order);
    return period && (ofMonths || !period.wholeMonth)
      ? readAs(period[end], wordsAt(cell, period.from, period.to), cell.page)
      : undefined;
  };

const amountIn: Grammar = (cell, { rows }) => {
  const found = figuresIn(rows[cell.line], cell.words).findLast(({ isMoney }) => isMoney);
  if (!found) return undefined;
  const words = rows[cell.line]?.line.words.slice(found.from, found.to) ?? [];
  return { ...printedAmount(found.figure), words, fit: 1 };
};

/** `84,120.`, `0.`, `84,120.00`: a form's lines are numbered with `11` and `2b`, which are no amounts. */
const WHOLE_AMOUNT =
  /^(?<open>\()?(?<sign>-)?\$?(?<digits>\d{1,3}(?:,\d{3})+|\d{3,}|\d\d?(?=\.))(?<cents>\.\d\d)?\.?\)?$/u;

const wholeAmountIn: Grammar = (cell) => {
  const word = cell.words.findLast(({ text }) => WHOLE_AMOUNT.test(text));
  const { open, sign, digits, cents } = WHOLE_AMOUNT.exec(word?.text ?? '')?.groups ?? {};
  if (!word || digits === undefined) return undefined;
  const value = Number(digits.replaceAll(',', '') + (cents ?? ''));
  return readAs(value === 0 || !(open ?? sign) ? value : -value, [word], cell.page);
};

/** A number with letters among its figures at most: no date, no amount. */
const NUMBER_WORD = /^(?=.*[\dXx*])[\p{Lu}\dXx*][\p{Lu}\dXx*./-]*$/u;
const AMOUNT = /[.,]\d{2}$|^[$€£]/u;
const PHONE = /^\(?\d{3}\)?[ .-]\d{3}-\d{4}$|^1-8\d\d-/u;
const MIN_DIGITS = 4;

/** The number that a cell begins with, in one piece or in groups: `1234 5678 9012`, `51-0023-A`. */
const numberIn =
  (minDigits: number): Grammar =>
  (cell, page) => {
    const end = cell.words.findIndex(({ text }) => !NUMBER_WORD.test(text.replace(/^[#№]|[,;.]$/gu, '')));
    const words = end < 0 ? cell.words : cell.words.slice(0, end);
    const text = words.map((word) => word.text.replace(/^[#№]|[,;.]$/gu, '')).join(' ');
    const isNone = text.replace(/[^\dXx*]/gu, '').length < minDigits || AMOUNT.test(text) || PHONE.test(text);
    return isNone || dateIn(cell, page) ? undefined : readAs(text, words, cell.page);
  };

/** A number of a document: letters and digits in one piece, with a digit among them; no date and no amount. */
const IDENTIFIER = /^[#№]?(?=\S*\d)[\p{L}\d][\p{L}\d./_-]{0,39}$/u;

const identifierIn: Grammar = (cell, page) => {
  const word = cell.words.find(({ text }) => IDENTIFIER.test(text));
  const isOther =
    !word || AMOUNT.test(word.text) || PHONE.test(word.text) || dateIn(cell, page) !== undefined;
  return isOther || startsAddress(cell.text) || endsAddress(cell.text)
    ? undefined
    : readAs(word.text.replace(/^[#№]/u, ''), [word], cell.page);
};

const shaped =
  (shape: RegExp): Grammar =>
  (cell) => {
    const match = shape.exec(cell.text);
    return match
      ? readAs(match[0], wordsAt(cell, match.index, match.index + match[0].length), cell.page)
      : undefined;
  };

const YEAR = /^(?:19|20)\d{2}$/u;

const yearIn: Grammar = (cell) => {
  const word = cell.words.find(({ text }) => YEAR.test(text.replace(/^\(|\)$/gu, '')));
  return word && readAs(Number(word.text.replace(/[()]/gu, '')), [word], cell.page);
};

/** A year that stands alone: house numbers look like years, too. */
const yearAlone: Grammar = (cell, page) => (cell.words.length === 1 ? yearIn(cell, page) : undefined);

const LETTERS = /^[\p{L}\p{M} .,'’-]+$/u;
/** First and last name have cells of their own within a box, which takes this part of the page's width. */
const BOX_WIDTH = 0.5;

/** A name whose parts have cells of their own in one line: `Teresa M`, `Oakes`. */
const nameInParts: Grammar = (cell, { cells }) => {
  const parts = cells.filter(
    ({ page, line, box, text }) =>
      page === cell.page &&
      line === cell.line &&
      box.x1 >= cell.box.x1 &&
      box.x1 < cell.box.x1 + BOX_WIDTH &&
      LETTERS.test(text),
  );
  const words = parts.flatMap((part) => part.words);
  const text = textOf(words);
  return parts[0] === cell && looksLikePerson(text) ? readAs(text, words, cell.page) : undefined;
};

/** A line as it is, where letters or figures stand in it. */
const lineIn: Grammar = (cell) =>
  /[\p{L}\d]{2}/u.test(cell.text) ? readAs(cell.text, cell.words, cell.page) : undefined;

/** What forms print before the name under the heading of a party: `EMITENTE` over `NOME: ...`, `ATTN: ...`. */
const NAME_LABEL = /^(?:name|nome|nombre|raz[aã]o social|raz[oó]n social|att(?:n|ention)?) ?: ?/iu;

/** A person or a company; one that looks like neither fits worse. */
const nameIn: Grammar = (cell) => {
  const text = cell.text
    .replace(NAME_LABEL, '')
    .replace(/^\d[\d-]{2,} (?=\p{Lu})|^[,;:\s]+|[,;:\s]+$|(?<=\p{Ll}{4})\.$/gu, '');
  if (startsAddress(text) || endsAddress(text)) return undefined;
  return looksLikePerson(text)
    ? readAs(text, cell.words, cell.page)
    : mayBeCompany(text) && (looksLikeCompany(text) || text.includes(' '))
      ? readAs(text, cell.words, cell.page, 0.85)
      : undefined;
};

const personIn: Grammar = (cell, page) => (looksLikePerson(cell.text) ? nameIn(cell, page) : undefined);

/** An address in one cell, or in the cells that follow each other below it, names above it left out. */
const addressIn: Grammar = (cell, { cells }) => {
  const lines = [cell];
  const from = cells.indexOf(cell);
  for (const next of cells.slice(from + 1)) {
    const last = lines.at(-1) ?? cell;
    if (endsAddress(last.text) || lines.length === MAX_ADDRESS_LINES || next.page !== cell.page) break;
    if (next.line > last.line + 2) break;
    if (next.line > last.line && follows(last, next)) lines.push(next);
  }
  const street = lines.findIndex(({ text }) => startsAddress(text) || endsAddress(text));
  const end = lines.findIndex(({ text }) => endsAddress(text));
  if (street < 0) return undefined;
  const own = lines.slice(street, end < 0 ? street + 1 : end + 1);
  const words = own.flatMap((line) => line.words);
  const text = textOf(words);
  return readAs(withoutMarks(text), words, cell.page, end < 0 ? 0.7 : 1);
};

/** What a value is, and how a cell is read for it. */
export const GRAMMARS = {
  ...REGISTER_GRAMMARS,
  date: dateIn,
  'leading date': leadingDate,
  'first day': dayOfPeriod('start'),
  'last day': dayOfPeriod('end'),
  'stated first day': dayOfPeriod('start', false),
  'stated last day': dayOfPeriod('end', false),
  amount: amountIn,
  'whole amount': wholeAmountIn,
  year: yearIn,
  'year alone': yearAlone,
  identifier: identifierIn,
  number: numberIn(MIN_DIGITS),
  'short number': numberIn(1),
  name: nameIn,
  person: personIn,
  'name in parts': nameInParts,
  line: lineIn,
  address: addressIn,
  ein: shaped(/(?<!\d)\d{2}-\d{7}(?!\d)/u),
  ssn: shaped(/(?<![\w-])[\dXx*]{3}[- ][\dXx*]{2}[- ]\d{4}(?![\w-])/u),
  tin: shaped(/(?<![\w-])(?:\d{2}-\d{7}|[\dXx*]{3}-[\dXx*]{2}-\d{4})(?![\w-])/u),
} as const satisfies Readonly<Record<string, Grammar>>;

export type ValueGrammar = keyof typeof GRAMMARS;
