import type { Point, RgbImage } from '@assay/media';
import type { MeshPoint } from '../types.js';
import { fittedSimilarity, type Similarity } from './similarity.js';
import { warped } from './warped.js';

/** How many pixels a side a face is measured on. */
export const CHIP_SIDE_PX = 150;

/** How far the chip reaches beyond the mean face, in widths of it (dlib, dnn_face_recognition_ex.cpp). */
const PADDING = 0.25;

/** A point of the mean face that dlib aligns to, and the point of the mesh that lies in the same place. */
type Anchor = readonly [x: number, y: number, mesh: number];

/**
 * dlib (Boost Software License 1.0), image_transforms/interpolation.h, `get_face_chip_details`: its mean face
 * without brows and lower lip, which it leaves out too; widths and heights of the face. The numbers of the
 * mesh are MediaPipe's: for each of the 68 points of iBUG 300-W the pairing in common use, which is a point
 * of the same name, not always of the very same place.
 */
const ANCHORS: readonly Anchor[] = [
  // Bridge of the nose, from above, and its lower edge.
  [0.490127, 0.203352, 168],
  [0.490127, 0.307009, 197],
  [0.490127, 0.409805, 5],
  [0.490127, 0.515625, 4],
  [0.36688, 0.587326, 75],
  [0.426036, 0.609345, 97],
  [0.490127, 0.628106, 2],
  [0.554217, 0.609345, 326],
  [0.613373, 0.587326, 305],
  // The viewer's left eye, then the right one.
  [0.121737, 0.216423, 33],
  [0.187122, 0.178758, 160],
  [0.265825, 0.179852, 158],
  [0.334606, 0.231733, 133],
  [0.260918, 0.245099, 153],
  [0.182743, 0.244077, 144],
  [0.645647, 0.231733, 362],
  [0.714428, 0.179852, 385],
  [0.793132, 0.178758, 387],
  [0.858516, 0.216423, 263],
  [0.79751, 0.244077, 373],
  [0.719335, 0.245099, 380],
  // Upper lip, its upper edge, then its lower one.
  [0.254149, 0.780233, 61],
  [0.340985, 0.745405, 39],
  [0.428858, 0.727388, 37],
  [0.490127, 0.742578, 0],
  [0.551395, 0.727388, 267],
  [0.639268, 0.745405, 269],
  [0.726104, 0.780233, 291],
  [0.338094, 0.784792, 78],
  [0.428096, 0.778746, 82],
  [0.490127, 0.785343, 13],
  [0.552157, 0.778746, 312],
  [0.689874, 0.784792, 308],
];

/** Where the chip shows the mean face; dlib's places count from the middle of the first pixel. */
const CHIP_PLACES: readonly Point[] = ANCHORS.map(([x, y]) => {
  const place = (fraction: number): number => ((PADDING + fraction) / (2 * PADDING + 1)) * CHIP_SIDE_PX + 0.5;
  return { x: place(x), y: place(y) };
});

/** Places of the chip to those of the image. */
function chipToImage(mesh: readonly MeshPoint[]): Similarity {
  return fittedSimilarity(
    CHIP_PLACES,
    ANCHORS.map(([, , point]) => mesh[point]!),
  );
}

/** The face upright and in its place, {@link CHIP_SIDE_PX} a side: what portraits are measured on. */
export const faceChip = (image: RgbImage, mesh: readonly MeshPoint[]): RgbImage =>
  warped(image, chipToImage(mesh), CHIP_SIDE_PX);
