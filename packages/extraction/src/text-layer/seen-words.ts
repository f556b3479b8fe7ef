import {
  type Box,
  isCenteredIn,
  type PageText,
  type PaintedObject,
  type PaintedText,
  paintsNothing,
  unionBox,
  type Word,
} from '@assay/media';
import { type CoveredGlyphs, coveredGlyphs, middleOf } from './covered-glyphs.js';
import { withoutOverprinted } from './overprinted.js';
import { PageStrips } from './page-strips.js';
import { glyphFinder, type WordGlyphs } from './word-glyphs.js';

/**
 * What stands upon a box and further than this from the line that the box hides, in heights of a word, is of
 * another line.
 */
const NEAR_LINE_HEIGHTS = 0.8;

/**
 * What is left of a word whose letters a box hides, and what is set upon the box, lie nearer together than
 * this, in heights of the word.
 */
const PART_GAP_HEIGHTS = 0.3;

/** A word of which a box hides some letters or all. */
interface Hidden {
  readonly word: Word;
  readonly area: Box;
}

/**
 * The words of a page that a reader sees: not those under later words or under opaque boxes, and those of
 * annotations besides. What is set upon a box stands on the line that the box hides, even a little above or
 * below it.
 * @param painted what the page paints, as PDFium gives it
 */
export function seenWords(text: PageText, painted: readonly PaintedObject[]): readonly Word[] {
  const words = withoutOverprinted(text);
  const covered = coveredGlyphs(painted);
  const notes = freeTextLines(painted);
  if (!covered.some && notes.length === 0) return words;
  const find = glyphFinder(text.glyphs);
  const hidden = new PageStrips<Hidden>();
  const seen: Word[] = [];
  const cut = new Set<Word>();
  for (const word of words) {
    const { parts, area } = shownParts(word, find(word), covered);
    seen.push(...parts);
    if (!area) continue;
    hidden.add({ word, area }, middleOf(word.box));
    for (const part of parts) cut.add(part);
  }
  const lineCount = words.reduce((most, { line }) => Math.max(most, line + 1), 0);
  const added = notes.flatMap((note, index) => {
    const line = (note[0] && levelLine(note[0].box, seen)) ?? lineCount + index;
    return note.map((word): Word => ({ ...word, line }));
  });
  const placed = [...seen, ...added].map((word) => (cut.has(word) ? word : onHiddenLine(word, hidden)));
  return joinedParts(placed.sort(inReadingOrder), cut);
}

const inReadingOrder = (a: Word, b: Word): number => a.line - b.line || a.box.x1 - b.box.x1;

/** What shows of a word: the word itself, its parts between hidden letters, or nothing. */
function shownParts(
  word: Word,
  own: WordGlyphs | undefined,
  { coverOf }: CoveredGlyphs,
): { parts: Word[]; area: Box | undefined } {
  const area = own?.glyphs.map(coverOf).find((cover) => cover !== undefined);
  if (!own || !area) return { parts: [word], area: undefined };
  const parts: Word[] = [];
  let isOpen = false;
  for (const glyph of own.glyphs) {
    if (coverOf(glyph)) {
      isOpen = false;
      continue;
    }
    const before = isOpen ? parts.pop() : undefined;
    const box = unionBox([...(before ? [before.box] : []), glyph.box]) ?? glyph.box;
    parts.push({ text: (before?.text ?? '') + glyph.text, box, line: word.line });
    isOpen = true;
  }
  return { parts, area };
}

/** A word set upon a box stands on the nearest line that the box hides. */
function onHiddenLine(word: Word, hidden: PageStrips<Hidden>): Word {
  const [middle, reach] = [middleOf(word.box), NEAR_LINE_HEIGHTS * (word.box.y2 - word.box.y1)];
  let nearest: { line: number; distance: number } | undefined;
  for (const { word: under, area } of hidden.near(middle - reach, middle + reach) ?? []) {
    const distance = Math.abs(middleOf(under.box) - middle);
    if (
      isCenteredIn(word.box, area) &&
      distance <= reach &&
      distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)
    )
      nearest = { line: under.line, distance };
  }
  return nearest ? { ...word, line: nearest.line } : word;
}

/** The line of a word that has at least half of its height in common with a place. */
function levelLine(place: Box, words: readonly Word[]): number | undefined {
  const middle = middleOf(place);
  return words.find(
    ({ box }) => middle > box.y1 && middle < box.y2 && middleOf(box) > place.y1 && middleOf(box) < place.y2,
  )?.line;
}

/** A number of which one digit was patched is one word again. @param words in reading order */
function joinedParts(words: readonly Word[], cut: ReadonlySet<Word>): Word[] {
  const joined: Word[] = [];
  let isCut = false;
  for (const word of words) {
    const before = joined.at(-1);
    const gap = before ? word.box.x1 - before.box.x2 : 0;
    const isPart: boolean =
      before?.line === word.line &&
      (isCut || cut.has(word)) &&
      gap <= PART_GAP_HEIGHTS * (word.box.y2 - word.box.y1);
    if (before && isPart)
      joined[joined.length - 1] = {
        ...word,
        text: before.text + word.text,
        box: unionBox([before.box, word.box]) ?? word.box,
      };
    else joined.push(word);
    isCut = isPart || cut.has(word);
  }
  return joined;
}

/** A word before it is known on which line it stands. */
type NoteWord = Pick<Word, 'text' | 'box'>;

/** Lines of one page's annotations; what a reviewer writes at length is no value. */
const MAX_LINES = 100;

/**
 * The words that annotations of type FreeText show, which no text layer has: what such an annotation says is
 * in its /Contents, and where, the text of its appearance tells; line by line. Several lines are read where
 * each is a text of its own.
 */
function freeTextLines(painted: readonly PaintedObject[]): NoteWord[][] {
  const groups: { contents: string; texts: PaintedText[] }[] = [];
  for (const object of painted) {
    if (object.kind !== 'text' || object.source.kind !== 'annotation' || object.source.subtype !== 'FreeText')
      continue;
    if (paintsNothing(object) || object.source.contents === '') continue;
    const last = groups.at(-1);
    if (last?.contents === object.source.contents) last.texts.push(object);
    else groups.push({ contents: object.source.contents, texts: [object] });
  }
  return groups.flatMap(({ contents, texts }) => wordsOf(contents, texts)).slice(0, MAX_LINES);
}

function wordsOf(contents: string, texts: readonly PaintedText[]): NoteWord[][] {
  const lines = contents.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
  if (lines.length !== texts.length) return [];
  return texts.map(({ box }, index) => {
    const line = (lines[index] ?? '').trim();
    const letterWidth = (box.x2 - box.x1) / line.length;
    return [...line.matchAll(/\S+/gu)].map(({ 0: text, index: from }): NoteWord => {
      const x1 = box.x1 + from * letterWidth;
      return { text, box: { ...box, x1, x2: x1 + text.length * letterWidth } };
    });
  });
}
