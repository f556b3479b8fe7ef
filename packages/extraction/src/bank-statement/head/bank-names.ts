import { median } from '@assay/media';
import { findAddressBlocks } from '../../layout/address-block.js';
import { type Cell, cellOf } from '../../layout/cells.js';
import {
  foldText,
  hasDigit,
  hasLettersInARow,
  lettersAndDigitsOf,
  startsWithCapital,
  startsWithSmallLetter,
} from '../../layout/characters.js';
import { namesPerson } from '../../layout/party-name.js';
import { keptBy } from '../../page/kept-by.js';
import type { PageView } from '../../page/page-view.js';
import type { Found } from '../../types/candidate.js';
import { patternOf, saysOneOf } from '../../vocabulary/pattern.js';
import PATTERNS from './bank-name.json' with { type: 'json' };
import { COMPANY, LEGAL_TAIL, legalNames, saidIn } from './legal-names.js';

/** What letters and applications greet with, and the mark behind it. */
export const GREETING = patternOf(PATTERNS.greeting, 'iu');

/** Legal forms: a company's name, if it stands in large letters. */
const FORM = patternOf(PATTERNS.form, 'u');
const namesBank = saysOneOf(PATTERNS.strong);
/** Words of a letterhead that are not of the name. */
const TITLE = patternOf(PATTERNS.title, 'iu');
/** The same before a dash: `Bank Statement - Citizens Bank`. */
const TITLE_BEFORE = patternOf(PATTERNS.titleBefore, 'iu');
const NO_WORDS_OF_NAME = patternOf(PATTERNS.notAName, 'iu');
const isNoName = (text: string): boolean => NO_WORDS_OF_NAME.test(text) || GREETING.test(text);
/** `341 - `, `Banco: 341 - `: the number by which Brazil's banks know each other, before the name. */
const NUMBER_OF_BANK = /^(?:(?:banco|institui[cç][aã]o)\s*:?\s*)?\d{3}\s*[-–]\s*(?=\p{L})/iu;
/** `NB Northbank`: letters of the name in a sign before it. */
const MONOGRAM = /^(\p{Lu})(\p{Lu}) (?=\1\S*(?:\2|\s\2))/iu;
/** Notices behind a name in a letterhead. */
const NOTICE_TAIL = patternOf(PATTERNS.noticeTail, 'u');
/**
 * How often such a name is the bank's: 25 of 28 with a word for a bank, unseen, 2026-11-25; the others by
 * reason.
 */
const LIKELIHOOD = { strong: 0.9, company: 0.84, large: 0.74, larger: 0.55, first: 0.45 } as const;
/**
 * Of a likelihood, what the lower end of the letterhead costs, and letters twice as large as the text's give.
 */
const BY_PLACE = 0.08;
const BY_SIZE = 0.03;
/** What the whole name, as the law has it, is likelier than its beginning in the letterhead. */
const _BY_FORM = 0.01;
/** A letterhead takes this upper part of the first page; the very top is nobody else's. */
const LETTERHEAD = 0.3;
const TOP = 0.12;

const usualSize = keptBy(
  ({ rows }: PageView): number =>
    median(rows.filter(({ line }) => line.page === 1).map(({ line }) => line.emWidth)) ?? 1,
);

/** Names that may be the bank's: of the letterhead, and of notices. */
export const bankNames = keptBy((page: PageView): Found[] => {
  const first = page.cells.filter((cell) => cell.page === 1);
  const head = first.filter((cell) => cell.box.y1 <= LETTERHEAD);
  // A person's name in large letters over an address is the holder's.
  const persons = new Set(
    findAddressBlocks(first).flatMap(({ above }) => above.slice(-1).filter(({ text }) => isPerson(text))),
  );
  const inHead = head
    .filter((cell) => !persons.has(cell))
    .flatMap((cell) => letterheadName(wholeLogo(cell, page), page) ?? []);
  const top = head.find(({ text }) => hasLettersInARow(text, 3));
  const isAlone = top !== undefined && top.box.y1 <= TOP && mayBeBank(top.text);
  const legal = legalNames(page);
  return [...inHead, ...legal, ...(isAlone ? found(top, top.text, LIKELIHOOD.first) : [])];
});

const isPerson = (text: string): boolean =>
  namesPerson(text) && !namesBank(foldText(text)) && !COMPANY.test(text);

/** Few words with capitals, no title of a page or a table: nothing proves them to be a bank's. */
const mayBeBank = (text: string): boolean =>
  text.length <= 40 &&
  /^\p{Lu}\p{L}+/u.test(text) &&
  !/[\d:,]/u.test(text) &&
  !isNoName(text) &&
  !TITLE.test(text);

const found = ({ words, page }: Cell, text: string, likelihood: number): Found[] =>
  saidIn(words, page, text, likelihood);

/** Lines of one logo are set in letters of nearly one size. */
const SAME_SIZE = 1.15;
const MAX_LOGO_LINES = 3;
/** What stands further to the right is another block's, in widths of the page. */
const BESIDE = 0.2;

const squashed = (text: string): string => lettersAndDigitsOf(text).toLowerCase();
const textOfDocument = keptBy(({ rows }: PageView) => rows.map(({ folded }) => squashed(folded)));

/**
 * A cell with the lines below it that go on with the name: in letters larger than the text's, where the word
 * for a bank stands alone below, or where the document prints both in one line elsewhere.
 */
function wholeLogo(cell: Cell, page: PageView): Cell {
  let whole = cell;
  let last = cell;
  for (let lines = 1; lines < MAX_LOGO_LINES; lines++) {
    const next = page.cells.find((one) => one.line > last.line && isNextOfLogo(last, one));
    if (!next || !goesOn(whole, next, page)) break;
    whole = cellOf([...whole.words, ...next.words], whole) ?? whole;
    last = next;
  }
  return whole;
}

function goesOn(upper: Cell, lower: Cell, page: PageView): boolean {
  const isLogo =
    Math.min(upper.emWidth, lower.emWidth) >= SAME_SIZE * usualSize(page) &&
    !page.cells.some(
      ({ line, box, text }) => line === lower.line && box.x1 - lower.box.x2 < BESIDE && hasDigit(text),
    );
  if (isLogo || (lower.words.length === 1 && namesBank(foldText(lower.text)))) return true;
  const joined = squashed(`${upper.text} ${lower.text}`);
  return namesBank(foldText(lower.text)) && textOfDocument(page).some((text) => text.includes(joined));
}

/** Right below, flush left, in letters of the same size, and words of a name. */
function isNextOfLogo(upper: Cell, lower: Cell): boolean {
  const height = lower.box.y2 - lower.box.y1;
  const size = Math.max(upper.emWidth, lower.emWidth) / Math.min(upper.emWidth, lower.emWidth);
  const isName =
    startsWithCapital(lower.text) &&
    lower.words.length <= 4 &&
    !hasDigit(lower.text) &&
    !isNoName(lower.text);
  return (
    upper.page === lower.page &&
    isName &&
    size < SAME_SIZE &&
    Math.abs(lower.box.y1 - upper.box.y2) < height &&
    Math.abs(upper.box.x1 - lower.box.x1) < upper.emWidth / 2
  );
}

const [MAX_WORDS, MAX_CHARACTERS] = [9, 70];

function letterheadName(cell: Cell, page: PageView): Found[] | undefined {
  const text = cell.text
    .replace(NUMBER_OF_BANK, '')
    .replace(TITLE_BEFORE, '')
    .replace(TITLE, '')
    .replace(NOTICE_TAIL, '')
    .replace(/^[^\p{L}\d]+|[\s,;|·•–—-]+$|(?<=\p{L}{4})\.$/gu, '')
    .replace(MONOGRAM, '');
  const words = text.split(' ').length;
  if (!hasLettersInARow(text, 2) || words > MAX_WORDS || text.length > MAX_CHARACTERS) return undefined;
  const size = cell.emWidth / usualSize(page);
  const isStrong = namesBank(foldText(text));
  const isCompany = COMPANY.test(text) || (FORM.test(text) && (size > SAME_SIZE || cell.box.y1 < TOP));
  if (isNoName(isStrong ? text.replace(/\b(?:statement|your|our)\b/iu, '') : text)) return undefined;
  if (startsWithSmallLetter(text) && !isStrong && size < 1.5) return undefined;
  if (isStrong && words === 1 && !/^\p{Lu}\p{L}+bank$/u.test(text) && size < 1.5) return undefined;
  if (!isCompany && size < 1.25 && !(text !== cell.text && size > 1.1)) return undefined;
  const base = isStrong
    ? LIKELIHOOD.strong
    : isCompany
      ? LIKELIHOOD.company
      : size > 1.5
        ? LIKELIHOOD.large
        : LIKELIHOOD.larger;
  const likelihood =
    base - BY_PLACE * (cell.box.y1 / LETTERHEAD) + BY_SIZE * Math.min(2, size) - (words > 6 ? BY_PLACE : 0);
  const bare = text.replace(LEGAL_TAIL, '');
  return found(cell, printsWithoutForm(text, bare, page) ? bare : text, likelihood);
}

/** Whether a name with a legal form stands somewhere without it, too: so the bank calls itself. */
function printsWithoutForm(text: string, bare: string, page: PageView): boolean {
  if (bare === text) return false;
  const [whole, short] = [squashed(text), squashed(bare)];
  return textOfDocument(page).some((row) => row.replaceAll(whole, '').includes(short));
}
