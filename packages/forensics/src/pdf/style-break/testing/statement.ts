import { parsePdf, readContent } from '@assay/media';
import { buildPdf, stream } from '../../../../../media/src/pdf/testing/build-pdf.js';
import type { Examined, Finding } from '../../../check.js';
import { styleBreak } from '../style-break.js';

/** Ten rows of date, text and two amounts; /F1 is embedded, digits are 500 thousandths wide. */
export const ROW_COUNT = 10;
const PITCH = 16;
export const baselineOf = (row: number): number => 300 - PITCH * row;

/** Where the columns stand; amounts end at x = 300 and 400. */
export const AMOUNT_EDGE = 300;
const BALANCE_EDGE = 400;
/** All characters are half an em wide, so that edges are easy to type. */
export const widthOf = (text: string): number => text.length * 5;

/** One token as the statement's writer writes it. */
export const shown = (x: number, y: number, text: string): string =>
  `BT 0.1 g /F1 10 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** The table's cells row by row; `change` may give a cell another place or text, or null to leave it out. */
export function cells(
  change: (cell: Cell, row: number, column: number) => Cell | null = (cell) => cell,
): Cell[] {
  return Array.from({ length: ROW_COUNT }, (_, row) => {
    const y = baselineOf(row);
    const amount = `${8 + 57 * row * row}.50`;
    const balance = `${2000 + 137 * row}.25`;
    return [
      { x: 20, y, text: `2025-03-${10 + row}` },
      { x: 90, y, text: `CARD PAYMENT ${'ABCDEFGHIJ'[row]}` },
      { x: AMOUNT_EDGE - widthOf(amount), y, text: amount },
      { x: BALANCE_EDGE - widthOf(balance), y, text: balance },
    ].map((cell, column) => change(cell, row, column));
  })
    .flat()
    .filter((cell) => cell !== null);
}

export const written = (list: readonly Cell[]): string =>
  list.map(({ x, y, text }) => shown(x, y, text)).join('\n');

export interface PageParts {
  /** Streams of /Contents. */
  readonly contents: readonly string[];
  /** Of the page object, e.g. `/Rotate 90`. */
  readonly entries?: string;
  /** How wide the full stop is, in thousandths; 500 like all other characters if left out. */
  readonly stopWidth?: number;
}

/**
 * One page with /F1 and its bold /F2 (embedded), /F3 Helvetica (not embedded) and /F4, a second object for
 * /F1's face.
 */
export function statement({ contents, entries = '', stopWidth = 500 }: PageParts): Uint8Array {
  const widths = `/FirstChar 32/LastChar 126/Widths[${'500 '.repeat(14)}${stopWidth} ${'500 '.repeat(80)}]/Encoding/WinAnsiEncoding`;
  const embedded = (name: string): string =>
    `<</Type/Font/Subtype/TrueType/BaseFont/${name}${widths}/FontDescriptor 10 0 R>>`;
  const streams = contents.map((content, index) => [20 + index, stream(content)] as const);
  return buildPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 340]/Contents[${streams.map(([num]) => `${num} 0 R`).join(' ')}]/Resources 4 0 R${entries}>>`,
    4: '<</Font<</F1 5 0 R/F2 6 0 R/F3 7 0 R/F4 8 0 R>>>>',
    5: embedded('ABCDEF+Lato-Regular'),
    6: embedded('GHIJKL+Lato-Bold'),
    7: `<</Type/Font/Subtype/Type1/BaseFont/Helvetica${widths}>>`,
    8: embedded('ABCDEF+Lato-Regular'),
    10: '<</Type/FontDescriptor/Flags 32/FontFile2 11 0 R>>',
    11: stream('glyphs'),
    ...Object.fromEntries(streams),
  });
}

export function examineBytes(bytes: Uint8Array): Examined {
  const pdf = parsePdf(bytes);
  return styleBreak.examine({ pdf, content: readContent(pdf) }) as Examined;
}

/** The finding on a page with these streams, which the check must be able to examine. */
export function findingOn(...contents: readonly string[]): Finding {
  const examined = examineBytes(statement({ contents }));
  if (examined.kind !== 'examined') throw new Error(`not examined: ${examined.because}`);
  return examined.finding;
}

/** The codes reported for the token that now reads `text`. */
export const codesFor = (finding: Finding, text: string): string[] =>
  finding.evidence
    .filter(({ after }) => after === text)
    .map(({ code }) => code)
    .sort();
