import type { PdfArray, PdfDict, PdfName, PdfObject, PdfRef, PdfStream, PdfString } from '../types.js';

export const EMPTY_DICT: PdfDict = { kind: 'dict', entries: new Map() };

const hasKind = <K extends string>(
  value: PdfObject | undefined,
  kind: K,
): value is Extract<PdfObject, { kind: K }> =>
  typeof value === 'object' && value !== null && value.kind === kind;

export const isName = (value: PdfObject | undefined, name?: string): value is PdfName =>
  hasKind(value, 'name') && (name === undefined || value.name === name);
export const isRef = (value: PdfObject | undefined): value is PdfRef => hasKind(value, 'ref');
export const isDict = (value: PdfObject | undefined): value is PdfDict => hasKind(value, 'dict');
export const isArray = (value: PdfObject | undefined): value is PdfArray => hasKind(value, 'array');
export const isStream = (value: PdfObject | undefined): value is PdfStream => hasKind(value, 'stream');
export const isString = (value: PdfObject | undefined): value is PdfString => hasKind(value, 'string');

/** A dictionary, or a stream's dictionary. */
export const dictOf = (value: PdfObject | undefined): PdfDict | null =>
  isDict(value) ? value : isStream(value) ? value.dict : null;

/** A non-negative integer that arithmetic can trust, else null. */
export const asCount = (value: PdfObject | undefined): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

/** An integer that arithmetic can trust, else null. */
export const asInteger = (value: PdfObject | undefined): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
