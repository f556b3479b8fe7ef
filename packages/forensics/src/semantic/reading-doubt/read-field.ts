import type { Box, DocumentText, FieldSource } from '@assay/media';
import { printedLines } from '../printed-text/page-lines.js';
import { readingAt } from '../printed-text/places.js';
import type { ReadText } from './sureness.js';

/** What is known of a field's reading. */
interface FieldAsRead {
  readonly raw: string;
  /** From 1. */
  readonly page: number;
  readonly box?: Box | undefined;
  readonly source: FieldSource;
  /** 0..1: that it is the field's value. */
  readonly confidence: number;
}

/**
 * A field as it was read. Its confidence is lowered by a label that was found with doubt, too: how sure its
 * characters are, the words at its place say.
 * @param text undefined, or without words there: the confidence is taken, which is never more
 */
export function readField(
  { raw, page, box, source, confidence }: FieldAsRead,
  text: DocumentText | undefined,
): ReadText {
  const read = text?.pages.find((one) => one.page === page);
  const reading = read && box ? readingAt(printedLines(read), box) : 0;
  return {
    text: raw,
    page,
    box,
    reading: reading > 0 ? reading : confidence,
    isRecognized: source !== 'text',
  };
}
