import type { RgbImage } from '@assay/media';

/**
 * The networks, numbers in and out: what they mean is said by the rooms that stand on them. Each runs in one
 * thread.
 */
export interface FaceNetworks {
  /**
   * BlazeFace, the model for faces up to some meters away: one look at a square picture.
   * @param image {@link DETECTOR_SIDE_PX} a side
   * @throws RangeError for another size
   */
  detect(image: RgbImage): Promise<DetectorReading>;
  /**
   * The face mesh of a picture in which one face stands upright and fills about two thirds.
   * @param image {@link MESH_SIDE_PX} a side
   * @throws RangeError for another size
   */
  readMesh(image: RgbImage): Promise<MeshReading>;
  /**
   * MobileFaceNet: {@link EMBEDDING_LENGTH} numbers a face. Only their direction means something: it was
   * trained on angles.
   * @param faces {@link RECOGNITION_SIDE_PX} a side, aligned as it was trained to see them
   * @throws RangeError for another size
   */
  embed(faces: readonly RgbImage[]): Promise<readonly Float32Array[]>;
}

/**
 * A look of the detector at its {@link ANCHOR_COUNT} anchors: 2 for each cell of a 16x16 grid, row by row,
 * then 6 for each of an 8x8 grid.
 */
export interface DetectorReading {
  /** One an anchor: log odds that a face is there. */
  readonly logits: Float32Array;
  /**
   * {@link REGRESSION_LENGTH} an anchor, in pixels of the input: the box's center from the center of the
   * anchor's cell (x, y), its width and height, then six points from the same center (x, y each): the
   * viewer's left eye, right eye, nose tip, mouth's middle, left ear, right ear.
   */
  readonly regressions: Float32Array;
}

export interface MeshReading {
  /**
   * {@link MESH_POINTS} points, x, y and z each, in pixels of the input; smaller z is nearer, 0 at about the
   * middle of the head.
   */
  readonly points: Float32Array;
  /** 0..1: that a face is in the picture, upright and about where it should be. */
  readonly confidence: number;
}

export const DETECTOR_SIDE_PX = 256;
export const ANCHOR_COUNT = 896;
export const REGRESSION_LENGTH = 16;
export const MESH_SIDE_PX = 192;
export const MESH_POINTS = 468;
export const RECOGNITION_SIDE_PX = 112;
export const EMBEDDING_LENGTH = 192;
