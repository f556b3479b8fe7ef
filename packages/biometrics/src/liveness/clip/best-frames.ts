import type { FaceObservation } from '../../types.js';
import { type BestFrame, type FaceTrack, type LumaPicture, MAX_BEST_FRAMES } from './face-track.js';

/** Frames nearer than this show the same moment; comparing on both adds nothing. */
const APART_MS = 200;

/**
 * The frames to compare faces on, the best first: sharp, facing the camera, large; no two of one moment where
 * there are others.
 */
export function bestFrames(track: FaceTrack, count: number): readonly BestFrame[] {
  return track.best.slice(0, count);
}

/** Collects the best frames as they pass, so that the others' pixels can be let go. */
export class BestFrames {
  #kept: { readonly frame: BestFrame; readonly worth: number }[] = [];

  offer(frame: BestFrame, face: LumaPicture): void {
    const candidate = { frame, worth: worthOf(frame.face, face) };
    const near = this.#kept.findIndex(({ frame: { timeMs } }) => Math.abs(timeMs - frame.timeMs) < APART_MS);
    if (near >= 0) {
      if (this.#kept[near]!.worth >= candidate.worth) return;
      this.#kept.splice(near, 1);
    }
    this.#kept.push(candidate);
    this.#kept.sort((a, b) => b.worth - a.worth);
    this.#kept.length = Math.min(this.#kept.length, MAX_BEST_FRAMES);
  }

  get frames(): readonly BestFrame[] {
    return this.#kept.map(({ frame }) => frame);
  }
}

/** How well faces compare on this frame. Only the order matters. */
export function worthOf({ meshConfidence, landmarks }: FaceObservation, face: LumaPicture): number {
  const eyes = Math.hypot(
    landmarks.right_eye.x - landmarks.left_eye.x,
    landmarks.right_eye.y - landmarks.left_eye.y,
  );
  return meshConfidence * frontality(landmarks) * sharpness(face) * Math.min(1, eyes / 60);
}

/** 1 for a nose midway between the eyes and between eyes and mouth, falling to 0 for a profile. */
function frontality({
  left_eye,
  right_eye,
  nose,
  mouth_left,
  mouth_right,
}: FaceObservation['landmarks']): number {
  const eyes = { x: right_eye.x - left_eye.x, y: right_eye.y - left_eye.y };
  const square = eyes.x ** 2 + eyes.y ** 2;
  if (square === 0) return 0;
  const middle = {
    x: (left_eye.x + right_eye.x + mouth_left.x + mouth_right.x) / 4,
    y: (left_eye.y + right_eye.y + mouth_left.y + mouth_right.y) / 4,
  };
  const aside = Math.abs((nose.x - middle.x) * eyes.x + (nose.y - middle.y) * eyes.y) / square;
  return Math.max(0, 1 - 2 * aside);
}

/** Mean step between neighboring pixels of the face's square, against its contrast. */
function sharpness({ width, height, samples }: LumaPicture): number {
  let [steps, sum, squares] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = samples[y * width + x]!;
      sum += value;
      squares += value * value;
      if (x > 0) steps += Math.abs(value - samples[y * width + x - 1]!);
      if (y > 0) steps += Math.abs(value - samples[(y - 1) * width + x]!);
    }
  }
  const count = width * height;
  const deviation = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
  return deviation > 1 ? steps / count / deviation : 0;
}
