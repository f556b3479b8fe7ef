import type { Box, PdfPageNode, PdfRevision } from '@assay/media';
import { annotationsOf } from './annotations.js';
import type { DocumentChange } from './document-changes.js';
import { MEASURE } from './measure.js';
import { evidenceOf, type Observation, quoted } from './observation.js';

interface Place {
  readonly page: PdfPageNode;
  readonly box: Box;
}

/** Where the widgets of a form stand, by object number; read on first use. */
export class WidgetPlaces {
  readonly #revision: PdfRevision;
  #places: Map<number, Place> | undefined;

  constructor(revision: PdfRevision) {
    this.#revision = revision;
  }

  of(widget: number): Place | undefined {
    this.#places ??= this.#read();
    return this.#places.get(widget);
  }

  #read(): Map<number, Place> {
    const places = new Map<number, Place>();
    for (const page of this.#revision.pages()) {
      for (const { num, subtype, box } of annotationsOf(this.#revision, page)) {
        if (num !== undefined && subtype === 'Widget') places.set(num, { page, box });
      }
    }
    return places;
  }
}

/** A field that had a value and has another one now. */
export function fieldObservation(
  { before, after }: Extract<DocumentChange, { kind: 'field-value' }>,
  places: WidgetPlaces,
): Observation {
  const earlier = before?.value ?? '';
  const summary = `The form field ${quoted(after.name)} said ${quoted(earlier)} and now says ${quoted(after.value)}.`;
  const place = after.widgets.map((widget) => places.of(widget)).find((found) => found !== undefined);
  return {
    measure: MEASURE.fieldValueChanged,
    ...(place ? { page: place.page } : {}),
    evidence: evidenceOf('FIELD_VALUE_CHANGED', summary, place?.box, earlier, after.value),
  };
}
