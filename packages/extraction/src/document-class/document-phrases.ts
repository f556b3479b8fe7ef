import {
  type DocumentText,
  median,
  type PhraseFinder,
  type PhraseMatch,
  squeeze,
  type TextLine,
  type TextWord,
  unionBox,
} from '@assay/media';
import { US_STATES } from '../countries/states.js';
import { cellsOf, partsBetween } from '../layout/cells.js';
import { isDash, textOf } from '../layout/characters.js';
import { sharedWidth } from '../layout/columns.js';
import { firstLines } from '../layout/phrases.js';

/** What a document is stands on its first pages. */
export const FIRST_PAGES = 3;
const MAX_LINES_PER_PAGE = 400;
/** Words further apart than this many letter heights stand in different cells. */
const CELL_GAP_EM = 1.5;
/** A heading fills this much of its cell: a logo or a number may stand beside it. */
const HEADING_SHARE = 0.6;
/** A heading beside its translation: each fills this much, and together they fill nearly all. */
const TRANSLATED_SHARE = 0.3;
const COVERED_SHARE = 0.8;
/** Headings stand in the upper part of the first page, or are larger than most of the text. */
const UPPER_PART = 0.35;
const LARGE = 1.3;

/** How a phrase stands on the page: as its heading, in a line of its own, or among other words. */
export type Standing = 'heading' | 'own-line' | 'within';

export interface StandingPhrase {
  readonly phrase: number;
  readonly standing: Standing;
  readonly page: number;
  /** Part of a longer phrase that was found, too: `passport` in `passport card`. */
  readonly contained: boolean;
}

/** Every phrase of the finder on the first pages, with how it stands there. */
export function findStandingPhrases(text: DocumentText, finder: PhraseFinder): StandingPhrase[] {
  return text.pages.slice(0, FIRST_PAGES).flatMap(({ lines, page }, index) => {
    const usual = median(lines.map(({ box }) => box.y2 - box.y1)) ?? 0;
    const searched = firstLines(lines, MAX_LINES_PER_PAGE);
    const headsPage = ({ box }: TextLine) =>
      (index === 0 && box.y1 < UPPER_PART) || box.y2 - box.y1 > LARGE * usual;
    const inLines = searched.flatMap((line) =>
      wordsByCell(line).flatMap((words, _, { length }) =>
        standingIn(words, finder, page, headsPage(line), length === 1),
      ),
    );
    return index === 0 ? [...inLines, ...overTwoLines(searched.filter(headsPage), finder, page)] : inLines;
  });
}

/**
 * Lines of one title follow each other within this many heights, and share this much of the narrower one's
 * width.
 */
const MAX_LEADING = 0.9;
const MIN_SHARED_WIDTH = 0.6;
/** Lines of a column beside it may stand between them. */
const MAX_LINES_BETWEEN = 3;

/** `LICENCIA PARA` over `CONDUCIR`: titles that a card breaks, each half in a cell of its own. */
function overTwoLines(lines: readonly TextLine[], finder: PhraseFinder, page: number): StandingPhrase[] {
  return lines.flatMap((line, index) => {
    const lower = lines.slice(index + 1, index + 1 + MAX_LINES_BETWEEN).flatMap(wordsByCell);
    return wordsByCell(line).flatMap((upper) => {
      const words = lower.find((one) => isNextLine(upper, one));
      if (!words) return [];
      const first = squeeze(textOf(upper)).length;
      return standingIn(
        [...upper, ...words],
        finder,
        page,
        true,
        false,
        ({ start, end }) => start < first && end > first,
      );
    });
  });
}

function isNextLine(upper: readonly TextWord[], lower: readonly TextWord[]): boolean {
  const [above, below] = [unionBox(upper.map(({ box }) => box)), unionBox(lower.map(({ box }) => box))];
  if (!above || !below || sharedWidth(above, below) < MIN_SHARED_WIDTH) return false;
  return below.y1 - above.y2 <= MAX_LEADING * Math.min(above.y2 - above.y1, below.y2 - below.y1);
}

/** `Invoice 2026-118`: what a title numbers. */
const isNumbered = ({ text }: TextWord): boolean => /\d|^[#№]$|^n[o°º]\.?$/iu.test(text);

/**
 * @param isWholeLine whether a number behind a phrase is its own, as of a heading, and not of a table's row
 * @param counts which of the phrases found are meant; all when absent
 */
function standingIn(
  words: readonly TextWord[],
  finder: PhraseFinder,
  page: number,
  headsPage: boolean,
  isWholeLine: boolean,
  counts: (match: PhraseMatch) => boolean = () => true,
): StandingPhrase[] {
  const { line, matches: all } = finder.find(words.map(({ text }) => text));
  const matches = all.filter(counts);
  const last = isWholeLine ? words.findLastIndex((word) => !isNumbered(word)) + 1 : words.length;
  const length = squeeze(textOf(words.slice(0, last))).length;
  // A heading in two languages is one: IDENTITY CARD / CARTE D'IDENTITE.
  const covered = new Set(
    matches.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)),
  ).size;
  return matches.map((match) => {
    const share = (match.end - match.start) / (Math.max(length, match.end) - issuerBefore(line.text, match));
    const alone =
      share >= HEADING_SHARE || (share >= TRANSLATED_SHARE && covered >= COVERED_SHARE * line.text.length);
    const standing = alone ? (headsPage ? 'heading' : 'own-line') : 'within';
    return {
      phrase: match.phrase,
      standing,
      page,
      contained: matches.some((other) => contains(other, match)),
    };
  });
}

const STATES = new Set(US_STATES.map(([, name]) => squeeze(name)));

/** Characters that name a state before a title and belong to its heading: MASSACHUSETTS DRIVER'S LICENSE. */
const issuerBefore = (text: string, { start }: PhraseMatch): number =>
  STATES.has(text.slice(0, start)) ? start : 0;

const contains = (outer: PhraseMatch, inner: PhraseMatch): boolean =>
  outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start;

/** `Bank Statement - Citizens Bank`: a title, and whose it is. */
const wordsByCell = (line: TextLine): (readonly TextWord[])[] =>
  cellsOf(line, 0, CELL_GAP_EM).flatMap(({ words }) =>
    partsBetween(words, (text) => isDash(text) || text === '|'),
  );
