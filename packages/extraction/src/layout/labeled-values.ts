import type { TextWord } from '@assay/media';
import type { Cell } from './cells.js';
import { partOf } from './cells.js';
import { type FoundPhrase, isColonBetween, type PhraseBook, phraseAt, phraseMisread } from './phrases.js';

/** A value stands at most this many heights below its label, of the label's or its own. */
const MAX_DROP = 3.2;
/** Values of a label that are looked at below it. */
const MAX_BELOW = 3;
/** Cells of later lines that are looked through for the ones below. */
const MAX_CELLS_AHEAD = 60;
/** A page of labels has some hundreds. */
const MAX_LABELS = 500;

/** A label found on a page, and the places where its value may stand, the likeliest first. */
export interface Labeled<Meaning> {
  readonly meaning: Meaning;
  readonly label: Cell;
  /** The label is set off by a colon, or fills its cell: no words of a sentence. */
  readonly setOff: boolean;
  /** The label begins its cell. */
  readonly begins: boolean;
  readonly inline: Cell | undefined;
  readonly right: Cell | undefined;
  /** Top to bottom. */
  readonly below: readonly Cell[];
}

/**
 * Every label of a book with its possible values: behind it in its cell, in the next cell of its line, in the
 * cells below. A label begins a cell, or is followed by a colon.
 * @param cells of the document, in reading order
 * @param minWordsWithin on forms, a label of so many words is one in the middle of its cell, too, and the
 * numbers of lines and boxes stand before labels, and a label that fills its cell may be misread; by default
 * none is so
 */
export function labeledValues<Meaning>(
  cells: readonly Cell[],
  book: PhraseBook<Meaning>,
  minWordsWithin = Infinity,
): Labeled<Meaning>[] {
  const found: Labeled<Meaning>[] = [];
  for (const [index, cell] of cells.entries()) {
    const labels = labelsOf(cell, book, minWordsWithin);
    for (const [place, phrase] of labels.entries()) {
      const label = partOf(cell, phrase.from, phrase.to);
      if (found.length >= MAX_LABELS) return found;
      if (!label) continue;
      const end = labels[place + 1]?.from ?? cell.words.length;
      const next = cells[index + 1];
      const isNextLabel =
        next === undefined || next.line !== cell.line || labelsOf(next, book, minWordsWithin)[0]?.from === 0;
      const behindColon =
        hasColon(cell, phrase) && end === cell.words.length && !isNextLabel ? next : undefined;
      const begins = cell.words.slice(0, phrase.from).every(isFillerOrNumber);
      const inline = withoutColon(partOf(cell, phrase.to, end)) ?? behindColon;
      found.push({
        meaning: phrase.meaning,
        label,
        begins,
        setOff: hasColon(cell, phrase) || (begins && phrase.to === cell.words.length),
        inline,
        right: !inline && end === cell.words.length && next?.line === cell.line ? next : undefined,
        below: inline && hasColon(cell, phrase) ? [] : cellsBelow(cells, index, label),
      });
    }
  }
  return found;
}

function labelsOf<Meaning>(
  cell: Cell,
  book: PhraseBook<Meaning>,
  minWordsWithin: number,
): FoundPhrase<Meaning>[] {
  const labels: FoundPhrase<Meaning>[] = [];
  const isForm = Number.isFinite(minWordsWithin);
  const isBeforeLabel = isForm ? isFillerOrNumber : isFiller;
  for (let from = 0; from < cell.words.length; from++) {
    const begins = cell.words.slice(0, from).every(isBeforeLabel);
    const phrase =
      phraseAt(cell.words, from, book) ??
      (isForm && begins ? phraseMisread(cell.words, from, book) : undefined);
    if (!phrase) continue;
    // `30 de enero` is a day, no box 30 with the label `de`.
    const isWord = begins && !cell.words.slice(0, from).every(isFiller) && isShort(cell, phrase);
    if (isWord) continue;
    const isLong = phrase.to - from >= minWordsWithin;
    if (!isLong && !hasColon(cell, phrase) && !begins) continue;
    labels.push(phrase);
    from = phrase.to - 1;
  }
  return labels;
}

/** `For the pay period ending`, `Your pay date`. */
const isFiller = ({ text }: TextWord): boolean => /^(?:for|the|your|this|el|la|do|da|o|a)$/iu.test(text);
/** `2b`, `11`, `c`: what lines and boxes of forms are numbered with. */
const isFillerOrNumber = (word: TextWord): boolean =>
  isFiller(word) || /^(?:\d{1,2}[a-z]?|[a-z]|(?=[.)]))[.)]?$/iu.test(word.text);

/** Letters of a label behind the number of a box, at least. */
const MIN_LETTERS_IN_BOX = 4;
const isShort = ({ words }: Cell, { from, to }: FoundPhrase<unknown>): boolean =>
  words.slice(from, to).reduce((letters, { text }) => letters + text.length, 0) < MIN_LETTERS_IN_BOX;

const hasColon = ({ words }: Cell, { to }: FoundPhrase<unknown>): boolean =>
  isColonBetween(words[to - 1], words[to]);

function withoutColon(cell: Cell | undefined): Cell | undefined {
  return cell && /^[:#.\-\u2013]+$/u.test(cell.words[0]?.text ?? '') ? partOf(cell, 1) : cell;
}

/** Cells under a label: those that share some of its width and follow each other closely. */
function cellsBelow(cells: readonly Cell[], index: number, label: Cell): Cell[] {
  const below: Cell[] = [];
  let bottom = label.box;
  for (const cell of cells.slice(index + 1, index + 1 + MAX_CELLS_AHEAD)) {
    const height = bottom.y2 - bottom.y1;
    // Under small headings of a row, values in large print stand further down.
    const drop = MAX_DROP * Math.max(height, cell.box.y2 - cell.box.y1);
    if (cell.page !== label.page || cell.box.y1 - bottom.y2 > drop || below.length === MAX_BELOW) break;
    if (cell.line === label.line || cell.box.y1 < bottom.y1 + height / 2) continue;
    if (Math.min(cell.box.x2, label.box.x2) - Math.max(cell.box.x1, label.box.x1) <= 0) continue;
    below.push(cell);
    bottom = cell.box;
  }
  return below;
}

/**
 * `Employee   EE Code   Dept` over a value each: what stands right of a label in a row of labels is the next
 * one, known or not.
 */
export const headsColumn = (
  { label, right, below: [value] }: Labeled<string>,
  labels: readonly Labeled<string>[],
  cells: readonly Cell[],
): boolean =>
  right !== undefined &&
  value !== undefined &&
  labels.some((other) => other.setOff && other.label.line === label.line && other.label !== label) &&
  cells.some(({ line, box }) => line === value.line && box.x1 < right.box.x2 && box.x2 > right.box.x1);
