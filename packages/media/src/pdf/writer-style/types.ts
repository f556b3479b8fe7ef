/**
 * How a program lays a PDF's bytes out, independent of what the document says of itself. Programs differ in all of this
 * and rarely change it: S. Adhatarao, C. Lauradoux, "Robust PDF Files Forensics Using Coding Style", arXiv:2103.02702.
 */
export interface WriterStyle {
  /** What follows `%PDF-`, e.g. `1.7`. */
  readonly headerVersion: string | null;
  /**
   * The bytes above 127 that open the first comment behind the header (ISO 32000-2, 7.5.2 recommends four), as upper-case
   * hexadecimal; '' when no such comment is there. Most programs have bytes of their own.
   */
  readonly binaryMark: string;
  /** The comments right behind the header line, without their `%`, one character a byte. */
  readonly openingComments: readonly string[];
  /** The comments between the cross-reference and `%%EOF`, without their `%`. */
  readonly closingComments: readonly string[];
  /** White space between `obj` and the body, as most of the first objects have it; null when none could be read. */
  readonly afterObj: string | null;
  /** White space between `<<` and the first key, likewise. */
  readonly afterDictOpen: string | null;
  /** White space between `trailer` and `<<`; null when the cross-reference is a stream. */
  readonly afterTrailer: string | null;
  /** Keys of the trailer or of the cross-reference stream, in file order. */
  readonly trailerKeys: readonly string[];
  /** Share of neighbours, in the order of the bytes, whose object numbers ascend: 0 to 1; null below two objects. */
  readonly ascendingShare: number | null;
}
