import type { ListedParsing, Parsing } from '../parsing-types.js';

/** The whole record of a parsed document for tests; give what matters to the test. */
export function sampleParsing(given: Partial<Parsing> & { readonly parseId: number }): Parsing {
  return {
    organizationId: 1,
    mediaType: 'image',
    fileType: 'jpeg',
    fileName: 'card.jpg',
    fileSizeBytes: 481_211,
    sha256: 'cd'.repeat(32),
    model: 'light',
    modelVersion: '1.0.0',
    engineVersion: '0.1.0',
    country: 'us',
    documentType: 'idDocument',
    documentClass: 'identity/driver_license',
    confidence: 0.9625,
    fields: [
      {
        name: 'lastName',
        value: 'SAMPLE',
        confidence: 0.98,
        source: 'barcode',
        page: 1,
        boundingBox: { x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.25 },
      },
      { name: 'dateOfBirth', value: '1990-04-12', confidence: 0.945, source: 'ocr', page: 1, repaired: true },
    ],
    pageCount: 1,
    pagesUnread: 0,
    fieldsUnwritten: 0,
    partsUnread: [],
    learnedFrom: [],
    createdAtMicros: 1_763_600_000_123_456,
    tags: [],
    files: [
      {
        category: 'original_file',
        storedName: `parse_${given.parseId}_card.jpg`,
        sizeBytes: 481_211,
        contentType: 'image/jpeg',
        sha256: 'cd'.repeat(32),
        createdAtMicros: 1_763_600_000_123_456,
      },
    ],
    ...given,
  };
}

/** The record as lists hand it out. */
export const listed = ({ fields, ...parsing }: Parsing): ListedParsing => ({
  ...parsing,
  fieldsJson: JSON.stringify(fields),
});
