import type { PixelBox } from '@assay/biometrics';
import type { CardVariant } from '../../corpus/faces/id-cards/variants.js';

/** A labeled photo. */
export interface Photo {
  /** Relative to the folder, with `/`. */
  readonly file: string;
  readonly person: string;
}

/** Two photos (indices into the list) and whether they show one person. */
export interface PhotoPair {
  readonly x: number;
  readonly y: number;
  readonly samePerson: boolean;
}

export interface FaceCorpus {
  readonly photos: readonly Photo[];
  readonly pairs: readonly PhotoPair[];
}

/** An identity card to be made of a photo before it is looked at. */
export interface CardTask {
  readonly face: PixelBox;
  readonly variant: CardVariant;
  readonly seed: number;
}

/** The face that a picture is taken to be of; undefined parts where none was found. */
export interface DescribedFace {
  /** How many faces were found. */
  readonly faceCount: number;
  /** In pixels of the picture as displayed. */
  readonly box: PixelBox | undefined;
  readonly template: readonly number[] | undefined;
  /** Processor time of finding and describing, without decoding. */
  readonly cpuMs: number;
}
