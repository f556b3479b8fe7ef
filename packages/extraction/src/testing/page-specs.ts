import { DOCUMENT_CLASS_NAMES, type DocumentClass, type DocumentClassName, fraction } from '@assay/media';
import { classifyDocument } from '../document-class/classify-document.js';
import { type ParsedObject, parsedData } from '../fields/parsed-data.js';
import { readFields } from '../fields/read-fields.js';
import { readMrz } from '../mrz/read-mrz.js';
import { pagesOfImage } from '../pages/pages-of-image.js';
import { printed, textOf } from './printed.js';

/** A document typed out line by line, and what is to be read of it. `docs/adding-a-type.md` describes the form. */
export interface PageSpec {
  /** What the example is about: the name of its test. */
  readonly says: string;
  /** The class that is given; without it the document must be told to be of it by itself. */
  readonly given?: { readonly class: DocumentClassName; readonly country?: string };
  readonly country?: 'us' | 'mx' | 'br';
  /** In a fixed pitch; a line of `===` ends a page. */
  readonly page: readonly string[];
  /** The class that it must be told to be, where none is given. */
  readonly class?: DocumentClassName;
  /** Of `parsedData`: what must be there, as it is; nothing is said of the rest, unless {@link whole}. */
  readonly fields: ParsedObject;
  /** Paths that nothing may be read under. */
  readonly absent?: readonly string[];
  /** Whether nothing else may be read at all. */
  readonly whole?: boolean;
}

/** What was read of a typed page. */
export interface SpecReading {
  readonly documentClass: DocumentClass | undefined;
  readonly parsed: ParsedObject;
  /** Paths in {@link parsed}. */
  readonly names: readonly string[];
}

const BLANK = { width: 200, height: 280, rgb: new Uint8Array(200 * 280 * 3), orientation: 1 } as const;

export async function readSpec(spec: PageSpec): Promise<SpecReading> {
  const text = textOf(printed(spec.page.join('\n')));
  const { given, country = 'us' } = spec;
  const codes = { barcodes: [], mrz: await readMrz(pagesOfImage(BLANK), text, undefined) };
  const documentClass = given ? givenClass(given) : classifyDocument(text, codes, country);
  const { fields } = readFields({ text, codes, documentClass, country });
  return { documentClass, parsed: parsedData({ fields }), names: fields.map(({ name }) => name) };
}

function givenClass({ class: name, country }: NonNullable<PageSpec['given']>): DocumentClass {
  if (!DOCUMENT_CLASS_NAMES.includes(name))
    throw new RangeError(`expected a document class, received ${name}`);
  return { name, confidence: fraction(1), country, region: undefined, because: [], isGiven: true };
}
