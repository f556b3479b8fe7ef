import type { Point } from '@assay/media';
import type { FaceLandmarks } from '../../types.js';

/** Numbers of points in MediaPipe's face mesh (`canonical_face_model`). Left and right are the viewer's. */
const LEFT_EYE_CORNERS = [33, 133] as const;
const RIGHT_EYE_CORNERS = [263, 362] as const;
const NOSE_TIP = 1;
const LEFT_MOUTH_CORNER = 61;
const RIGHT_MOUTH_CORNER = 291;

/**
 * The five points that a face is stated with; an eye's is half way between its corners, where it also is when
 * closed.
 */
export function landmarksOf(mesh: readonly Point[]): FaceLandmarks {
  const at = (number: number): Point => ({ x: mesh[number]!.x, y: mesh[number]!.y });
  return {
    left_eye: between(...LEFT_EYE_CORNERS),
    right_eye: between(...RIGHT_EYE_CORNERS),
    nose: at(NOSE_TIP),
    mouth_left: at(LEFT_MOUTH_CORNER),
    mouth_right: at(RIGHT_MOUTH_CORNER),
  };

  function between(one: number, other: number): Point {
    return { x: (at(one).x + at(other).x) / 2, y: (at(one).y + at(other).y) / 2 };
  }
}

/** The outer corners of the eyes, from the viewer's left to right: the line that gives a face its roll. */
export const eyeLine = <At extends Point>(mesh: readonly At[]): readonly [At, At] => [
  mesh[LEFT_EYE_CORNERS[0]]!,
  mesh[RIGHT_EYE_CORNERS[0]]!,
];
