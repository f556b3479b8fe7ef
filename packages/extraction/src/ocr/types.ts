import type { Box, Fraction, Homography, Point, RereadText, RgbImage, TextLine } from '@assay/media';

/** A network that reads a line of text. */
export interface RecognitionModel {
  /** ONNX. */
  readonly network: Uint8Array;
  /** Its characters, one a line. */
  readonly characters: string;
}

/** The models' bytes; the package reads no disk. What many documents do without is read when it is asked for. */
export interface RecognizerModels {
  /** PP-OCRv4 mobile text detection, ONNX. */
  readonly detection: Uint8Array;
  /** What reads pages: the network of this package, `models/text-recognition.onnx`. */
  readonly recognition: RecognitionModel;
  /** What reads lines of few possible characters, as zones: PP-OCRv4 mobile text recognition. */
  readonly zoneRecognition: () => Promise<RecognitionModel>;
  /**
   * Tesseract compiled to WebAssembly, and its data by language: for letters that the other model does not
   * know.
   */
  readonly tesseract:
    | {
        readonly wasm: () => Promise<Uint8Array>;
        readonly languages: Readonly<Record<'eng' | 'spa' | 'por', () => Promise<Uint8Array>>>;
      }
    | undefined;
}

/** What {@link RecognizerModels} become by `preparedModels`. */
export interface PreparedModels {
  readonly detector: Uint8Array;
  /** Gives a class to each character that documents print, and to no other of `characters`. */
  readonly reader: RecognitionModel;
  /** As `reader`. */
  readonly zoneReader: () => Promise<RecognitionModel>;
  readonly tesseract: RecognizerModels['tesseract'];
}

/**
 * Four corners in pixels of an image, in reading order: top left, top right, bottom right, bottom left of the
 * text.
 */
export type Quad = readonly [Point, Point, Point, Point];

/** A picture of a page, read. Lines as in {@link ReadPage}, `page` being 1. */
export interface RecognizedPage {
  readonly lines: readonly TextLine[];
  readonly aspect: number;
  readonly upright: Homography | undefined;
}

/** Text of a page besides the words known before. */
export interface RecognizedBeside {
  /** As in {@link RecognizedPage}. */
  readonly lines: readonly TextLine[];
  /** Part of the text's area that the known words stand on; 1 when no text was found. */
  readonly knownShare: Fraction;
}

export interface RecognizedLine {
  readonly text: string;
  readonly reading: Fraction;
  /** By character of {@link text}: how sure, and where its middle stands along the line, 0..1. */
  readonly characters: readonly { readonly reading: Fraction; readonly position: number }[];
}

/** Reads text in pixels. Deterministic: the same pixels give the same words. */
export interface TextRecognizer {
  readPage(image: RgbImage): Promise<RecognizedPage>;
  /**
   * Reads what stands beside words already known, on a page that is displayed upright.
   * @param known the known words' boxes
   */
  readBeside(image: RgbImage, known: readonly Box[]): Promise<RecognizedBeside>;
  /**
   * One line, cut out of the image at its own resolution.
   * @param alphabet only these characters are possible, and PP-OCRv4 reads them; when absent it is read as on
   * a page
   */
  readLine(image: RgbImage, quad: Quad, alphabet?: string): Promise<RecognizedLine>;
  /**
   * The same line read by another method than the two above, whose mistakes are others; absent where there is
   * none.
   * @returns undefined when it could not be read
   */
  readLineOtherwise?(image: RgbImage, quad: Quad, alphabet?: string): Promise<RereadText | undefined>;
}
