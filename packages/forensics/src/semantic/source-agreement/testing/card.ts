import {
  type DocumentClass,
  type DocumentClassName,
  type DocumentCodes,
  type DocumentField,
  type DocumentFields,
  type DocumentText,
  type FieldReading,
  type FieldSource,
  fraction,
  type PlaceRereader,
  type Raster,
  type TextLine,
} from '@assay/media';
import type { Examined } from '../../../check.js';

const BOX = { x1: 0.1, y1: 0.2, x2: 0.4, y2: 0.25 };

/** One reading of a value, as surely read as most are. */
export const reading = (value: string, source: FieldSource = 'ocr', confidence = 0.95): FieldReading => ({
  value,
  raw: value,
  confidence: fraction(confidence),
  source,
  page: 1,
  box: BOX,
});

/** A field of the readings given, the first of them shown. */
export const field = (name: string, shown: FieldReading, ...others: FieldReading[]): DocumentField => ({
  ...shown,
  name,
  others,
  ...(others.length > 0 && { confidenceAlone: shown.confidence, confidence: fraction(0.5) }),
});

/** A page that prints these lines. */
export function printedPage(...lines: readonly string[]): DocumentText {
  const line = (text: string): TextLine => ({
    page: 1,
    words: text.split(' ').map((word) => ({ text: word, box: BOX, reading: fraction(0.98) })),
    box: BOX,
    emWidth: 0.02,
  });
  return {
    pages: [{ page: 1, source: 'ocr', lines: lines.map(line), aspect: 1.6, upright: undefined }],
    pagesUnread: 0,
  };
}

const RASTER = { width: 1000, height: 630, orientation: 1 } as Raster;

/** The views of an identity document: what it prints is what its fields say in print, and `lines`. */
export function cardViews(
  fields: readonly DocumentField[],
  { codes, lines = [], name = 'identity/driver_license', country }: CardOptions = {},
): CardViews {
  const printed = fields.flatMap((one) => [one, ...one.others]).filter(({ source }) => source === 'ocr');
  return {
    fields: { fields },
    text: printedPage(...printed.map(({ raw }) => raw), ...lines),
    codes: { barcodes: [], mrz: undefined, ...codes },
    documentClass: { name, confidence: fraction(1), country, region: undefined, because: [] },
    raster: RASTER,
  };
}

interface CardOptions {
  readonly codes?: Partial<DocumentCodes>;
  readonly lines?: readonly string[];
  readonly name?: DocumentClassName;
  readonly country?: string;
}

interface CardViews {
  readonly fields: DocumentFields;
  readonly text: DocumentText;
  readonly codes: DocumentCodes;
  readonly documentClass: DocumentClass;
  readonly raster: Raster;
}

/** Whoever reads everything again as it was read first, or as `text`. */
export const rereaderOf = (fields: readonly DocumentField[], text?: string): PlaceRereader => ({
  reread: async () => ({
    text: text ?? fields.flatMap((one) => [one, ...one.others].map(({ raw }) => raw)).join(' '),
    reading: fraction(0.95),
  }),
});

/**
 * In short: the measure, and of each evidence its code, coded and printed value; or why it was not examined.
 */
export function inShort(examined: Examined): string {
  if (examined.kind !== 'examined') return examined.because;
  const { measure, evidence } = examined.finding;
  return [
    measure,
    ...evidence.map(({ code, before, after }) => [code, before ?? '-', after ?? '-'].join(' ')),
  ].join('; ');
}
