import type { PdfDict, PdfStream } from '../types.js';

/**
 * `[a b c d e f]` as PDF writes it: a point maps to `(a x + c y + e, b x + d y + f)` (ISO 32000-2, 8.3.3).
 */
export type Matrix = readonly [number, number, number, number, number, number];

export type ShowOperator = 'Tj' | 'TJ' | "'" | '"';

/**
 * A font as a page's resources declare it. One object per font of the document: equal fonts are the same
 * object.
 */
export interface ContentFont {
  /** /BaseFont without the subset prefix; empty when there is none. */
  readonly baseFont: string;
  /** The six letters before `+` that mark a subset (9.9.2); null for none. */
  readonly subsetPrefix: string | null;
  /** /Subtype: `Type1`, `TrueType`, `Type0`, `Type3` ... */
  readonly subtype: string;
  /** True when the font program is in the file; Type 3 fonts always are. */
  readonly embedded: boolean;
  /** The font dictionary itself, for readers of what else it states. */
  readonly dict: PdfDict;
  /** What a code says by the ToUnicode map or a simple encoding, whether it is shown or not. */
  textOf(code: number): string | undefined;
}

/** One glyph of a run, by the code that shows it. */
export interface RunGlyph {
  readonly code: number;
  /**
   * Where its cell starts and ends along the baseline, in text space (font size included) from the run's
   * start.
   */
  readonly from: number;
  readonly to: number;
  /**
   * The kerning numbers of TJ written right before it, added up; 0 for none. In thousandths of the font size.
   */
  readonly kern: number;
  /** Undefined when the font does not say. */
  readonly text: string | undefined;
}

/** A color as it was asked for: the operator and its operands, not what they mean. */
export interface ContentColor {
  /** `g`, `rg`, `k`, `sc`, `scn`; empty for black by default. */
  readonly operator: string;
  readonly components: readonly number[];
  /** Pattern or separation name of `scn`. */
  readonly pattern?: string;
}

/** A part of a run without a wide gap, white space at both ends left out. */
export interface RunSegment {
  /** In user space. */
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
  readonly text: string | undefined;
}

/** What one text-showing operator paints, with everything about how it was written. */
export interface TextRun {
  /** Painting order on the page, from 0. */
  readonly order: number;
  readonly operator: ShowOperator;
  /**
   * Operators between the previous run and this one, the nearest {@link MAX_LEAD_OPERATORS}, in order; marked
   * points with their tag, like `MP/TouchUp_TextEdit`.
   */
  readonly lead: readonly string[];
  /** Written as hexadecimal; `mixed` for a TJ with both. */
  readonly strings: 'literal' | 'hex' | 'mixed';
  /** White space between the operand and the showing operator. */
  readonly gap: 'none' | 'space' | 'line-end';
  /** Kerning numbers inside TJ. */
  readonly kerns: number;
  /** Decimal places written for the nearest `Tm`, `Td` or `TD`; the most of any operand; null before any. */
  readonly positionDecimals: number | null;
  /** Decimal places written for the font size. */
  readonly sizeDecimals: number;
  /** As `Tf` names it. */
  readonly fontResource: string;
  /** Null when the resources declare no such font. */
  readonly font: ContentFont | null;
  /** The operand of `Tf`. */
  readonly fontSize: number;
  /** Font size as shown, in points of user space. */
  readonly sizePoints: number;
  /** Text space to the page's user space at the start of the run, font size not included. */
  readonly matrix: Matrix;
  /** Where the run starts and ends, in user space; the end rests on the font's declared widths. */
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
  /** 0 fill ... 3 invisible ... 7 (9.3.6). */
  readonly renderingMode: number;
  readonly fill: ContentColor;
  /** Which BT ... ET of the page, from 0. */
  readonly textObject: number;
  /** `q` without `Q` so far, of this page or form. */
  readonly savedStates: number;
  /** Tags of the marked content around it, outermost first. */
  readonly markedContent: readonly string[];
  /**
   * Object numbers of the optional content groups and membership dictionaries (8.11) it belongs to, outermost
   * first.
   */
  readonly layers: readonly number[];
  /** Which stream of the page's /Contents. */
  readonly streamIndex: number;
  /** Resource names of the forms it is in, outermost first; empty for the page itself. */
  readonly forms: readonly string[];
  /**
   * Bytes of the decoded stream (page: its /Contents streams joined by one line feed each), operands and
   * operator.
   */
  readonly startOffsetBytes: number;
  readonly endOffsetBytes: number;
  /**
   * The run cut where it leaves a gap wider than {@link SEGMENT_GAP_EM}: cells of a table row written at
   * once.
   */
  readonly segments: readonly RunSegment[];
  /** Undefined when neither a ToUnicode map nor a simple encoding names every glyph. */
  readonly text: string | undefined;
  /** Its glyphs one by one; made at each call. Empty when the resources declare no such font. */
  glyphs(): readonly RunGlyph[];
}

/** Operators remembered before a run: two writers' wrappers nested need fewer. */
export const MAX_LEAD_OPERATORS = 24;

/**
 * A word space is a quarter of an em and rarely stretched to twice that; the columns of a table are further
 * apart.
 */
export const SEGMENT_GAP_EM = 0.6;

export interface PageContent {
  /** 0-based. */
  readonly pageIndex: number;
  readonly runs: readonly TextRun[];
  /** Number of streams in /Contents. */
  readonly streamCount: number;
  /** Why reading ended before the end of the content; null when all was read. */
  readonly stopped: 'too-large' | 'too-many-runs' | 'undecodable' | null;
}

/** The text of one appearance stream. */
export interface Appearance {
  readonly runs: readonly TextRun[];
  /** False when it could not be decoded, or not read to its end. */
  readonly complete: boolean;
}

/** The pages' content streams as they are written, of the newest revision. */
export interface PdfContent {
  readonly pageCount: number;
  /**
   * Made on first use, kept. Bad content is read as far as it goes, see {@link PageContent.stopped}.
   * @throws RangeError for an index outside `0 .. pageCount - 1`
   */
  page(index: number): PageContent;
  /**
   * What the appearances of a page's annotations show, all their states; not placed on the page. Made at each
   * call.
   * @throws RangeError for an index outside `0 .. pageCount - 1`
   */
  annotationRuns(index: number): readonly TextRun[];
  /**
   * What one appearance stream shows (ISO 32000-2, 12.5.5), in its own space. Made at each call.
   * @param fallback resources for a stream that has none, like the form's /DR; viewers differ here, PDFium
   * takes it
   */
  appearance(stream: PdfStream, fallback: PdfDict | null): Appearance;
}
