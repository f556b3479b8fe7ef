import { expect, test } from 'vitest';
import { MESH_POINTS } from '../networks/types.js';
import { isFace } from './is-face.js';
import type { FaceReading } from './mesh/read-face.js';

const IMAGE = { width: 400, height: 400, rgb: new Uint8Array(0) };

/** A reading in which both networks agree, on a face of 100 by 100 pixels at `x`, 150. */
function reading({ score = 0.95, logOdds = 16, x = 150, pointsOff = 0, boxOff = 0 } = {}): FaceReading {
  const mesh = Array.from({ length: MESH_POINTS }, (_, index) => ({
    x: x + (index % 2) * 100,
    y: 150 + ((index >> 1) % 2) * 100,
    z: 0,
  }));
  const places = {
    33: [20, 40],
    133: [40, 40],
    362: [60, 40],
    263: [80, 40],
    1: [50, 60],
    61: [35, 80],
    291: [65, 80],
  };
  for (const [number, [right, below]] of Object.entries(places))
    mesh[Number(number)] = { x: x + right!, y: 150 + below!, z: 0 };
  const at = (right: number, below: number) => ({ x: x + right + pointsOff, y: 150 + below });
  return {
    candidate: {
      score,
      box: { x1: x + boxOff, y1: 150, x2: x + 100 + boxOff, y2: 250 },
      points: {
        leftEye: at(30, 40),
        rightEye: at(70, 40),
        nose: at(50, 60),
        mouth: at(50, 80),
        leftEar: at(0, 40),
        rightEar: at(100, 40),
      },
    },
    fit: { logOdds, mesh },
  };
}

test('what both networks are sure of and agree on is a face', () => {
  expect(isFace(reading(), IMAGE)).toBe(true);
});

test('the less the detector is sure, the surer the mesh has to be', () => {
  expect(isFace(reading({ score: 0.95, logOdds: 8.5 }), IMAGE)).toBe(true);
  expect(isFace(reading({ score: 0.95, logOdds: 7.5 }), IMAGE)).toBe(false);
  expect(isFace(reading({ score: 0.5, logOdds: 8.5 }), IMAGE)).toBe(false);
  expect(isFace(reading({ score: 0.5, logOdds: 12.5 }), IMAGE)).toBe(true);
});

test('a mesh that lies elsewhere than the guess, or sees the eyes elsewhere, is none', () => {
  expect(isFace(reading({ boxOff: 60 }), IMAGE)).toBe(false);
  expect(isFace(reading({ pointsOff: 15 }), IMAGE)).toBe(true);
  expect(isFace(reading({ pointsOff: 25 }), IMAGE)).toBe(false);
});

test('what lies outside of the image is none', () => {
  expect(isFace(reading({ x: 340 }), IMAGE)).toBe(true);
  expect(isFace(reading({ x: 360 }), IMAGE)).toBe(false);
});
