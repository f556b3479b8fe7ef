import { DecodeError } from '../../errors.js';
import { isDict } from '../syntax/values.js';
import type { PdfDict, PdfRevision, PdfStream } from '../types.js';
import { FontResources } from './font.js';
import { FormResources } from './forms.js';
import { Interpreter } from './interpreter.js';
import type { TextRun } from './types.js';

/** An appearance draws one annotation; a page of text is far less than this. */
const MAX_APPEARANCE_BYTES = 4 * 1024 * 1024;

/**
 * Reads the text that an annotation's appearance stream shows (ISO 32000-2, 12.5.5), in the order and space of the stream.
 * @param fallback resources for what the stream's own lack, like the form's /DR; viewers differ here, PDFium takes it
 * @returns undefined when it cannot be decoded, or not in full
 */
export function readAppearance(revision: PdfRevision, stream: PdfStream, fallback: PdfDict | null): readonly TextRun[] | undefined {
  const own = revision.resolve(stream.dict.entries.get('Resources'));
  try {
    const bytes = revision.streamBytes(stream);
    const interpreter = new Interpreter(new FontResources(revision), new FormResources(revision), { bytes: MAX_APPEARANCE_BYTES });
    interpreter.run({ bytes, resources: isDict(own) ? own : fallback, forms: [], streamIndexAt: () => 0 });
    return interpreter.stopped ? undefined : interpreter.runs;
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}
