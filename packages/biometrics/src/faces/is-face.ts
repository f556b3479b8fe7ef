import type { Point, RgbImage } from '@assay/media';
import { landmarksOf } from './mesh/landmarks.js';
import type { FaceReading } from './mesh/read-face.js';
import { boxAroundPoints, middleOf, overlap } from './pixel-box.js';

/**
 * A face has at least this much of the mesh's log odds, and more by what the detector's score lacks. Chosen
 * on 176 photos of people, of whom one more is lost than at 6, and on 212 of animals and drawn heads, of
 * which a third fewer pass (2026-11-22; README.md has the rates).
 */
const MIN_LOG_ODDS = 8;
const FULL_SCORE = 0.9;
const LOG_ODDS_PER_SCORE = 10;

/**
 * How far the detector's eyes, nose and mouth may lie from the mesh's, on average, in distances between the
 * eyes.
 */
const MAX_POINTS_APART = 0.5;

/** The mesh stands where the detector guessed. */
const MIN_BOX_OVERLAP = 0.35;

/** Whether a guess of the detector and what the mesh network made of it are a face. */
export function isFace(reading: FaceReading, { width, height }: RgbImage): boolean {
  const { candidate, fit } = reading;
  const box = boxAroundPoints(fit.mesh);
  const { x, y } = middleOf(box);
  if (!(x >= 0 && y >= 0 && x <= width && y <= height)) return false;
  const needed = MIN_LOG_ODDS + LOG_ODDS_PER_SCORE * Math.max(0, FULL_SCORE - candidate.score);
  return (
    fit.logOdds >= needed &&
    overlap(box, candidate.box) >= MIN_BOX_OVERLAP &&
    pointsApart(reading) <= MAX_POINTS_APART
  );
}

function pointsApart({ candidate: { points }, fit: { mesh } }: FaceReading): number {
  const { left_eye, right_eye, nose, mouth_left, mouth_right } = landmarksOf(mesh);
  const mouth = { x: (mouth_left.x + mouth_right.x) / 2, y: (mouth_left.y + mouth_right.y) / 2 };
  const sum =
    apart(left_eye, points.leftEye) +
    apart(right_eye, points.rightEye) +
    apart(nose, points.nose) +
    apart(mouth, points.mouth);
  return sum / (4 * apart(left_eye, right_eye));
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
