import type { PdfObject } from '../types.js';
import { decodeTextString } from './text-encoding.js';
import { isName, isString } from './values.js';

/** A text string's characters; a name gives its name, anything else ''. */
export function textString(value: PdfObject | undefined): string {
  if (isName(value)) return value.name;
  return isString(value) ? decodeTextString(value.bytes) : '';
}
