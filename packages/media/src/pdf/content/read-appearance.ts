import { DecodeError } from '../../errors.js';
import { isDict } from '../syntax/values.js';
import type { PdfDict, PdfRevision, PdfStream } from '../types.js';
import { FontResources } from './font.js';
import { FormResources } from './forms.js';
import { Interpreter } from './interpreter.js';
import type { TextRun } from './types.js';

/** All appearances of one document together; the largest forms need a tenth. */
const MAX_APPEARANCE_BYTES = 32 * 1024 * 1024;

/**
 * Reads the text that an appearance stream shows, in the order and space of the stream. `fallback` are resources for what the
 * stream's own lack, like the form's /DR; viewers differ here, PDFium takes it. Undefined when it cannot be decoded in full.
 */
export type AppearanceReader = (stream: PdfStream, fallback: PdfDict | null) => readonly TextRun[] | undefined;

/** For the annotations of a revision (ISO 32000-2, 12.5.5); fonts are read once and shared. */
export function appearanceReader(revision: PdfRevision): AppearanceReader {
  const fonts = new FontResources(revision);
  const forms = new FormResources(revision);
  const budget = { bytes: MAX_APPEARANCE_BYTES };
  return (stream, fallback) => {
    const own = revision.resolve(stream.dict.entries.get('Resources'));
    try {
      const interpreter = new Interpreter(fonts, forms, budget);
      const bytes = revision.streamBytes(stream);
      interpreter.run({ bytes, resources: isDict(own) ? own : fallback, forms: [], streamIndexAt: () => 0 });
      return interpreter.stopped ? undefined : interpreter.runs;
    } catch (error) {
      if (error instanceof DecodeError) return undefined;
      throw error;
    }
  };
}
