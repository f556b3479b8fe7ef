import { decodeTextString, isName, isString, type PdfObject } from '@assay/media';

/** A text string's characters; a name gives its name, anything else ''. */
export function textString(value: PdfObject | undefined): string {
  if (isName(value)) return value.name;
  return isString(value) ? decodeTextString(value.bytes) : '';
}
