import type { ContentStyle } from '@assay/media';

/** A library that reads a content stream and writes it anew, operator by operator, in a way of its own. */
export interface Rewriter {
  readonly name: string;
  /**
   * A Producer that holds this says so itself: scans with recognized text are finished with such libraries.
   */
  readonly declares: RegExp;
  /**
   * `editing`: it does so when what the page draws was changed, or on request. `stamping`: also when a page
   * is merged with another, as a stamp or a page number is.
   */
  readonly use: 'editing' | 'stamping';
  /** True when the stream cannot be told from one that it wrote. */
  readonly fits: (style: ContentStyle) => boolean;
  /** A name in the stream that it alone gives to resources: with it, the stream is its work whatever the document names. */
  readonly signs?: RegExp;
  /** True when, besides, no program is known that writes so of its own accord. */
  readonly tells: (style: ContentStyle) => boolean;
  /** Where its ways are from. */
  readonly source: string;
}

/** Occurrences that make a habit. */
const MIN_OCCURRENCES = 3;

const total = (habit: ReadonlyMap<string, number>): number =>
  [...habit.values()].reduce((sum, count) => sum + count, 0);
const always = (habit: ReadonlyMap<string, number>, key: string): boolean =>
  total(habit) === (habit.get(key) ?? 0);
const has = (habit: ReadonlyMap<string, number>): boolean => total(habit) >= MIN_OCCURRENCES;

/**
 * One operator a line, one space between operands: what a loop over parsed operators writes. Programs that
 * draw rarely keep to it.
 */
const isLineByLine = (style: ContentStyle): boolean =>
  always(style.afterOperator, '\n') && always(style.beforeOperator, ' ') && always(style.beforeShow, ' ');

export const REWRITERS: readonly Rewriter[] = [
  {
    name: 'MuPDF or PyMuPDF',
    declares: /mupdf|fitz/i,
    use: 'editing',
    fits: (style) =>
      isLineByLine(style) &&
      style.firstOperator === 'q' &&
      style.lastOperator === 'Q' &&
      style.end === '\n' &&
      always(style.leadingZero, 'dropped') &&
      always(style.fraction, 'trimmed') &&
      always(style.insideArray, ''),
    tells: (style) => has(style.leadingZero),
    source:
      "MuPDF's pdf-op-filter.c and pdf-op-buffer.c (mutool clean -s, redaction, clean_contents); documents edited with 1.21, 2026-11-22",
  },
  {
    name: 'qpdf or pikepdf',
    declares: /pikepdf|qpdf|ocrmypdf/i,
    use: 'editing',
    fits: (style) =>
      isLineByLine(style) &&
      style.end === '' &&
      always(style.insideArray, ' ') &&
      !style.strings.has('hex-upper'),
    tells: (style) => has(style.insideArray),
    source:
      "pikepdf's unparse_content_stream, QPDFObjectHandle::unparse; documents edited with pikepdf 6.0, 2026-11-22",
  },
  {
    name: 'pypdf',
    declares: /pypdf/i,
    use: 'stamping',
    fits: (style) =>
      isLineByLine(style) &&
      style.firstOperator === 'q' &&
      style.end === '\n' &&
      always(style.insideArray, ' ') &&
      !style.strings.has('hex-upper'),
    tells: (style) => has(style.insideArray),
    source: "pypdf's ContentStream.get_data and merge_page; documents stamped with pypdf 3.4, 2026-11-22",
  },
  {
    name: 'PDFium',
    declares: /pdfium/i,
    use: 'editing',
    fits: (style) =>
      style.firstOperator === 'q' &&
      style.lastOperator === 'Q' &&
      always(style.leadingZero, 'dropped') &&
      [...style.strings.keys()].every((form) => form === 'hex' || form === 'hex-upper'),
    signs: /\/FXE\d+ gs /,
    tells: () => true,
    source:
      "PDFium's CPDF_PageContentGenerator, which names what it adds FX and a letter; documents edited with FPDFText_SetText, 2026-11-28",
  },
];

/** Of a decoded stream, as much is searched for names. */
const HEAD_BYTES = 4096;
const headOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));

/** The library whose ways the stream follows; null for none. */
export function rewriterOf(style: ContentStyle, bytes: Uint8Array): Rewriter | null {
  const fitting = REWRITERS.filter((rewriter) => rewriter.fits(style));
  return fitting.find(({ signs }) => signs === undefined || signs.test(headOf(bytes))) ?? null;
}

/** Acrobat numbers the resources of pages that it writes anew: /TT0, /T1_0, /C2_0, /GS0, /CS0. */
const ACROBAT_FONT = /\/(TT|T1_|C[02]_)\d+ [\d.]+ Tf/;
const ACROBAT_STATE = /\/(GS|CS|MC|Fm)\d+ (gs|cs|CS|Do|BDC)/;

/**
 * True when a decoded stream reads as Acrobat writes pages: publishers finish documents of other programs
 * with it.
 */
export function readsLikeAcrobat(bytes: Uint8Array): boolean {
  const text = headOf(bytes);
  return ACROBAT_STATE.test(text) && (ACROBAT_FONT.test(text) || !text.includes(' Tf'));
}
