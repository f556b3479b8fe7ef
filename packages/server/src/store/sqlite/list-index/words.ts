import type { Detection } from '../../types.js';

/** Sort keys with few values, which are words. */
export type WordKey = 'mediaType' | 'fileType' | 'model' | 'fraudSeverity' | 'country' | 'classification';

interface Field {
  /** Place of the lowest of its bits among the 16 that hold all words of a detection. */
  readonly shift: number;
  readonly bits: number;
  /** Stored: a new word gets the next free number, wherever it sorts. */
  readonly codes: Readonly<Record<string, number>>;
}

/** Each word has its code by its type: one that is missing here does not compile. */
const CODES = {
  mediaType: { document: 0, image: 1 } satisfies Record<Detection['mediaType'], number>,
  fileType: { jpeg: 0, pdf: 1, png: 2, webp: 3 } satisfies Record<Detection['fileType'], number>,
  model: { document: 0, object: 1 } satisfies Record<Detection['model'], number>,
  fraudSeverity: { low: 0, medium: 1, high: 2 } satisfies Record<Detection['fraudSeverity'], number>,
  country: { br: 0, mx: 1, us: 2 } satisfies Record<Detection['country'], number>,
  classification: { rejected: 0, unverified: 1, verified: 2 } satisfies Record<Detection['classification'], number>,
};

/** Room for words to come: 16 file types, 8 countries and classifications, 4 of the others. Stored: never moved. */
export const WORD_FIELDS: Readonly<Record<WordKey, Field>> = {
  mediaType: { shift: 0, bits: 2, codes: CODES.mediaType },
  fileType: { shift: 2, bits: 4, codes: CODES.fileType },
  model: { shift: 6, bits: 2, codes: CODES.model },
  fraudSeverity: { shift: 8, bits: 2, codes: CODES.fraudSeverity },
  country: { shift: 10, bits: 3, codes: CODES.country },
  classification: { shift: 13, bits: 3, codes: CODES.classification },
};

/** All words of a detection in 16 bits. */
export function packWords(detection: Pick<Detection, WordKey>): number {
  return (
    (CODES.mediaType[detection.mediaType] << WORD_FIELDS.mediaType.shift) |
    (CODES.fileType[detection.fileType] << WORD_FIELDS.fileType.shift) |
    (CODES.model[detection.model] << WORD_FIELDS.model.shift) |
    (CODES.fraudSeverity[detection.fraudSeverity] << WORD_FIELDS.fraudSeverity.shift) |
    (CODES.country[detection.country] << WORD_FIELDS.country.shift) |
    (CODES.classification[detection.classification] << WORD_FIELDS.classification.shift)
  );
}

/** The place of each detection's word in the order of the key: severities by meaning, low < medium < high, others alphabetically. */
export function wordRanks(key: WordKey, words: Uint16Array): Uint16Array {
  const { shift, bits, codes } = WORD_FIELDS[key];
  const order = key === 'fraudSeverity' ? ['low', 'medium', 'high'] : Object.keys(codes).sort();
  const rankOfCode = new Uint16Array(2 ** bits);
  for (const [rank, word] of order.entries()) rankOfCode[codes[word]!] = rank;
  const mask = 2 ** bits - 1;
  return words.map((packed) => rankOfCode[(packed >> shift) & mask]!);
}
