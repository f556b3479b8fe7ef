import { type Box, type DocumentField, isCenteredIn, type TextWord } from '@assay/media';
import type { FieldInput } from '../fields/types.js';
import { foldText, hasDigit, hasLettersInARow } from '../layout/characters.js';
import type { Row } from '../layout/rows.js';
import { type DocumentRows, documentRows } from '../page/document-rows.js';
import { keptBy } from '../page/kept-by.js';
import { type PageView, pageView } from '../page/page-view.js';
import { daysOf, type RowReading } from './read-row.js';
import type { KeyOf } from './types.js';

/** Where something stands on a page, all in widths of the page. */
export interface Place {
  readonly x1: number;
  readonly x2: number;
  /** The middle of its line. */
  readonly y: number;
  readonly height: number;
}

/** A word of letters, by its key. */
export interface KeyedWord extends Place {
  readonly key: number;
  readonly word: TextWord;
  readonly row: Row;
}

/** One page of it. */
export interface KeyedPage {
  readonly rows: readonly Row[];
  /** Words without digits, in reading order. */
  readonly words: readonly KeyedWord[];
  readonly byKey: ReadonlyMap<number, readonly KeyedWord[]>;
  readonly keys: ReadonlyMap<TextWord, number>;
}

/** A document as lessons look at it. */
export interface KeyedDocument {
  readonly view: PageView;
  readonly printedOn: DocumentRows;
  readonly pages: ReadonlyMap<number, KeyedPage>;
  readonly daysOf: (row: Row) => readonly RowReading[];
  readonly placeOf: (page: number, box: Box) => Place;
  /** Where a box of a row stands on the page as displayed. */
  readonly displayed: (page: number, box: Box) => Box;
}

/** What a recognizer takes for one another, for one letter each: a label misread by one of them is the same yet. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/[l|]/gu, 'i'],
  [/rn/gu, 'm'],
];
/** A label as it is compared; undefined for what is no word. */
export function nameOf(text: string): string | undefined {
  if (hasDigit(text) || !hasLettersInARow(text, 2)) return undefined;
  return LOOK_ALIKES.reduce((name, [from, to]) => name.replace(from, to), foldText(text));
}

export function keyedDocument(input: FieldInput, keyOf: KeyOf): KeyedDocument {
  const view = pageView(input);
  const printedOn = documentRows(input.text);
  const keys = new Map<string, number>();
  const keyed = (name: string): number => {
    const known = keys.get(name) ?? keyOf(name);
    keys.set(name, known);
    return known;
  };
  const placeOf = (page: number, box: Box): Place => {
    const aspect = printedOn.pages.get(page)?.aspect ?? 1;
    const height = (box.y2 - box.y1) / aspect;
    return { x1: box.x1, x2: box.x2, y: (box.y1 + box.y2) / 2 / aspect, height };
  };
  const rows = new Map<number, Row[]>();
  for (const row of view.rows) {
    const ofPage = rows.get(row.line.page);
    if (ofPage) ofPage.push(row);
    else rows.set(row.line.page, [row]);
  }
  const wordsOf = (row: Row): KeyedWord[] =>
    row.line.words.flatMap((word) => {
      const name = nameOf(word.text);
      return name === undefined ? [] : [{ key: keyed(name), word, row, ...placeOf(row.line.page, word.box) }];
    });
  return {
    view,
    printedOn,
    pages: new Map([...rows].map(([page, ofPage]) => [page, keyedPage(ofPage, ofPage.flatMap(wordsOf))])),
    daysOf: keptBy((row: Row) => daysOf(row, view)),
    placeOf,
    displayed: (page, box) => printedOn.displayed?.(page, box) ?? box,
  };
}

function keyedPage(rows: readonly Row[], words: readonly KeyedWord[]): KeyedPage {
  const byKey = new Map<number, KeyedWord[]>();
  for (const word of words) {
    const same = byKey.get(word.key);
    if (same) same.push(word);
    else byKey.set(word.key, [word]);
  }
  return { rows, words, byKey, keys: new Map(words.map(({ word, key }) => [word, key])) };
}

/** Words that were read as values, or that a person pointed at: another document has others in their place. */
export function valuesAmong(
  { pages, displayed }: KeyedDocument,
  fields: readonly Pick<DocumentField, 'page' | 'box'>[],
): ReadonlySet<TextWord> {
  const values = new Set<TextWord>();
  for (const { page, box } of fields) {
    if (!box) continue;
    for (const { word } of pages.get(page)?.words ?? [])
      if (isCenteredIn(displayed(page, word.box), box)) values.add(word);
  }
  return values;
}
