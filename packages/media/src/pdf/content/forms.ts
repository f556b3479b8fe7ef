import { DecodeError } from '../../errors.js';
import { isArray, isDict, isName, isRef, isStream } from '../syntax/values.js';
import type { PdfDict, PdfRevision, PdfStream } from '../types.js';
import { IDENTITY, matrixOf } from './matrix.js';
import type { Matrix } from './types.js';

/** A form XObject (ISO 32000-2, 8.10), decoded. */
export interface Form {
  readonly bytes: Uint8Array;
  /** Null when it has none: it then uses those of the content that paints it. */
  readonly resources: PdfDict | null;
  readonly matrix: Matrix;
  /** Object number of its /OC entry (8.11.3.3); 0 for none. */
  readonly layer: number;
}

/** The forms among the XObjects of a resource dictionary, decoded on first use. */
export class FormResources {
  readonly #forms = new Map<PdfStream, Form | null>();
  readonly #revision: PdfRevision;

  constructor(revision: PdfRevision) {
    this.#revision = revision;
  }

  /** @returns null for an image, a missing name, or a form that does not decode */
  find(resources: PdfDict | null, name: string): Form | null {
    const objects = this.#revision.resolve(resources?.entries.get('XObject'));
    const stream = isDict(objects) ? this.#revision.resolve(objects.entries.get(name)) : null;
    if (!isStream(stream) || !isName(this.#revision.resolve(stream.dict.entries.get('Subtype')), 'Form'))
      return null;
    return this.read(stream);
  }

  /** @returns null for one that does not decode */
  read(stream: PdfStream): Form | null {
    let form = this.#forms.get(stream);
    if (form === undefined) {
      form = this.#decode(stream);
      this.#forms.set(stream, form);
    }
    return form;
  }

  /** The object number behind `/OC /name BDC` (8.11.3.2); 0 when the resources do not name it. */
  layerOf(resources: PdfDict | null, name: string): number {
    const properties = this.#revision.resolve(resources?.entries.get('Properties'));
    const layer = isDict(properties) ? properties.entries.get(name) : undefined;
    return isRef(layer) ? layer.num : 0;
  }

  #decode(stream: PdfStream): Form | null {
    const { entries } = stream.dict;
    const resources = this.#revision.resolve(entries.get('Resources'));
    const array = this.#revision.resolve(entries.get('Matrix'));
    const layer = entries.get('OC');
    const matrix = isArray(array) ? matrixOf(array.items.map((item) => this.#revision.resolve(item))) : null;
    try {
      return {
        bytes: this.#revision.streamBytes(stream),
        resources: isDict(resources) ? resources : null,
        matrix: matrix ?? IDENTITY,
        layer: isRef(layer) ? layer.num : 0,
      };
    } catch (error) {
      if (error instanceof DecodeError) return null;
      throw error;
    }
  }
}
