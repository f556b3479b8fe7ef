import type { Point } from '@assay/media';
import { DETECTOR_SIDE_PX, type DetectorReading, REGRESSION_LENGTH } from '../../networks/types.js';
import { boxAroundPoints } from '../pixel-box.js';
import { fromSquare, type TurnedSquare } from '../square/turned-square.js';
import { ANCHORS } from './anchors.js';
import type { Candidate } from './candidate.js';

/** MediaPipe's `score_clipping_thresh`: what is beyond is as sure. */
const MAX_LOGIT = 100;

/**
 * The detector's guesses that are at least this sure, in pixels of the image of which it was shown a square.
 */
export function decode(
  { logits, regressions }: DetectorReading,
  square: TurnedSquare,
  minScore: number,
): Candidate[] {
  const candidates: Candidate[] = [];
  for (const [index, anchor] of ANCHORS.entries()) {
    const score = sigmoid(logits[index]!);
    if (!(score >= minScore)) continue;
    const at = index * REGRESSION_LENGTH;
    const place = (offset: number): Point => ({
      x: anchor.x + regressions[at + offset]! / DETECTOR_SIDE_PX,
      y: anchor.y + regressions[at + offset + 1]! / DETECTOR_SIDE_PX,
    });
    const middle = place(0);
    const [halfWidth, halfHeight] = [2, 3].map(
      (offset) => regressions[at + offset]! / (2 * DETECTOR_SIDE_PX),
    ) as [number, number];
    const corners = [-1, 1].flatMap((right) =>
      [-1, 1].map((below) =>
        fromSquare(square, { x: middle.x + right * halfWidth, y: middle.y + below * halfHeight }),
      ),
    );
    const point = (number: number): Point => fromSquare(square, place(4 + 2 * number));
    candidates.push({
      score,
      box: boxAroundPoints(corners),
      points: {
        leftEye: point(0),
        rightEye: point(1),
        nose: point(2),
        mouth: point(3),
        leftEar: point(4),
        rightEar: point(5),
      },
    });
  }
  return candidates;
}

const sigmoid = (logit: number): number =>
  1 / (1 + Math.exp(-Math.max(-MAX_LOGIT, Math.min(MAX_LOGIT, logit))));
