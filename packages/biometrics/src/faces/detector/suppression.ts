import type { Point } from '@assay/media';
import type { PixelBox } from '../../types.js';
import { overlap } from '../pixel-box.js';
import type { Candidate, CandidatePoints } from './candidate.js';

/** Guesses that overlap by this much are one face's: MediaPipe's `min_suppression_threshold`. */
const SAME_FACE_OVERLAP = 0.3;

/**
 * One candidate for each group of guesses that overlap the surest of them, the surest first: the mean of the
 * group weighed by score, which lies steadier than its best guess (BlazeFace, arXiv:1907.05047, 3.4).
 */
export function blended(guesses: readonly Candidate[], atMost: number): Candidate[] {
  let left = surestFirst(guesses);
  const faces: Candidate[] = [];
  while (left.length > 0 && faces.length < atMost) {
    const best = left[0]!;
    const group = left.filter(({ box }) => overlap(box, best.box) >= SAME_FACE_OVERLAP);
    faces.push(group.length > 0 ? mean(group) : best);
    left = left.filter((guess) => guess !== best && !group.includes(guess));
  }
  return faces;
}

/**
 * The score decides; what is equally sure stays in reading order, so that the answer does not hang on the
 * order of asking.
 */
export const surestFirst = <Item extends { readonly score: number; readonly box: PixelBox }>(
  items: readonly Item[],
): Item[] => [...items].sort((a, b) => b.score - a.score || a.box.y1 - b.box.y1 || a.box.x1 - b.box.x1);

function mean(group: readonly Candidate[]): Candidate {
  const total = group.reduce((sum, { score }) => sum + score, 0);
  const of = (value: (candidate: Candidate) => number): number =>
    group.reduce((sum, candidate) => sum + candidate.score * value(candidate), 0) / total;
  const point = (name: keyof CandidatePoints): Point => ({
    x: of(({ points }) => points[name].x),
    y: of(({ points }) => points[name].y),
  });
  return {
    score: Math.max(...group.map(({ score }) => score)),
    box: {
      x1: of(({ box }) => box.x1),
      y1: of(({ box }) => box.y1),
      x2: of(({ box }) => box.x2),
      y2: of(({ box }) => box.y2),
    },
    points: {
      leftEye: point('leftEye'),
      rightEye: point('rightEye'),
      nose: point('nose'),
      mouth: point('mouth'),
      leftEar: point('leftEar'),
      rightEar: point('rightEar'),
    },
  };
}
