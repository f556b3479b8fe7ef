import { dictOf, isArray, isDict, isStream } from '../syntax/values.js';
import type { PdfPageNode, PdfRevision, PdfStream } from '../types.js';
import type { FontResources } from './font.js';
import type { FormResources } from './forms.js';
import { Interpreter } from './interpreter.js';
import type { PdfContent } from './types.js';

/** All appearances read of one document together; the largest forms need a tenth. */
const MAX_APPEARANCE_BYTES = 32 * 1024 * 1024;

/** Reads appearance streams one by one, with the fonts and forms of the document's pages. */
export function appearanceReader(fonts: FontResources, forms: FormResources): PdfContent['appearance'] {
  const budget = { bytes: MAX_APPEARANCE_BYTES };
  return (stream, fallback) => {
    const form = forms.read(stream);
    if (!form) return { runs: [], complete: false };
    const interpreter = new Interpreter(fonts, forms, budget);
    interpreter.run({
      bytes: form.bytes,
      resources: form.resources ?? fallback,
      forms: [],
      streamIndexAt: () => 0,
    });
    return { runs: interpreter.runs, complete: interpreter.stopped === null };
  };
}

/** Annotations of one page whose appearances are read. */
const MAX_ANNOTATIONS = 10_000;

/** The streams of /AP: one for each appearance, or for each of its states (ISO 32000-2, 12.5.5). */
export function* appearancesOf(node: PdfPageNode, revision: PdfRevision): Generator<PdfStream> {
  const annotations = revision.resolve(node.dict.entries.get('Annots'));
  if (!isArray(annotations)) return;
  for (const item of annotations.items.slice(0, MAX_ANNOTATIONS)) {
    const appearances = dictOf(revision.resolve(dictOf(revision.resolve(item))?.entries.get('AP')));
    for (const entry of appearances?.entries.values() ?? []) {
      const appearance = revision.resolve(entry);
      if (isStream(appearance)) yield appearance;
      else if (isDict(appearance)) {
        for (const state of appearance.entries.values()) {
          const stream = revision.resolve(state);
          if (isStream(stream)) yield stream;
        }
      }
    }
  }
}
