import type { Fraction, Point, RgbImage, VideoClip } from '@assay/media';
import type { InstructedMovement, Instruction } from './liveness/clip/instructed-movement/instructions.js';

/** An upright rectangle in pixels of an image as displayed; x2 and y2 lie outside. */
export interface PixelBox {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/**
 * The five points that every face is stated with. Left and right are the viewer's, on the face turned
 * upright.
 */
export interface FaceLandmarks {
  readonly left_eye: Point;
  readonly right_eye: Point;
  readonly nose: Point;
  readonly mouth_left: Point;
  readonly mouth_right: Point;
}

/** A face found in an image. All places are pixels of the image as displayed. */
export interface FaceObservation {
  /** How sure the detector is that this is a face. */
  readonly detectionConfidence: Fraction;
  /** How sure the landmark network is: faces read the wrong way up, and things that are none, stay low. */
  readonly meshConfidence: Fraction;
  readonly box: PixelBox;
  readonly landmarks: FaceLandmarks;
  /** 468 points of the face mesh (MediaPipe's numbering); `z` in pixels, smaller is nearer. */
  readonly mesh: readonly MeshPoint[];
  /** Clockwise quarter turns after which the face stands upright. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
}

export interface MeshPoint extends Point {
  readonly z: number;
}

/** Bytes of the networks' files; the package reads no disk. */
export interface FaceModelFiles {
  /** @vladmandic/human: TensorFlow.js graph models. */
  readonly blazeface: GraphModelFiles;
  readonly facemesh: GraphModelFiles;
  /** MobileFaceNet as an ONNX file: `models/mobilefacenet.onnx` of this package. */
  readonly recognition: Uint8Array;
}

/** A description (JSON) and its weights. */
export interface GraphModelFiles {
  readonly description: string;
  readonly weights: Uint8Array;
}

/**
 * A face as the 192 numbers of MobileFaceNet, of which only the direction means something: comparing brings
 * templates to one length, where faces of one person mostly lie less than about 1 apart (Euclidean) and those
 * of two people further. Kept as a keyed sketch alone, where the operator allows it (docs/privacy.md).
 */
export type FaceTemplate = Float32Array;

/** Finds faces and tells persons apart. Deterministic: the same pixels give the same answer. */
export interface FaceAnalyst {
  /**
   * Faces of an image, the surest first; at most {@link MAX_FACES}.
   * @param turns `upright` looks for faces as displayed, `all` in all four quarter turns: pictures of ID
   * cards lie on any side
   */
  findFaces(image: RgbImage, turns: 'upright' | 'all'): Promise<readonly FaceObservation[]>;
  /** Whether a head is surely seen where no face was found: turned too far, or covered. */
  seesHead(image: RgbImage): Promise<boolean>;
  /** Follows a face found in an earlier frame; undefined when it is gone. Much cheaper than finding it. */
  followFace(image: RgbImage, before: FaceObservation): Promise<FaceObservation | undefined>;
  /** The mean of the face's template and its mirror image's. */
  templateOf(image: RgbImage, face: FaceObservation): Promise<FaceTemplate>;
}

/** Pages of an ID's file that are searched: an ID has two sides, and a cover sheet may lie before them. */
export const MAX_ID_PAGES = 3;

/** Faces listed of one image; groups have more. */
export const MAX_FACES = 20;

/** Passed, failed, or nothing can be said. Only the first is a PASS. */
export type Outcome = 'passed' | 'failed' | 'inconclusive';

/** Whether two faces are one person's. */
export interface FaceMatch {
  readonly outcome: Outcome;
  /** Probability that they are, where before looking it was as likely as not. */
  readonly confidence: Fraction;
  /** Euclidean distance of the templates brought to one length, 0..2; the room `match` says what it means. */
  readonly distance: number;
}

/** An attack that liveness looks for. Others are not looked for, and nothing is said of them. */
export type AttackKind = 'screen' | 'print' | 'panned-still' | 'looped-video' | 'id-portrait';

export interface Liveness {
  readonly outcome: Outcome;
  /**
   * Probability that a living person stood before the camera, as far as the attacks looked for go; .5 says
   * nothing.
   */
  readonly confidence: Fraction;
  readonly lookedFor: readonly AttackKind[];
  /** Sentences: what was seen, and what could not be told. Hold nothing of the person. */
  readonly reasons: readonly string[];
}

/** How well the picture of the ID serves. */
export interface IdQuality {
  readonly outcome: Outcome;
  /** 1: nothing stands in the way of a comparison. */
  readonly confidence: Fraction;
  readonly reasons: readonly string[];
}

/** A page of the ID file as displayed; an image is one page. */
export interface IdPage {
  /** From 1. */
  readonly page: number;
  readonly image: RgbImage;
}

export type Selfie =
  | { readonly kind: 'image'; readonly image: RgbImage }
  | {
      readonly kind: 'video';
      readonly video: VideoClip;
      /** What the person was told to do while the clip was made, by a capture session. */
      readonly instructions?: readonly Instruction[] | undefined;
    };

/** What the operator demands. */
export interface VerificationPolicy {
  /** Share of comparisons of different people that may count as a match: 0.1 to 0.0001. */
  readonly falseMatchRate: number;
  /** Liveness that is inconclusive does not verify: the contract's meaning of `verified`. */
  readonly livenessMustPass: boolean;
}

/** An image's face with the page or the moment it was found in. */
export interface ListedFace {
  readonly face: FaceObservation;
  /** From 1; ID files only. */
  readonly page?: number;
  /** Video selfies only. */
  readonly timeMs?: number;
}

/** Everything found out about a pair of ID and selfie: plain data, no templates. */
export interface VerificationFinding {
  readonly verified: boolean;
  /** Why it is or is not, in sentences; the first says which of the demands decided. */
  readonly reasoning: readonly string[];
  readonly idFaces: readonly ListedFace[];
  readonly selfieFaces: readonly ListedFace[];
  /** Undefined when one side shows no face. */
  readonly match: FaceMatch | undefined;
  /** Undefined when the selfie shows no face. */
  readonly liveness: Liveness | undefined;
  /** Of clips that were made for a capture session: which of its movements were seen. */
  readonly instructed?: readonly InstructedMovement[] | undefined;
  readonly idQuality: IdQuality;
}
