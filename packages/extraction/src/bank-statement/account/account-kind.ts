import { datesIn } from '../../dates/printed-dates.js';
import type { Cell } from '../../layout/cells.js';
import {
  endsInCents,
  foldText,
  hasLettersInARow,
  startsWithCapital,
  startsWithSmallLetter,
} from '../../layout/characters.js';
import { headsColumn, type Labeled } from '../../layout/labeled-values.js';
import type { PageView } from '../../page/page-view.js';
import { type Found, foundIn } from '../../types/candidate.js';
import { labelsOf, type ReadType } from '../../types/read-document-type.js';
import { patternOf, saysOneOf } from '../../vocabulary/pattern.js';
import { speaksOfBalance } from '../activity/balance-labels.js';
import headWords from '../head/words.json' with { type: 'json' };
import PATTERNS from './account-kind.json' with { type: 'json' };
import { BEFORE_SHARE } from './account-number.js';
import kindWords from './words.json' with { type: 'json' };

/**
 * How likely the places of a kind are; the first two of 26 labeled kinds of two families, unseen,
 * 2026-11-25.
 */
const LIKELIHOOD = {
  labeled: 0.82,
  ownLine: 0.8,
  above: 0.78,
  below: 0.76,
  group: 0.72,
} as const;
/** Of two titles the nearer one by so much. */
const BY_DISTANCE = 0.01;

/** Kinds of accounts in English, Spanish and Portuguese; folded. */
const KIND = patternOf(PATTERNS.kind, 'u');
/** A name that a bank gives an account: `Rainy Day Account`, `Cuenta Sol`, `Conta Leve`. */
const NAMED = patternOf(PATTERNS.named, 'u');
/** Words of labels, titles and offers around an account. */
const NOT_NAMED = patternOf(PATTERNS.notNamed, 'u');
/** Both kinds in one line name a group of accounts. */
const GROUP = /\b(?:checking|cheques|corrente)\b.*\b(?:savings|ahorros?|poupanca)\b/u;
/** The name of a bank, not of an account. */
const namesBank = saysOneOf(PATTERNS.bank);
const MAX_WORDS = 9;

/** What an account is, and of whom it is not. */
export interface KindInput {
  /** The row of its number, of its opening balance or of its first transaction. */
  readonly anchor: number;
  /** Folded, which may speak of savings; empty where it is not known. */
  readonly bankName: string;
  /** Folded, which may stand behind the account's; empty where it is not known. */
  readonly holderName: string;
  /** Of the document. */
  readonly labels: readonly Labeled<string>[];
}

const LABELS = { words: { ...kindWords, ...headWords } };
/** The labels of a document, among them those of kinds. */
export const kindLabels = (page: PageView): Labeled<string>[] => labelsOf(LABELS, page);

/**
 * The kind of an account as a descriptor: by its label, as a title, under the page's title.
 */
export const accountKind = (input: KindInput): ReadType => ({
  words: {},
  // Titles repeat what kind of account it is; what a label says outweighs them all.
  mostSure: LIKELIHOOD.labeled,
  fields: [
    {
      name: 'accountType',
      rules: [ofLabels, titles].map((find) => ({ find: (page: PageView) => find(page, input) })),
    },
  ],
});

const found = (cell: Cell, text: string, likelihood: number): Found[] =>
  foundIn(cell.words, cell.page, text, likelihood, []);

/** Values of labels; of a label that may be an owner's or a number's only what is named like an account. */
function ofLabels({ cells }: PageView, { labels }: KindInput): Found[] {
  const lines = new Set(cells.map(({ line }) => line));
  const ofAll = new Set(labels.flatMap(({ setOff, label }) => (setOff ? label.words : [])));
  return labels.flatMap((one) => {
    const { meaning, setOff, begins, label, inline, right, below } = one;
    if (meaning !== 'kind' && meaning !== 'kindOpen') return [];
    if (!lines.has(label.line)) return [];
    if (!setOff && !(begins && inline && KIND.test(inline.folded))) return [];
    const ofLine = cells.filter(({ line }) => line === label.line);
    // Not of pairs: `Sucursal | Centro | Tipo | Básica`.
    const isHeading = ofLine.length > 2 && !ofLine.some(({ text }) => /\d|:$/u.test(text));
    const beside = isHeading && headsColumn(one, labels, cells) ? undefined : right;
    const places = [inline, beside, below[0]].filter((cell) => cell !== undefined);
    const isOpen = meaning === 'kindOpen' && !ofLine.some(({ folded }) => speaksOfBalance(folded));
    const value = places.find(
      (cell) =>
        cell.words.length <= MAX_WORDS &&
        hasLettersInARow(cell.text, 3) &&
        !/\d{3}|:(?: |$)/u.test(cell.text) &&
        !speaksOfBalance(cell.folded) &&
        !cell.words.some((word) => ofAll.has(word)) &&
        (!isOpen || NAMED.test(cell.folded)),
    );
    return value ? found(value, value.text, LIKELIHOOD.labeled) : [];
  });
}

/** A cell and its neighbors in the line. */
interface Placed {
  readonly cell: Cell;
  readonly ofLine: readonly Cell[];
}

/**
 * Titles with a word for a kind, and names in a line of their own: the nearest above the account, else below.
 */
function titles({ cells }: PageView, { anchor, bankName }: KindInput): Found[] {
  const all = cells.flatMap((cell) => {
    if (bankName !== '' && cell.folded.includes(bankName)) return [];
    const kind = kindIn(cell);
    const text = kind ?? nameIn(cell);
    if (text === undefined) return [];
    const placed = { cell, ofLine: cells.filter(({ line }) => line === cell.line) };
    if (kind === undefined && !isApart(placed, bankName)) return [];
    const isAbove = cell.line <= anchor;
    const isOwnLine = placed.ofLine.length === 1 && cell.text.endsWith(text);
    const likelihood = GROUP.test(cell.folded)
      ? LIKELIHOOD.group
      : LIKELIHOOD[isOwnLine ? 'ownLine' : isAbove ? 'above' : 'below'] -
        (isOwnLine && !isAbove ? BY_DISTANCE : 0);
    const distance = Math.abs(cell.line - anchor) / (Math.abs(cell.line - anchor) + 1);
    return found(cell, text, likelihood - BY_DISTANCE * distance);
  });
  // `Everyday Checking` beside `Checking`: the title of a section is a part of the account's own name.
  return all.map((one) => {
    const end = ` ${foldText(String(one.value))}`;
    const whole = all.filter(({ value }) => foldText(String(value)).endsWith(end));
    const [surest] = whole.sort((a, b) => b.likelihood - a.likelihood);
    return surest ? { ...surest, likelihood: Math.max(surest.likelihood, one.likelihood) } : one;
  });
}

/** Behind the kind: what the page is, not what the account is. */
const TAIL = patternOf(PATTERNS.tail, 'iu');
/** `CHECKING SUMMARY Everyday Checking`: the page's title, then the account's name. */
const BEHIND_TITLE = /^(?:\p{L}+ ){1,2}(?:summary|resumen|resumo):?\s+(.+)$/iu;
/** Before the kind. */
const NUMBER_OF_SHARE = [BEFORE_SHARE, String.raw`\s+[A-Z]?\d{1,4}\s+(?:-\s+)?`] as const;
const HEAD = patternOf(['^(?:', { any: [PATTERNS.head, NUMBER_OF_SHARE] }, ')'], 'iu');
/** `Your Advance Savings`: the customer is no part of the name. */
const YOUR = /^(?:your|tu|su|sua)\s+(?=\p{Lu})/iu;
/**
 * `eAccess Checking`, `myWay Savings`: what a bank sells may begin with a small letter, before a large one.
 */
const BRAND = /^\p{Ll}{1,3}\p{Lu}/u;

/** The kind that a title names, without what else it says; undefined for none. */
export function kindIn(cell: Pick<Cell, 'text' | 'folded'>): string | undefined {
  if (!KIND.test(cell.folded)) return undefined;
  const behind = BEHIND_TITLE.exec(cell.text)?.[1];
  const whole = behind && KIND.test(foldText(behind)) ? behind : cell.text;
  const text = whole
    .replace(HEAD, '')
    .replace(YOUR, '')
    .replace(TAIL, '')
    .replace(/[\s:.,·•®™–-]+$/u, '')
    .trim();
  const folded = foldText(text);
  const isTitle =
    KIND.test(folded) &&
    text.split(' ').length <= MAX_WORDS &&
    !/[.!?]\s|,\s.*,/u.test(text) &&
    !namesBank(folded) &&
    !/^(?:saldos?|balances?)\b|\bbalance$/u.test(folded) &&
    // `Extrato de conta corrente` names a kind; `Your savings federally insured` goes on about it.
    (startsWithSmallLetter(text) && !BRAND.test(text)
      ? KIND.exec(folded)?.[0] === folded
      : /^(?:\p{Lu}|\d)/u.test(whole) || BRAND.test(whole));
  return isTitle ? text : undefined;
}

/** `Cuenta ****1234`, `Número de cuenta`: a cell beside an account's name that holds its number or labels it. */
const NUMBER_BESIDE = /^(?:account|acct|cuenta|conta|contrato)\b.*\d{3}$/u;
const LABEL_BESIDE = /^(?:account number|(?:no|num|numero)\.? d[ae] (?:cuenta|conta))$/u;
/** Behind these a name may go on in small letters: `Conta que rende`, `Carteira digital`. */
const HEAD_OF_NAME = /^(?:cuenta|conta|carteira|cartera|billetera|monedero) /u;
/** The number behind the name, or a part of it. */
const NUMBER_BEHIND = patternOf(PATTERNS.numberBehind, 'iu');

/** What a cell calls an account by a name of its own; undefined for none. */
function nameIn(cell: Cell): string | undefined {
  const text = cell.text.replace(YOUR, '').replace(NUMBER_BEHIND, '');
  const folded = foldText(text);
  if (!NAMED.test(folded) || NOT_NAMED.test(folded) || namesBank(folded)) return undefined;
  const isCapitalized =
    text.split(' ').every((word) => startsWithCapital(word)) ||
    (HEAD_OF_NAME.test(folded) && startsWithCapital(text));
  return isCapitalized ? text : undefined;
}

/**
 * Alone in its line, before its number, beside the period, the bank's name or a title, or before an amount.
 */
function isApart({ cell, ofLine }: Placed, bankName: string): boolean {
  const [first, second] = ofLine;
  const other = cell === first ? second : first;
  const isBeside =
    ofLine.length === 2 &&
    other !== undefined &&
    (datesIn(other.text).length === 2 || (bankName !== '' && other.folded.includes(bankName)));
  return (
    ofLine.length === 1 ||
    isBeside ||
    [NUMBER_BESIDE, LABEL_BESIDE].some((one) => one.test(ofLine[ofLine.indexOf(cell) + 1]?.folded ?? '')) ||
    (cell === first && endsInCents(ofLine.at(-1)?.text ?? ''))
  );
}
