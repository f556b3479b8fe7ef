/**
 * How a program lays a PDF's bytes out, independent of what the document says of itself. Programs differ in
 * this and rarely change it: S. Adhatarao, C. Lauradoux, "Robust PDF Files Forensics Using Coding Style",
 * arXiv:2103.02702.
 */
export interface WriterStyle {
  /**
   * The bytes above 127 that open the comment behind the header (ISO 32000-2, 7.5.2 recommends four of them),
   * as upper-case hexadecimal; '' when no such comment is there. Most programs have bytes of their own.
   */
  readonly binaryMark: string;
  /**
   * White space between `obj` and the body, as most of the first objects have it; null when none could be
   * read.
   */
  readonly afterObj: string | null;
  /** White space between `<<` and the first key, likewise. */
  readonly afterDictOpen: string | null;
  /** White space between `trailer` and `<<`; null when the cross-reference is a stream. */
  readonly afterTrailer: string | null;
}
