import { isList, isNumber, isObject } from './json-forms.js';
import { isTable } from './tables/is-table.js';
import { MOST_TABLES } from './tables/types.js';
import {
  type Lesson,
  MOST_FIELDS,
  MOST_LESSON_CHARACTERS,
  MOST_PAGES,
  MOST_PLACES,
  MOST_WORDS_PER_PAGE,
  type Way,
} from './types.js';

const NUMBERS_OF_A_WORD = 5;

const isWord = (value: unknown): boolean =>
  isList(value, NUMBERS_OF_A_WORD, isNumber) && (value as unknown[]).length === NUMBERS_OF_A_WORD;

const isPage = (value: unknown): boolean =>
  isObject(value) && isNumber(value.page) && isList(value.words, MOST_WORDS_PER_PAGE, isWord);

const KINDS: readonly unknown[] = ['number', 'date', 'first day', 'last day', 'text'] satisfies Way['kind'][];
const isWay = (value: unknown): boolean =>
  isObject(value) &&
  KINDS.includes(value.kind) &&
  (value.kind !== 'text' || (isNumber(value.lines) && (value.joint === ' ' || value.joint === ', ')));

const isPlace = (value: unknown): boolean =>
  isObject(value) &&
  [value.page, value.x1, value.x2, value.y, value.height].every(isNumber) &&
  isList(value.label, MOST_WORDS_PER_PAGE, isNumber) &&
  isWay(value.way);

const isField = (value: unknown): boolean =>
  isObject(value) && typeof value.name === 'string' && isList(value.places, MOST_PLACES, isPlace);

/** A lesson that was kept as JSON; undefined for what is none, or of another version. */
export function readLesson(text: string): Lesson | undefined {
  if (text.length > MOST_LESSON_CHARACTERS) return undefined;
  let lesson: unknown;
  try {
    lesson = JSON.parse(text);
  } catch {
    return undefined;
  }
  const isLesson =
    isObject(lesson) &&
    lesson.version === 1 &&
    isList(lesson.pages, MOST_PAGES, isPage) &&
    isList(lesson.fields, MOST_FIELDS, isField) &&
    (lesson.tables === undefined || isList(lesson.tables, MOST_TABLES, isTable));
  return isLesson ? (lesson as unknown as Lesson) : undefined;
}
