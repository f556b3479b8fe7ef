import type { PdfDict, XrefEntry, XrefForm } from '../types.js';

/** Implementation limit of PDF 1.7 Reference, Annex C: larger object numbers are hostile. */
export const MAX_OBJECT_NUMBER = 8_388_607;

/**
 * Entries read of one file's cross-references together; further ones are left out. Real files stay below
 * 500,000.
 */
export const MAX_XREF_ENTRIES = 2_000_000;

/**
 * One cross-reference section with its trailer, as the file has it. Offsets are counted from the first byte
 * of the file.
 */
export interface XrefSection {
  /** Of the keyword `xref` or of the cross-reference stream object. */
  readonly offsetBytes: number;
  /** Behind the trailer dictionary, or behind the stream's data. */
  readonly endOffsetBytes: number;
  readonly form: XrefForm;
  readonly trailer: PdfDict;
  readonly entries: ReadonlyMap<number, XrefEntry>;
  /** Of a hybrid file's extra stream; null otherwise. */
  readonly hybridStreamOffsetBytes: number | null;
  /** True when the table itself lists nothing in use: what Word appends to its own files. */
  readonly isEmptyTable: boolean;
}

/** Shared by the sections of one file: what they may still add. */
export interface XrefAllowance {
  entriesLeft: number;
  /** Of decoded cross-reference streams. */
  decodedBytesLeft: number;
}
