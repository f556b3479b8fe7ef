/** A date as a document writes it. */
export interface MetadataDate {
  /** As written. */
  readonly text: string;
  /**
   * The clock it names, as milliseconds since 1970-01-01 00:00 on that same clock; absent parts count as
   * their first value.
   */
  readonly clockMs: number;
  /** Its zone, in minutes east of Greenwich; null when the text names none. */
  readonly zoneMinutes: number | null;
  /** Down to what the text goes: a day can be compared with a day only. */
  readonly precision: 'year' | 'month' | 'day' | 'minute' | 'second';
}

/** `unreadable`: not of the form. `impossible`: of the form, but no such day, hour or zone exists. */
export type DateReading =
  | { readonly kind: 'date'; readonly date: MetadataDate }
  | { readonly kind: 'impossible'; readonly text: string }
  | { readonly kind: 'unreadable'; readonly text: string };

/** The document information dictionary (ISO 32000-2, 14.3.3). Absent keys are null; an empty text is kept. */
export interface DocumentInfo {
  readonly producer: string | null;
  readonly creator: string | null;
  readonly creationDate: DateReading | null;
  readonly modificationDate: DateReading | null;
}

/** One step of `xmpMM:History`. */
export interface XmpHistoryStep {
  readonly action: string | null;
  readonly softwareAgent: string | null;
}

/** What an XMP packet says of the file's making (ISO 16684-1; PDF/A's own properties: ISO 19005-1, 6.7). */
export interface XmpMetadata {
  readonly producer: string | null;
  readonly creatorTool: string | null;
  readonly createDate: DateReading | null;
  readonly modifyDate: DateReading | null;
  readonly metadataDate: DateReading | null;
  readonly documentId: string | null;
  readonly instanceId: string | null;
  readonly pdfaPart: string | null;
  readonly history: readonly XmpHistoryStep[];
}

export interface DocumentMetadata {
  /** Null when the document has no information dictionary. */
  readonly info: DocumentInfo | null;
  /** Null when the catalog has no readable XMP packet. */
  readonly xmp: XmpMetadata | null;
}
