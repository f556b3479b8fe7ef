import { isList, isNumber, isObject } from '../json-forms.js';
import { MOST_WORDS_PER_PAGE } from '../types.js';
import { MOST_COLUMNS, MOST_KEYS, type TaughtColumn } from './types.js';

/** Lines of words that a heading has, and columns of what is not there besides those of what is. */
const MOST_HEADING_LINES = 2;
const MOST_ALL_COLUMNS = 2 * MOST_COLUMNS;

const isOneOf = (value: unknown, allowed: readonly unknown[]): boolean => allowed.includes(value);
const KINDS: readonly unknown[] = ['text', 'date', 'number'] satisfies TaughtColumn['kind'][];
const isKeys = (value: unknown): boolean => isList(value, MOST_KEYS, isNumber);

const isColumn = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.name === 'string' &&
  isOneOf(value.kind, KINDS) &&
  isOneOf(value.edge, ['left', 'right']) &&
  [value.x1, value.x2].every(isNumber) &&
  isOneOf(value.sign, [undefined, 'bare', 'turned']) &&
  (isOneOf(value.when, [undefined, 'plus', 'minus']) || isKeys(value.when)) &&
  (value.limit === undefined || isNumber(value.limit)) &&
  (value.goesOn === undefined || (isObject(value.goesOn) && isKeys(value.goesOn.until)));

/** Whether a value out of JSON has the form of a {@link TaughtTable}. */
export const isTable = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.list === 'string' &&
  [value.page, value.x1, value.x2, value.y1, value.y2].every(isNumber) &&
  isList(value.heading, MOST_HEADING_LINES, (line) => isList(line, MOST_WORDS_PER_PAGE, isNumber)) &&
  isList(value.columns, MOST_ALL_COLUMNS, isColumn);
