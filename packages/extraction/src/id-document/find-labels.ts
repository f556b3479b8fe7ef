import type { TextLine, TextWord } from '@assay/media';
import { PhraseFinder, type PhraseMatch } from '../phrases/phrase-finder.js';
import type { SqueezedLine } from '../phrases/squeezed-line.js';
import { patternOf } from '../vocabulary/pattern.js';
import PATTERNS from './find-labels.json' with { type: 'json' };
import { ID_LABELS } from './labels/lexicon.js';
import type { LabelMeaning } from './labels/meaning.js';
import { boxOf, cellsOf, type Piece, partOfWord, textOf } from './pieces.js';

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
}

/** One line cut into labels and the text between them. */
export function piecesOfLine(line: TextLine, index: number): Piece[] {
  return cellsOf(line).flatMap((words) => piecesOfCell(words, index));
}

function piecesOfCell(words: readonly TextWord[], index: number): Piece[] {
  const { line, matches } = FINDER.find(words.map(({ text }) => text));
  const labels = standing(words, line, longestApart(matches.filter((match) => isWhole(words, line, match))));
  const pieces: Piece[] = [];
  let end = 0;
  const add = (from: number, to: number, label: Found | undefined): void => {
    const part = label
      ? wordsBetween(words, placeOf(line, from), placeAfter(line, to - 1))
      : textBetween(words, line, from, to);
    if (part.length === 0) return;
    pieces.push({
      kind: label ? 'label' : 'text',
      meaning: label?.meaning,
      exact: label?.exact ?? false,
      words: part,
      box: boxOf(part),
      line: index,
      adjoins: pieces.length > 0,
    });
  };
  for (const label of labels) {
    add(end, label.start, undefined);
    add(label.start, label.end, label);
    end = label.end;
  }
  add(end, line.text.length, undefined);
  return joinTranslations(pieces).flatMap((piece) =>
    piece.kind === 'label' ? [piece] : withoutLeadingSigns(piece),
  );
}

/** A value does not begin with the colon of its label; a piece of signs alone is none. */
function withoutLeadingSigns(piece: Piece): Piece[] {
  if (piece.adjoins && NOTE.test(textOf(piece.words))) return [];
  const first = piece.words.findIndex(({ text }) => /[\p{L}\d]/u.test(text));
  if (first < 0) return [];
  const words = piece.words.slice(first);
  return [{ ...piece, words, box: boxOf(words) }];
}

/**
 * Nothing of a longer number is in it, and the sign of numbers at a label's end, which the search passes
 * over, is printed: `Card #` is no `Card`, and `ID #` hides no `ID`.
 */
function isWhole(words: readonly TextWord[], line: SqueezedLine, match: PhraseMatch): boolean {
  const isMarked =
    !ID_LABELS[match.phrase]?.label.endsWith('#') ||
    textOf(wordsAfter(words, line, match.end)).startsWith('#');
  return (
    isMarked && !hasFigureForLetter(words, line, match) && (match.exact || !cutsWord(words, line, match))
  );
}

/** `Classe 5`: a figure that stands alone is no letter of `classes`. */
function hasFigureForLetter(
  words: readonly TextWord[],
  line: SqueezedLine,
  { phrase, start, end }: PhraseMatch,
): boolean {
  const printed = wordsBetween(words, placeOf(line, start), placeAfter(line, end - 1));
  return !/\d/u.test(ID_LABELS[phrase]?.label ?? '') && printed.some(({ text }) => /^\d+$/u.test(text));
}

/** Longest first, none over another. */
function longestApart(matches: readonly PhraseMatch[]): Found[] {
  const kept: Found[] = [];
  const length = ({ start, end, exact }: PhraseMatch): number => end - start - (exact ? 0 : 2);
  for (const match of [...matches].sort((a, b) => length(b) - length(a))) {
    const meaning = ID_LABELS[match.phrase]?.meaning;
    if (meaning && kept.every(({ start, end }) => match.end <= start || match.start >= end))
      kept.push({ ...match, meaning });
  }
  return kept.sort((a, b) => a.start - b.start);
}

/**
 * Short labels count at the start of a cell, after another label, or before a colon: `SEX` may be a name's
 * part, `NO` a word.
 */
function standing(words: readonly TextWord[], line: SqueezedLine, found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const label of found) {
    const before = kept.at(-1)?.end ?? 0;
    const gap = textOf(textBetween(words, line, before, label.start));
    const follows = BETWEEN_LABELS.test(gap) || ENDS_AS_TRANSLATION.test(gap);
    const colon = /^\s*[:#]/u.test(textOf(wordsAfter(words, line, label.end)));
    const long = label.end - label.start >= UNMISTAKABLE_LETTERS;
    const spelt = isSpelt(
      textOf(wordsBetween(words, placeOf(line, label.start), placeAfter(line, label.end - 1))),
      label,
    );
    const goesOn = isAnother(label, textOf(wordsAfter(words, line, label.end)).trimStart());
    const isWord = !goesOn && !IN_SENTENCE.test(gap) && !isSurname(label, gap);
    if (spelt && isWord && (follows || colon || long)) kept.push(label);
  }
  return kept;
}

/**
 * What makes a label a part of what stands before it: `En caso de cambio de domicilio notifíquelo`,
 * `REGISTRO NACIONAL DE IDENTIFICACIÓN Y ESTADO CIVIL`.
 */
const IN_SENTENCE = /(?:^|\s)\p{Ll}{3,} (?:de|del|do|da|of|his|her|your|su)\s*$|\p{Lu}{4} (?:Y|DEL)\s*$/u;

/**
 * `LAURA COSTA DO NASCIMENTO`: the word for birth is a common surname of Brazil, behind its particle and
 * words that ask for nothing.
 */
const isSurname = ({ phrase }: Found, gap: string): boolean =>
  ID_LABELS[phrase]?.label === 'nascimento' && BEFORE_SURNAME.test(gap);
const BEFORE_SURNAME = patternOf(PATTERNS.beforeSurname, 'iu');

/**
 * Look-alikes are one in the search: `155` is no `ISS`, the class `C1` no `CL`, and the `IN` behind a height
 * no `LN`; `lD` is a misread `ID`. The `CUL` of a number `CUL1234567` is no `CUI`: a capital L looks like no
 * I.
 */
const isSpelt = (printed: string, { phrase }: Found): boolean => {
  const label = ID_LABELS[phrase]?.label ?? '';
  const bare = printed.normalize('NFKD').replace(/[^\p{L}\d]/gu, '');
  const capitals = /\p{Lu}/u.test(bare) ? bare.replaceAll('l', 'I') : bare;
  const hasOtherLetter =
    bare.length === label.length && [...bare].some((letter, at) => letter === 'L' && label[at] === 'i');
  return (
    /\p{L}/u.test(bare) &&
    !hasOtherLetter &&
    !STATUS.test(bare) &&
    (label.length !== 2 || bare.length !== 2 || capitals.toLowerCase() === label)
  );
};

/** `ESPECIAL RESIDENTE`: who lives somewhere, in a letter other than `residence`. */
const STATUS = /^residentes?$/iu;

/**
 * `RESIDENCIA Y TRABAJO`, `DIRECCIÓN GENERAL DE TRÁNSITO`: behind a word for an address, what makes it
 * another.
 */
const NO_ADDRESS = /^(?:Y|DE|DEL|DO|DA|GENERAL|NACIONAL)\s/iu;
/**
 * `REGISTRO NACIONAL DE LAS PERSONAS`, `DOCUMENTO PERSONAL DE IDENTIFICACIÓN`: behind a word for a document,
 * what makes it a title.
 */
const NO_NUMBER =
  /^(?:(?:NACIONAL|PERSONAL|CIVIL|[ÚU]NICO) DEL? |DEL? |PERSONAL|PROFESIONAL|PROFISSIONAL|CONSULAR)/iu;
const NAMES_A_DOCUMENT = ['documento', 'registro', 'cedula', 'matricula'];

/**
 * `NO. 7, 3RD CROSS`, `H.NO. 5-12/A, CIVIL LINES`: the number of a house, and behind its comma the street.
 */
const HOUSE = /^\W*\d[\d/-]{0,5}\p{L}?, /u;

/** `Nombre del programa`, `Nome da instituição`: the name of something that is no person. */
const NAMES_ANYTHING = ['nombre', 'nome', 'name'];
const OF_A_THING = patternOf(PATTERNS.ofAThing, 'iu');

const isAnother = ({ meaning, phrase }: Found, behind: string): boolean => {
  const label = ID_LABELS[phrase]?.label ?? '';
  if (meaning === 'address') return NO_ADDRESS.test(behind);
  if (NAMES_ANYTHING.includes(label) && OF_A_THING.test(behind)) return true;
  return (
    (NAMES_A_DOCUMENT.includes(label) && NO_NUMBER.test(behind)) || (label === 'no' && HOUSE.test(behind))
  );
};

/**
 * The `revidência` of `PREVIDÊNCIA`, the `IDENTIFICATION NA` of `IDENTIFICATION NATIONALE`: what is no label
 * as it is spelt and cuts a word is none.
 */
function cutsWord(words: readonly TextWord[], line: SqueezedLine, { start, end }: PhraseMatch): boolean {
  const [first, last] = [placeOf(line, start), placeAfter(line, end - 1)];
  const before = (words[first.word]?.text ?? '').slice(0, first.offset);
  return /\p{L}$/u.test(before) || /^['’]?\p{L}/u.test((words[last.word]?.text ?? '').slice(last.offset));
}

const wordsAfter = (words: readonly TextWord[], line: SqueezedLine, end: number): TextWord[] =>
  textBetween(words, line, end, line.text.length);

/** A place between two characters of a cell. */
interface Place {
  readonly word: number;
  readonly offset: number;
}

/** Between two labels: with the punctuation at both ends. */
function textBetween(words: readonly TextWord[], line: SqueezedLine, from: number, to: number): TextWord[] {
  const start = from === 0 ? { word: 0, offset: 0 } : placeAfter(line, from - 1);
  const end =
    to < line.text.length
      ? placeOf(line, to)
      : { word: words.length - 1, offset: words.at(-1)?.text.length ?? 0 };
  return wordsBetween(words, start, end);
}

const placeOf = (line: SqueezedLine, at: number): Place => ({
  word: line.words[at] ?? 0,
  offset: line.offsets[at] ?? 0,
});
const placeAfter = (line: SqueezedLine, at: number): Place => ({
  word: line.words[at] ?? 0,
  offset: (line.offsets[at] ?? 0) + 1,
});

function wordsBetween(words: readonly TextWord[], start: Place, end: Place): TextWord[] {
  const between: TextWord[] = [];
  for (const [index, word] of words.entries()) {
    if (index < start.word || index > end.word) continue;
    const from = index === start.word ? start.offset : 0;
    const to = index === end.word ? end.offset : word.text.length;
    if (to > from) between.push(from === 0 && to === word.text.length ? word : partOfWord(word, from, to));
  }
  return between;
}

/**
 * Labels side by side are translations of each other: the most telling meaning counts, and one box holds them
 * all.
 */
function joinTranslations(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const gap = before?.kind === 'text' && BETWEEN_LABELS.test(textOf(before.words)) ? before : undefined;
    const label = gap ? joined.at(-2) : before;
    const slash = gap !== undefined && /[/|]/u.test(textOf(gap.words));
    if (piece.kind === 'label' && label?.kind === 'label' && sameValue(label, piece, slash)) {
      joined.splice(gap ? -2 : -1);
      joined.push(oneLabel(label, piece));
    } else joined.push(piece);
  }
  return withoutForeignWords(joined);
}

const VAGUE: readonly (LabelMeaning | undefined)[] = ['fullName', 'other', 'documentCode'];

const sameValue = (a: Piece, b: Piece, slash: boolean): boolean =>
  a.meaning === b.meaning || (slash && VAGUE.includes(a.meaning) !== VAGUE.includes(b.meaning));

function oneLabel(a: Piece, b: Piece): Piece {
  const telling = VAGUE.includes(a.meaning) ? b : a;
  const words = [...a.words, ...b.words];
  return { ...a, meaning: telling.meaning, exact: a.exact || b.exact, words, box: boxOf(words) };
}

/**
 * A label in a language not known here, before or after a slash, is no value: `Tarikh Lahir / Date of Birth`.
 * It widens the label that it translates.
 */
function withoutForeignWords(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  let waiting: Piece | undefined;
  for (const [at, piece] of pieces.entries()) {
    const before = kept.at(-1);
    const text = textOf(piece.words);
    const next = pieces[at + 1];
    if (piece.kind === 'label') {
      kept.push(waiting ? widened(piece, waiting) : piece);
      waiting = undefined;
    } else if (next?.kind === 'label' && next.adjoins && ENDS_AS_TRANSLATION.test(text)) waiting = piece;
    else if (before?.kind === 'label' && piece.adjoins && STARTS_TRANSLATION.test(text) && !/\d/u.test(text))
      kept[kept.length - 1] = widened(before, piece);
    else kept.push(piece);
  }
  return kept;
}

const widened = (label: Piece, by: Piece): Piece => ({ ...label, box: boxOf([...label.words, ...by.words]) });
