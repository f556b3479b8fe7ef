import { type DocumentField, isCenteredIn } from '@assay/media';
import { printedField } from '../fields/printed-field.js';
import type { FieldInput } from '../fields/types.js';
import { isInReach, isValueOf } from './field-kinds.js';
import { fitPage, type PageFit } from './fit-page.js';
import { breaking } from './keeps-sums.js';
import { type KeyedDocument, keyedDocument } from './keyed-page.js';
import { expectedPlace, type PlaceReading, readPlace } from './read-place.js';
import { applyTables } from './tables/apply-tables.js';
import type { KeyOf, StoredLesson, TaughtField, TaughtPlace } from './types.js';

/**
 * How often a value is right that was read where a lesson says: 604 of 629, characters included (2026-12-01, three recorded sets of
 * made layouts, with their words and with 60 % of them made unknown: docs/measured/reading.md).
 */
const LEARNED = 0.96;
/** Pages of a document that are held against a lesson's. */
const MOST_PAGES = 12;
/** Words of a lesson that no other lesson of the layout has are mostly no labels. */
const UNSHARED = 0.25;
/** Sources that carry their own proof: what is coded is surer than what is printed beside it. */
const CODED: ReadonlySet<DocumentField['source']> = new Set(['barcode', 'mrz', 'qr']);

/** Fields of a document with what was learned. */
export interface LearnedFields {
  readonly fields: readonly DocumentField[];
  /** The records whose corrections changed a field, or took one away. */
  readonly learnedFrom: readonly number[];
}

/**
 * The fields of a document, read where earlier corrections of its layout say. A document that no lesson's layout fits keeps
 * its fields as they are.
 * @param lessons newest first: of two that teach a field, the first does
 */
export function applyLessons(
  input: FieldInput,
  fields: readonly DocumentField[],
  lessons: readonly StoredLesson[],
  keyOf: KeyOf,
): LearnedFields {
  if (lessons.length === 0) return { fields, learnedFrom: [] };
  const document = keyedDocument(input, keyOf);
  const taken = new Map<string, DocumentField>();
  const absent = new Map<string, number>();
  const taught = new Set<string>();
  const own = new Map(fields.map((field) => [field.name, field]));
  const fitting = fittingLessons(document, lessons);
  for (const { parseId, lesson, fits } of fitting)
    for (const field of lesson.fields) {
      const { name, isAbsent } = field;
      const read = own.get(name);
      if (taught.has(name) || (read && CODED.has(read.source)) || !isInReach(name, fields)) continue;
      if (isAbsent) {
        if (!read || !isReadThere(read, field, fits, document)) continue;
        absent.set(name, parseId);
        taught.add(name);
        continue;
      }
      const learned = readField(field, fits, document);
      if (!learned || !isValueOf(name, learned.value)) continue;
      taught.add(name);
      if (read?.value === learned.value) continue;
      const { value, span } = learned;
      taken.set(name, {
        ...printedField(name, value, span, LEARNED, document.printedOn),
        learnedFrom: parseId,
      });
    }
  for (const name of breaking(fields, withTaken(fields, taken, absent), taken)) taken.delete(name);
  const after = withTaken(fields, taken, absent);
  const listed = applyTables(document, after, fitting, keyOf);
  const used = listed.flatMap(({ learnedFrom }) => learnedFrom ?? []);
  return { fields: listed, learnedFrom: [...new Set([...used, ...absent.values()])] };
}

function withTaken(
  fields: readonly DocumentField[],
  taken: ReadonlyMap<string, DocumentField>,
  absent: ReadonlyMap<string, number>,
): DocumentField[] {
  const known = new Set(fields.map(({ name }) => name));
  return [
    ...fields.flatMap((field) => (absent.has(field.name) ? [] : [taken.get(field.name) ?? field])),
    ...[...taken.values()].filter(({ name }) => !known.has(name)),
  ];
}

/** By the index of a lesson's page: the page of the document that it lies on, and how. */
type Fits = ReadonlyMap<number, { readonly page: number; readonly fit: PageFit }>;
interface FittingLesson extends StoredLesson {
  readonly fits: Fits;
}

/** Lessons whose layout is the document's. Words that others of these lack count less. */
function fittingLessons(document: KeyedDocument, lessons: readonly StoredLesson[]): FittingLesson[] {
  const first = lessons.flatMap((one) => fitting(document, one, () => 1));
  if (first.length < 2) return first;
  const counts = new Map<number, number>();
  for (const { lesson } of first)
    for (const key of new Set(lesson.pages.flatMap(({ words }) => words.map(([one]) => one))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  return first.flatMap((one) => fitting(document, one, (key) => ((counts.get(key) ?? 0) > 1 ? 1 : UNSHARED)));
}

function fitting(
  document: KeyedDocument,
  stored: StoredLesson,
  weightOf: (key: number) => number,
): FittingLesson[] {
  const fits = new Map<number, { page: number; fit: PageFit }>();
  const pages = [...document.pages].slice(0, MOST_PAGES);
  for (const [index, { page, words }] of stored.lesson.pages.entries()) {
    const best = pages
      .flatMap(([one, keyed]) => {
        const fit = fitPage(words, keyed, weightOf);
        return fit ? [{ page: one, fit }] : [];
      })
      .sort((a, b) => b.fit.share - a.fit.share || Math.abs(a.page - page) - Math.abs(b.page - page))[0];
    if (best) fits.set(index, best);
  }
  return fits.size > 0 ? [{ ...stored, fits }] : [];
}

/** What all places of a field that are found say; undefined where they do not say the same. */
function readField(
  { name, places }: TaughtField,
  fits: Fits,
  document: KeyedDocument,
): PlaceReading | undefined {
  const readings = places.flatMap((place) => {
    const expected = expectedIn(place, fits);
    return (expected && readPlace(expected, place.way, name, document)) ?? [];
  });
  const [first] = readings;
  return 2 * readings.length >= places.length && readings.every(({ value }) => value === first?.value)
    ? first
    : undefined;
}

function expectedIn(place: TaughtPlace, fits: Fits) {
  const on = fits.get(place.page);
  return on && expectedPlace(place, on.page, on.fit);
}

/** Whether a field was read where a lesson says that it is not. */
function isReadThere(
  { page, box }: DocumentField,
  { places }: TaughtField,
  fits: Fits,
  { placeOf, pages, displayed }: KeyedDocument,
): boolean {
  return places.some((place) => {
    const expected = expectedIn(place, fits);
    if (!expected || !box || expected.page !== page) return false;
    const words = (pages.get(page)?.rows ?? []).flatMap(({ line }) =>
      line.words.filter((word) => isCenteredIn(displayed(page, word.box), box)),
    );
    return words.some((word) => overlaps(placeOf(page, word.box), expected));
  });
}

const overlaps = (
  one: { readonly x1: number; readonly x2: number; readonly y: number },
  other: { readonly x1: number; readonly x2: number; readonly y: number; readonly height: number },
): boolean => one.x1 < other.x2 && other.x1 < one.x2 && Math.abs(one.y - other.y) < other.height;
