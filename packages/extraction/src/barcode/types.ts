import type { Barcode, Point, RgbImage } from '@assay/media';

export type Symbology = Barcode['symbology'];

/** A symbol that the decoder read, its error correction satisfied. */
export interface ReadSymbol {
  readonly symbology: Symbology;
  readonly text: string;
  /** In pixels of the image. */
  readonly corners: readonly Point[];
}

/** How hard to look at one image. */
export interface Look {
  readonly symbologies: readonly Symbology[];
  /** Brightness that parts bars from paper: by neighborhood, or one for the whole image. */
  readonly threshold: 'local' | 'global';
  /** Also at a third of the size, for symbols of large modules. */
  readonly alsoReduced?: boolean;
}

/** Decodes bar codes in pixels. Deterministic. */
export interface BarcodeReader {
  read(image: RgbImage, look: Look): Promise<ReadSymbol[]>;
}
