import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import {
  type Box,
  type DocumentCodes,
  type DocumentText,
  fraction,
  type ReadPage,
  type TextLine,
} from '@assay/media';
import type { DocumentCase, Value } from '../documents/types.js';

/** A document with its truth, and all that the readers of fields look at. */
export interface GoldenDocument {
  readonly known: DocumentCase;
  readonly text: DocumentText;
  readonly codes: DocumentCodes;
}

/** Boxes, readings and heights of letters are kept as integers of this share. */
const STEPS = 100_000;

type PackedBox = readonly [x1: number, y1: number, x2: number, y2: number];
type PackedWord = readonly [text: string, reading: number, ...box: PackedBox];
type PackedLine = readonly [emWidth: number, box: PackedBox, words: readonly PackedWord[]];
interface PackedPage extends Omit<ReadPage, 'lines'> {
  readonly lines: readonly PackedLine[];
}
interface PackedDocument {
  readonly known: Omit<DocumentCase, 'truth'>;
  readonly truth: Readonly<Record<string, Value>>;
  readonly pages: readonly PackedPage[];
  readonly pagesUnread: number;
  readonly codes: DocumentCodes;
}

const toSteps = (share: number): number => Math.round(share * STEPS);
const packBox = ({ x1, y1, x2, y2 }: Box): PackedBox => [toSteps(x1), toSteps(y1), toSteps(x2), toSteps(y2)];
const unpackBox = ([x1, y1, x2, y2]: PackedBox): Box => ({
  x1: fraction(x1 / STEPS),
  y1: fraction(y1 / STEPS),
  x2: fraction(x2 / STEPS),
  y2: fraction(y2 / STEPS),
});

const packLine = ({ emWidth, box, words }: TextLine): PackedLine => [
  toSteps(emWidth),
  packBox(box),
  words.map((word): PackedWord => [word.text, toSteps(word.reading), ...packBox(word.box)]),
];
const unpackLine = ([emWidth, box, words]: PackedLine, page: number): TextLine => ({
  page,
  emWidth: emWidth / STEPS,
  box: unpackBox(box),
  words: words.map(([text, reading, ...place]) => ({
    text,
    reading: fraction(reading / STEPS),
    box: unpackBox(place),
  })),
});

/** One line of the packed file. */
function pack({ known: { truth, ...known }, text, codes }: GoldenDocument): PackedDocument {
  return {
    known,
    truth: Object.fromEntries(truth),
    pages: text.pages.map((page) => ({ ...page, lines: page.lines.map(packLine) })),
    pagesUnread: text.pagesUnread,
    codes,
  };
}

function unpack({ known, truth, pages, pagesUnread, codes }: PackedDocument): GoldenDocument {
  return {
    known: { ...known, truth: new Map(Object.entries(truth)) },
    text: {
      pages: pages.map((page) => ({
        ...page,
        upright: page.upright ?? undefined,
        lines: page.lines.map((line) => unpackLine(line, page.page)),
      })),
      pagesUnread,
    },
    codes: { barcodes: codes.barcodes, mrz: codes.mrz ?? undefined },
  };
}

/** Writes a set as JSON lines, compressed with Brotli. */
export function writeGoldenSet(path: string, documents: readonly GoldenDocument[]): void {
  const lines = documents.map((document) => JSON.stringify(pack(document))).join('\n');
  const text = Buffer.from(lines);
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(path, brotliCompressSync(text, { params }));
}

/** The documents that {@link writeGoldenSet} wrote, in their order. */
export const readGoldenSet = (path: string): GoldenDocument[] =>
  brotliDecompressSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .map((line) => unpack(JSON.parse(line) as PackedDocument));
