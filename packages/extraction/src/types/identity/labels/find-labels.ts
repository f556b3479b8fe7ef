import {
  PhraseFinder,
  type PhraseMatch,
  type SqueezedLine,
  type TextLine,
  type TextWord,
} from '@assay/media';
import { cellOf } from '../../../layout/cells.js';
import {
  endsWithLetter,
  hasDigit,
  hasLetter,
  isDigits,
  lettersAndDigitsOf,
  textOf,
} from '../../../layout/characters.js';
import { type Pattern, patternOf } from '../../../vocabulary/pattern.js';
import { isText, type Piece, partOfWord, withWords, wordsByCell } from '../pieces.js';
import GUARDS from './guards.json' with { type: 'json' };
import { ID_LABELS, type LabelMeaning } from './lexicon.js';

const FINDER = new PhraseFinder(ID_LABELS.map(({ label }) => label));

/** Labels this long are no part of a value, wherever they stand in a cell. */
const UNMISTAKABLE_LETTERS = 9;
/** What may stand between a label and the one before: nothing, a slash, a number of a data element. */
const BETWEEN_LABELS = /^[\s/|.,:;()#'’\-–]*(?:(?:\d{1,2}[a-d]?|[a-z])[.)]?)?[\s/|.,:;()#'’\-–]*$/iu;
/** What captions carry in brackets: a plural, the number of a footnote. */
const NOTE = /^\(?\s*[\da-z]{1,2}\s*\)$/iu;
const STARTS_TRANSLATION = /^\s*[/|]/u;
const ENDS_AS_TRANSLATION = /[/|]\s*$/u;

/** A label with where it stands in its cell as squeezed. */
interface Found extends PhraseMatch {
  readonly meaning: LabelMeaning;
  readonly label: string;
}

/** One line cut into labels and the text between them. */
export function piecesOfLine(line: TextLine, index: number): Piece[] {
  return wordsByCell(line).flatMap((words) => {
    const { line: squeezed, matches } = FINDER.find(words.map(({ text }) => text));
    const cell = new SearchedCell(words, squeezed);
    const labels = standing(cell, longestApart(matches.filter((match) => isWhole(cell, match))));
    const pieces: Piece[] = [];
    let end = 0;
    const add = (from: number, to: number, label: Found | undefined): void => {
      const part = label ? cell.printed(from, to) : cell.between(from, to);
      const own = cellOf(part, { page: line.page, line: index, emWidth: line.emWidth });
      if (own)
        pieces.push({
          ...own,
          meaning: label?.meaning,
          exact: label?.exact ?? false,
          adjoins: pieces.length > 0,
        });
    };
    for (const label of labels) {
      add(end, label.start, undefined);
      add(label.start, label.end, label);
      end = label.end;
    }
    add(end, squeezed.text.length, undefined);
    return joinTranslations(pieces).flatMap((piece) =>
      isText(piece) ? withoutLeadingSigns(piece) : [piece],
    );
  });
}

/** The words of a cell beside the line as it is searched. */
class SearchedCell {
  readonly #words: readonly TextWord[];
  readonly #line: SqueezedLine;

  constructor(words: readonly TextWord[], line: SqueezedLine) {
    this.#words = words;
    this.#line = line;
  }

  /** What is printed from one character to another, without what stands around it. */
  printed(from: number, to: number): TextWord[] {
    return this.#cut(this.#start(from), this.#end(to));
  }

  /** The same with the signs at both ends. */
  between(from: number, to = this.#line.text.length): TextWord[] {
    const last = { word: this.#words.length - 1, offset: this.#words.at(-1)?.text.length ?? 0 };
    return this.#cut(
      from === 0 ? { word: 0, offset: 0 } : this.#end(from),
      to < this.#line.text.length ? this.#start(to) : last,
    );
  }

  /**
   * Whether a stretch ends within a word: the `revidência` of `PREVIDÊNCIA`, the `IDENTIFICATION NA` of
   * `IDENTIFICATION NATIONALE`, the `NM` of a number `NM1Q0LE94`.
   */
  cutsWord(from: number, to: number): boolean {
    const [start, end] = [this.#start(from), this.#end(to)];
    const before = (this.#words[start.word]?.text ?? '').slice(0, start.offset);
    const behind = (this.#words[end.word]?.text ?? '').slice(end.offset);
    return endsWithLetter(before) || /^['’]?[\p{L}\d]/u.test(behind);
  }

  #start(at: number): Place {
    return { word: this.#line.words[at] ?? 0, offset: this.#line.offsets[at] ?? 0 };
  }

  #end(at: number): Place {
    return { word: this.#line.words[at - 1] ?? 0, offset: (this.#line.offsets[at - 1] ?? 0) + 1 };
  }

  #cut(start: Place, end: Place): TextWord[] {
    return this.#words.flatMap((word, index) => {
      if (index < start.word || index > end.word) return [];
      const from = index === start.word ? start.offset : 0;
      const to = index === end.word ? end.offset : word.text.length;
      if (to <= from) return [];
      return [from === 0 && to === word.text.length ? word : partOfWord(word, from, to)];
    });
  }
}

/** A place between two characters of a cell. */
interface Place {
  readonly word: number;
  readonly offset: number;
}

/** A value does not begin with the colon of its label; a piece of signs alone is none. */
function withoutLeadingSigns(piece: Piece): Piece[] {
  if (piece.adjoins && NOTE.test(piece.text)) return [];
  const first = piece.words.findIndex(({ text }) => /[\p{L}\d]/u.test(text));
  return first < 0 ? [] : [withWords(piece, piece.words.slice(first))];
}

/**
 * Nothing of a longer number is in it, and the sign of numbers at a label's end, which the search passes over, is
 * printed: `Card #` is no `Card`. A figure that stands alone is no letter of a label: `Classe 5`.
 */
function isWhole(cell: SearchedCell, { phrase, start, end, exact }: PhraseMatch): boolean {
  const label = ID_LABELS[phrase]?.label ?? '';
  const isMarked = !label.endsWith('#') || textOf(cell.between(end)).startsWith('#');
  const hasFigure = !hasDigit(label) && cell.printed(start, end).some(({ text }) => isDigits(text));
  return isMarked && !hasFigure && (exact || !cell.cutsWord(start, end));
}

/** Longest first, none over another. */
function longestApart(matches: readonly PhraseMatch[]): Found[] {
  const kept: Found[] = [];
  const length = ({ start, end, exact }: PhraseMatch): number => end - start - (exact ? 0 : 2);
  for (const match of [...matches].sort((a, b) => length(b) - length(a))) {
    const found = ID_LABELS[match.phrase];
    if (found && kept.every(({ start, end }) => match.end <= start || match.start >= end))
      kept.push({ ...match, ...found });
  }
  return kept.sort((a, b) => a.start - b.start);
}

/**
 * Short labels count at the start of a cell, after another label, or before a colon: `SEX` may be a name's part, `NO` a
 * word.
 */
function standing(cell: SearchedCell, found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const label of found) {
    const before = textOf(cell.between(kept.at(-1)?.end ?? 0, label.start));
    const behind = textOf(cell.between(label.end));
    const counts =
      BETWEEN_LABELS.test(before) ||
      ENDS_AS_TRANSLATION.test(before) ||
      /^\s*[:#]/u.test(behind) ||
      label.end - label.start >= UNMISTAKABLE_LETTERS;
    const isGuarded = NO_LABELS.some((guard) => guard(label, before, behind.trimStart()));
    if (counts && !isGuarded && isSpelled(textOf(cell.printed(label.start, label.end)), label))
      kept.push(label);
  }
  return kept;
}

/** What stands before or behind the words of a label where they are none. */
interface Guard {
  readonly labels?: readonly string[];
  readonly meaning?: string;
  readonly flags?: string;
  readonly before?: Pattern;
  readonly behind?: Pattern;
}

const NO_LABELS = (GUARDS as readonly Guard[]).map(({ labels, meaning, flags = 'u', ...patterns }) => {
  const before = patterns.before ? patternOf(patterns.before, flags) : undefined;
  const behind = patterns.behind ? patternOf(patterns.behind, flags) : undefined;
  return (found: Found, textBefore: string, textBehind: string): boolean =>
    (labels?.includes(found.label) ?? true) &&
    (meaning === undefined || meaning === found.meaning) &&
    (before?.test(textBefore) || behind?.test(textBehind) || false);
});

/**
 * Look-alikes are one in the search: `155` is no `ISS`, the class `C1` no `CL`, and the `IN` behind a height no `LN`;
 * `lD` is a misread `ID`. The `CUL` of a number `CUL1234567` is no `CUI`: a capital L looks like no I.
 */
const isSpelled = (printed: string, { label }: Found): boolean => {
  const bare = lettersAndDigitsOf(printed.normalize('NFKD'));
  const capitals = /\p{Lu}/u.test(bare) ? bare.replaceAll('l', 'I') : bare;
  const hasOtherLetter =
    bare.length === label.length && [...bare].some((letter, at) => letter === 'L' && label[at] === 'i');
  return (
    hasLetter(bare) &&
    !hasOtherLetter &&
    !STATUS.test(bare) &&
    (label.length !== 2 || bare.length !== 2 || capitals.toLowerCase() === label)
  );
};

/** `ESPECIAL RESIDENTE`: who lives somewhere, in a letter other than `residence`. */
const STATUS = /^residentes?$/iu;

/**
 * Labels side by side are translations of each other: the most telling meaning counts, and one box holds them all. Words
 * in a language not known here, before or after a slash, are no value: `Tarikh Lahir / Date of Birth`.
 */
function joinTranslations(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const gap = before && isText(before) && BETWEEN_LABELS.test(before.text) ? before : undefined;
    const label = gap ? joined.at(-2) : before;
    const slash = gap !== undefined && /[/|]/u.test(gap.text);
    const isPair = !isText(piece) && label !== undefined && !isText(label);
    const asksForBoth = isPair && areBothNames(label, piece, slash);
    if (asksForBoth || (isPair && sameValue(label, piece, slash))) {
      joined.splice(gap ? -2 : -1);
      const telling = VAGUE.includes(label.meaning) ? piece : label;
      const words = [...label.words, ...piece.words];
      joined.push({
        ...withWords(label, words),
        meaning: asksForBoth ? 'fullName' : telling.meaning,
        exact: label.exact || piece.exact,
        asksForBoth,
      });
    } else joined.push(piece);
  }
  return joined.flatMap((piece, at) => {
    const [before, next] = [joined[at - 1], joined[at + 1]];
    if (!isText(piece))
      return [
        before && isText(before) && isForeign(before, undefined, piece) ? widened(piece, before) : piece,
      ];
    return isForeign(piece, before, next) ? behindColon(piece) : [piece];
  });
}

/** What a label in a language that is not known here is asked for: `Hija de / Filla de: Daniel`. */
function behindColon(piece: Piece): Piece[] {
  const words = piece.words.slice(piece.words.findIndex(({ text }) => text.endsWith(':')) + 1);
  return words.length < piece.words.length && words.length > 0 ? [withWords(piece, words)] : [];
}

/** Text that ends in a slash before a label, or begins with one behind a label and holds no figure. */
const isForeign = (piece: Piece, before: Piece | undefined, next: Piece | undefined): boolean =>
  (next !== undefined && !isText(next) && next.adjoins && ENDS_AS_TRANSLATION.test(piece.text)) ||
  (before !== undefined &&
    !isText(before) &&
    piece.adjoins &&
    STARTS_TRANSLATION.test(piece.text) &&
    !hasDigit(piece.text));

/** `NAME, Vornamen / SURNAME, Given names` asks for both, as permits of the European Union do in each language. */
const areBothNames = (a: Piece, b: Piece, slash: boolean): boolean =>
  a.asksForBoth
    ? NAMES_IN_ORDER.flat().includes(b.meaning ?? 'other')
    : !slash &&
      b.adjoins &&
      NAMES_IN_ORDER.some(([first, second]) => a.meaning === first && b.meaning === second);

/** `Nome` and `Name` alone may ask for a whole name; beside a label of the other part they ask for theirs. */
const NAMES_IN_ORDER: readonly (readonly [LabelMeaning, LabelMeaning])[] = [
  ['lastName', 'firstName'],
  ['lastName', 'fullName'],
  ['fullName', 'firstName'],
];

const VAGUE: readonly (LabelMeaning | undefined)[] = ['fullName', 'other', 'documentCode'];

const sameValue = (a: Piece, b: Piece, slash: boolean): boolean =>
  a.meaning === b.meaning || (slash && VAGUE.includes(a.meaning) !== VAGUE.includes(b.meaning));

const widened = (label: Piece, by: Piece): Piece => ({
  ...label,
  box: withWords(label, [...by.words, ...label.words]).box,
});
