/** A fraction as EXIF writes it; a denominator of 0 is an unknown value. */
export interface Rational {
  readonly numerator: number;
  readonly denominator: number;
}

export type ExifValue = string | number | readonly number[] | Rational | readonly Rational[] | Uint8Array;

/** The directories of an EXIF structure (EXIF 2.32, 4.6), each by tag number. */
export interface Exif {
  /** Of the picture. */
  readonly image: ReadonlyMap<number, ExifValue>;
  readonly photo: ReadonlyMap<number, ExifValue>;
  readonly gps: ReadonlyMap<number, ExifValue>;
  /** Of the thumbnail; empty where there is none. */
  readonly thumbnail: ReadonlyMap<number, ExifValue>;
  /** The thumbnail's own JPEG file. */
  readonly thumbnailJpeg: Uint8Array | undefined;
  /** Length of the maker's own note; undefined where there is none. */
  readonly makerNoteBytes: number | undefined;
}

/** A text beside the pixels and the name it stands under. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/**
 * What an image file says of itself, beside its pixels. Texts are cut at a limit; what cannot be read is left
 * out; nothing is thrown.
 */
export interface ImageMetadata {
  readonly exif: Exif | undefined;
  /** Every XMP packet, as text: the main one first. */
  readonly xmp: readonly string[];
  /** IPTC-IIM data sets by `record:number`, like `2:80` (IIM 4.2); repeated ones joined by a line feed. */
  readonly iptc: ReadonlyMap<string, string>;
  /**
   * Text chunks of a PNG by their keyword (PNG, third edition, 11.3.3), in the order of the file; without
   * those that hold XMP, EXIF or IPTC.
   */
  readonly textChunks: readonly NamedText[];
  /** Comment segments of a JPEG. */
  readonly comments: readonly string[];
  /**
   * Names of application segments or chunks, like `APP2 ICC_PROFILE`, `APP13 Photoshop 3.0`, `caBX`, in the
   * order of the file, repeats that follow one another left out; behind them those of Photoshop's resources,
   * like `8BIM 0x0404`.
   */
  readonly segments: readonly string[];
}
