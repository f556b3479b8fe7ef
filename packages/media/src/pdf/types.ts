/** A PDF name without its slash, `#xx` escapes decoded. */
export interface PdfName {
  readonly kind: 'name';
  readonly name: string;
}
/** A string's bytes after escapes and decryption. */
export interface PdfString {
  readonly kind: 'string';
  readonly bytes: Uint8Array;
  readonly hex: boolean;
}
/** An indirect reference, `num gen R`. */
export interface PdfRef {
  readonly kind: 'ref';
  readonly num: number;
  readonly gen: number;
}
export interface PdfArray {
  readonly kind: 'array';
  readonly items: readonly PdfObject[];
}
export interface PdfDict {
  readonly kind: 'dict';
  /** In file order: a writer's key order is part of its style. A repeated key keeps its last value. */
  readonly entries: ReadonlyMap<string, PdfObject>;
}
export interface PdfStream {
  readonly kind: 'stream';
  readonly dict: PdfDict;
  /** Raw bytes as stored: still encrypted and filtered. Decode through `PdfRevision.streamBytes`. */
  readonly raw: Uint8Array;
  /** Where `raw` starts in the file. */
  readonly offsetBytes: number;
}
export type PdfObject =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfRef
  | PdfArray
  | PdfDict
  | PdfStream;

/** Where one revision's cross-reference says that an object is. */
export type XrefEntry =
  | { readonly kind: 'offset'; readonly num: number; readonly gen: number; readonly offsetBytes: number }
  | {
      readonly kind: 'in-object-stream';
      readonly num: number;
      readonly gen: 0;
      readonly streamNum: number;
      readonly index: number;
    }
  | { readonly kind: 'free'; readonly num: number; readonly gen: number };

/**
 * How one cross-reference section was written. `hybrid` = a table with /XRefStm; `recovered` = found by
 * scanning, the file's own was unusable.
 */
export type XrefForm = 'table' | 'stream' | 'hybrid' | 'recovered';

/** One object that a revision wrote over, added or freed, against the revision before it. */
export interface ObjectChange {
  readonly num: number;
  readonly gen: number;
  readonly change: 'added' | 'replaced' | 'freed';
}

/**
 * The document as it stood after one save. Revisions are listed oldest first; the last one is what a reader
 * shows today. Linearized files' first-page section and Word's empty hybrid trailer are merged into the save
 * they belong to: they are not saves of their own.
 */
export interface PdfRevision {
  /** 0 = first save. */
  readonly index: number;
  /** `bytes.subarray(0, endOffsetBytes)` is the file as it was saved then, openable by any reader. */
  readonly endOffsetBytes: number;
  readonly xrefForm: XrefForm;
  /** Trailer or cross-reference stream dictionary; entries of its section only. */
  readonly trailer: PdfDict;
  /** Every object in force at this revision, free ones left out. */
  readonly objects: ReadonlyMap<number, XrefEntry>;
  /**
   * Against the revision before, by object number; empty for the first. An object rewritten with equal
   * content is not a change, and neither is a new object stream or cross-reference stream: the objects inside
   * are compared themselves.
   */
  readonly changes: readonly ObjectChange[];
  /** The object as of this revision; null when absent, free, or unreadable. References are not followed. */
  object(num: number): PdfObject;
  /** Follows references (bounded, cycle-safe) as of this revision. */
  resolve(value: PdfObject | undefined): PdfObject;
  /**
   * A stream's bytes, decrypted and unfiltered as of this revision; image filters (DCT, JPX, CCITT, JBIG2)
   * are left as they are, and damaged data gives what decodes before the fault.
   * @throws DecodeError TOO_LARGE_INFLATED past MAX_INFLATED_BYTES or the document's sum; PASSWORD_REQUIRED.
   */
  streamBytes(stream: PdfStream): Uint8Array;
  /** The page tree in order (bounded, cycle-safe). */
  pages(): readonly PdfPageNode[];
}

/** A page object with its inherited attributes. */
export interface PdfPageNode {
  /** 0-based. */
  readonly index: number;
  /** Of the page object; 0 for a page written directly into /Kids, which is not allowed but read. */
  readonly num: number;
  readonly dict: PdfDict;
  readonly resources: PdfDict | null;
  /** Default user space units, `[x1, y1, x2, y2]` normalized. */
  readonly mediaBox: readonly [number, number, number, number];
  readonly cropBox: readonly [number, number, number, number];
  /** 0, 90, 180 or 270. */
  readonly rotateDegrees: number;
}

/** An older copy of an object that no revision's cross-reference reaches, found by scanning the bytes. */
export interface OrphanedObject {
  readonly num: number;
  readonly gen: number;
  readonly offsetBytes: number;
  readonly object: PdfObject;
}

/** What the parser had to forgive. `code` is stable; `detail` speaks of offsets and keywords only. */
export interface PdfRepair {
  readonly code:
    | 'HEADER_OFFSET'
    | 'HEADER_MISSING'
    | 'STARTXREF_WRONG'
    | 'XREF_REBUILT'
    | 'XREF_ENTRY_WRONG'
    | 'OFFSETS_SHIFTED'
    | 'STREAM_LENGTH_WRONG'
    | 'TRAILER_MISSING'
    | 'XREF_LOOP'
    | 'PAGE_TREE_REPAIRED'
    | 'BYTES_AFTER_EOF';
  readonly detail: string;
  /** With OFFSETS_SHIFTED only. */
  readonly shift?: OffsetShift;
}

/**
 * Every offset of a cross-reference behind one object is off by the same number of bytes, none before it is.
 */
export interface OffsetShift {
  /** Positive: bytes were put in after the cross-reference was written; negative: taken out. */
  readonly deltaBytes: number;
  /** The object in or right behind which that happened. */
  readonly objectNum: number;
}

export interface PdfEncryption {
  readonly filter: string;
  /** /V and /R of the standard security handler. */
  readonly version: number;
  readonly revision: number;
  readonly method: 'rc4' | 'aes-128' | 'aes-256' | 'identity' | 'unknown';
  /** False when the empty user password does not open it: strings and streams stay unreadable. */
  readonly readable: boolean;
}

/** A PDF's syntax: what the bytes say, before any page is drawn. */
export interface PdfStructure {
  readonly bytes: Uint8Array;
  readonly headerVersion: string | null;
  /** Oldest first; at least one. */
  readonly revisions: readonly PdfRevision[];
  readonly linearized: boolean;
  readonly encryption: PdfEncryption | null;
  readonly repairs: readonly PdfRepair[];
  /** Found on first call by scanning the whole file; kept. */
  orphans(): readonly OrphanedObject[];
}
