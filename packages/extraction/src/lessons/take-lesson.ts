import { type DocumentField, isCenteredIn, type TextWord, unionBox } from '@assay/media';
import type { FieldInput } from '../fields/types.js';
import { hasDigit } from '../layout/characters.js';
import { isOfLine, kindOfPath } from './field-kinds.js';
import { type KeyedDocument, keyedDocument, nameOf, type Place, valuesAmong } from './keyed-page.js';
import { labelOf } from './labels-of.js';
import { type PrintedPlace, placesOfValue } from './printed-places.js';
import { findLists, isTaughtBy, takeTables } from './tables/take-tables.js';
import {
  type Correction,
  type KeyOf,
  type Lesson,
  type LessonWord,
  MOST_FIELDS,
  MOST_PAGES,
  MOST_PLACES,
  MOST_WORDS_PER_PAGE,
  type ReadField,
  type TakenLesson,
  type TaughtField,
  type TaughtPlace,
  type Unlearned,
  type Way,
} from './types.js';

/** Fewer words around a value do not tell one page from another. */
const MIN_WORDS = 6;
/** Places are kept to this part of the page's width, some hundredths of a millimeter. */
const STEPS = 1e5;

/**
 * What corrections of one document say of the next of its layout: the words around its values, by their keys, and where
 * each corrected value stands among them.
 * @param fields as they were read, with their places on the page as displayed
 */
export function takeLesson(
  input: FieldInput,
  fields: readonly ReadField[],
  corrections: readonly Correction[],
  keyOf: KeyOf,
): TakenLesson {
  const document = keyedDocument(input, keyOf);
  const unlearned: { path: string; why: Unlearned }[] = [];
  const taken = new Set(corrections.flatMap(({ path, is }) => (is === undefined ? [path] : [])));
  const ofLines = fields.filter(({ name }) => isOfLine(name) && !taken.has(name));
  const found = corrections.slice(0, MOST_FIELDS).flatMap((correction) => {
    const places = placesFor(correction, document, fields, ofLines);
    if (typeof places !== 'string') return [{ correction, places }];
    unlearned.push({ path: correction.path, why: places });
    return [];
  });
  const lists = findLists(document, fields, corrections, keyOf);
  const pages = [
    ...new Set([
      ...found.flatMap(({ places }) => places.map(({ page }) => page)),
      ...lists.lines.map(({ row }) => row.line.page),
    ]),
  ].slice(0, MOST_PAGES);
  const corrected = new Set(found.map(({ correction }) => correction.path));
  const among = valuesAmong(document, [
    ...fields.filter(({ name }) => !corrected.has(name)),
    ...found.flatMap(({ places }) => places.map(({ page, shown }) => ({ page, box: shown }))),
  ]);
  const values = new Set([...among, ...lists.values]);
  const kept = pages.map((page) => ({ page, words: wordsOf(document, page, values) }));
  const taught = found.flatMap(({ correction, places }): TaughtField[] => {
    const apart = places.filter((place) => standsApart(place, values));
    const stand = standing(apart, kept, values, document);
    if (stand.length === 0) {
      const why = apart.length === 0 ? 'within other text' : 'too little around it';
      unlearned.push({ path: correction.path, why });
      return [];
    }
    return [
      {
        name: correction.path,
        places: stand,
        ...(correction.is === undefined && { isAbsent: true as const }),
      },
    ];
  });
  const tables = takeTables(lists, kept, document, keyOf);
  if (taught.length === 0 && tables.length === 0) return { lesson: undefined, unlearned };
  const stillUnlearned = unlearned.filter(
    ({ path, why }) => why !== 'in a list' || !isTaughtBy(tables, path),
  );
  return {
    lesson: { version: 1, pages: kept, fields: taught, ...(tables.length > 0 && { tables }) },
    unlearned: stillUnlearned,
  };
}

/** A place of a value in the document that teaches it. */
interface FoundPlace {
  readonly page: number;
  readonly place: Place;
  /** On the page as displayed. */
  readonly shown: NonNullable<DocumentField['box']>;
  readonly way: Way;
  /** How many, on its first line. */
  readonly words: number;
  readonly before?: TextWord | undefined;
  readonly behind?: TextWord | undefined;
}

/** Whether labels or nothing stand beside a text in its cell: where another value does, neither ends by itself. */
function standsApart({ way, words, before, behind }: FoundPlace, values: ReadonlySet<TextWord>): boolean {
  if (way.kind !== 'text') return true;
  const isLabel = (word: TextWord): boolean => nameOf(word.text) !== undefined && !values.has(word);
  const endsItself = words === 1 ? way.hasDigits : !way.hasDigits;
  return (
    (before === undefined || isLabel(before)) &&
    (behind === undefined || isLabel(behind) || (endsItself && hasDigit(behind.text)))
  );
}

function placesFor(
  { path, is, place }: Correction,
  document: KeyedDocument,
  fields: readonly ReadField[],
  ofLines: readonly ReadField[],
): FoundPlace[] | Unlearned {
  const kind = kindOfPath(path);
  if (!kind) return 'no field of documents';
  if (isOfLine(path)) return 'in a list';
  if (is === undefined) {
    const read = fields.find(({ name }) => name === path);
    const at = read && placeRead(read, document);
    return at ? [at] : 'not printed';
  }
  const all = placesOfValue(document, is, kind).flatMap((one) => foundPlace(one, document) ?? []);
  const pointed = place
    ? all.filter(({ page, shown }) => page === place.page && isCenteredIn(shown, place.box))
    : all;
  if (pointed.length === 0) return 'not printed';
  // The only fee of a month is a line as well; the next month prints another line there.
  const free = pointed.filter(({ page, shown }) => !ofLines.some((line) => isAt(line, page, shown)));
  return free.length > 0 ? free : 'in a list';
}

const isAt = ({ page, box }: ReadField, onPage: number, shown: FoundPlace['shown']): boolean =>
  page === onPage && box !== undefined && (isCenteredIn(shown, box) || isCenteredIn(box, shown));

function foundPlace(
  { row, words, all, way, before, behind }: PrintedPlace,
  document: KeyedDocument,
): FoundPlace | undefined {
  const { page } = row.line;
  const [box, whole] = [words, all].map((some) => unionBox(some.map((word) => word.box)));
  const shown = whole && document.displayed(page, whole);
  return (
    box &&
    shown && { page, place: document.placeOf(page, box), shown, way, words: words.length, before, behind }
  );
}

/** Where a value was read that is none. */
function placeRead(
  { page, box }: Pick<ReadField, 'page' | 'box'>,
  document: KeyedDocument,
): FoundPlace | undefined {
  for (const row of box ? (document.pages.get(page)?.rows ?? []) : []) {
    const words = row.line.words.filter(
      (word) => box && isCenteredIn(document.displayed(page, word.box), box),
    );
    const found = foundPlace({ row, words, all: words, way: { kind: 'date' } }, document);
    if (found) return found;
  }
  return undefined;
}

const rounded = (value: number): number => Math.round(value * STEPS) / STEPS;

function wordsOf({ pages }: KeyedDocument, page: number, values: ReadonlySet<TextWord>): LessonWord[] {
  return (pages.get(page)?.words ?? [])
    .filter(({ word }) => !values.has(word))
    .slice(0, MOST_WORDS_PER_PAGE)
    .map(({ key, x1, x2, y, height }) => [key, rounded(x1), rounded(x2), rounded(y), rounded(height)]);
}

/** Places with what stands around them; of several those that have a label. Too many say nothing. */
function standing(
  places: readonly FoundPlace[],
  pages: Lesson['pages'],
  values: ReadonlySet<TextWord>,
  document: KeyedDocument,
): TaughtPlace[] {
  const all = places.flatMap((found): TaughtPlace[] => {
    const { page, place } = found;
    const index = pages.findIndex((one) => one.page === page);
    const words = pages[index]?.words ?? [];
    if (words.length < MIN_WORDS) return [];
    const { x1, x2, y, height } = place;
    const at = { x1: rounded(x1), x2: rounded(x2), y: rounded(y), height: rounded(height) };
    return [{ page: index, ...at, ...labelOf(place, words), way: withEnd(found, values, document) }];
  });
  const labeled = all.filter(({ label }) => label.length > 0);
  const chosen = labeled.length > 0 ? labeled : all;
  return chosen.length <= MOST_PLACES ? chosen : [];
}

/** With what ends a text in its cell. */
function withEnd(
  { way, words, behind }: FoundPlace,
  values: ReadonlySet<TextWord>,
  { pages }: KeyedDocument,
): Way {
  if (way.kind !== 'text' || behind === undefined) return way;
  const label = values.has(behind)
    ? undefined
    : [...pages.values()].map(({ keys }) => keys.get(behind)).find((key) => key !== undefined);
  return { ...way, end: label ?? (words === 1 ? 'word' : 'digits') };
}
