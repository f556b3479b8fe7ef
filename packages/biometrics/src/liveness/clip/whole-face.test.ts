import { describe, expect, test } from 'vitest';
import { madeFace } from '../../testing/made-observation.js';
import type { TrackedFrame } from './face-track.js';
import { wholeFace } from './whole-face.js';

const picture = { width: 1, height: 1, samples: new Uint8Array(1) };
const frameOf = (face: TrackedFrame['face']): TrackedFrame => ({
  timeMs: 0,
  width: 320,
  height: 240,
  face,
  faceLuma: undefined,
  frameLuma: picture,
});

describe('wholeFace', () => {
  test('is the face that the frame shows', () => {
    const face = madeFace(160, 120, 60);
    expect(wholeFace(frameOf(face))).toBe(face);
  });
  test.each([
    ['left', madeFace(20, 120, 60)],
    ['right', madeFace(300, 120, 60)],
    ['upper', madeFace(160, 20, 60)],
    ['lower', madeFace(160, 220, 60)],
  ])('is none where the %s edge cuts the face', (_, face) => {
    expect(wholeFace(frameOf(face))).toBeUndefined();
  });
  test('bears with a chin or a brow that touches the edge', () => {
    const face = madeFace(160, 240 - 1.2 * 60 + 0.5, 60);
    expect(wholeFace(frameOf(face))).toBe(face);
  });
  test('is none without a face', () => {
    expect(wholeFace(frameOf(undefined))).toBeUndefined();
  });
});
