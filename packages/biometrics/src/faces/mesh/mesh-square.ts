import type { Point } from '@assay/media';
import { inverse, mapped } from '../../alignment/similarity.js';
import type { Candidate } from '../detector/candidate.js';
import { boxAroundPoints, longerSidePx, middleOf } from '../pixel-box.js';
import { fromSquare, rollOf, squareToImage, type TurnedSquare } from '../square/turned-square.js';
import { eyeLine } from './landmarks.js';

/**
 * The mesh network was trained on squares this much longer than the face (MediaPipe's
 * face_landmarks_to_roi.pbtxt).
 */
const SIDE_PER_MESH = 1.5;

/**
 * The detector's box is smaller than the mesh's, and a square a fifth larger than MediaPipe's own (1.5) is
 * read more surely: of 47 tight crops the least sure tenth had log odds from 15 on, not 10 (2026-11-22).
 */
const SIDE_PER_BOX = 1.8;

/** What to show the mesh network of a candidate: its box, enlarged, the eyes level. */
export const squareOfCandidate = ({ box, points }: Candidate): TurnedSquare => ({
  center: middleOf(box),
  sidePx: SIDE_PER_BOX * longerSidePx(box),
  rollRadians: rollOf(points.leftEye, points.rightEye),
});

/**
 * The same, from a mesh: nearer to what the network was trained on, as its own frames came from the mesh
 * before.
 */
export function squareOfMesh(mesh: readonly Point[]): TurnedSquare {
  const level: TurnedSquare = { center: mesh[0]!, sidePx: 1, rollRadians: rollOf(...eyeLine(mesh)) };
  const upright = inverse(squareToImage(level));
  const box = boxAroundPoints(mesh.map((point) => mapped(upright, point)));
  return { ...level, center: fromSquare(level, middleOf(box)), sidePx: SIDE_PER_MESH * longerSidePx(box) };
}
