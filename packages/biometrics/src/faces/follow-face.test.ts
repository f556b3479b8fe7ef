import type { RgbImage } from '@assay/media';
import { beforeAll, expect, test } from 'vitest';
import { identityOf } from '../../../../corpus/faces/made-face/identity.js';
import { PORTRAIT } from '../../../../corpus/faces/made-face/moment.js';
import { renderFace } from '../../../../corpus/faces/made-face/render-face.js';
import { loadFaceNetworks } from '../networks/load-face-networks.js';
import { type FaceNetworks, MESH_POINTS, MESH_SIDE_PX } from '../networks/types.js';
import { faceModels } from '../testing/face-models.js';
import type { FaceObservation } from '../types.js';
import { findFaces } from './find-faces.js';
import { followFace } from './follow-face.js';

const SIZE = { width: 360, height: 400 };
let networks: FaceNetworks;
let frame: RgbImage;
let before: FaceObservation;
beforeAll(async () => {
  networks = await loadFaceNetworks(faceModels());
  frame = renderFace(identityOf(5), PORTRAIT, SIZE);
  before = (await findFaces(networks, frame, 'upright'))[0]!;
});

const blank = (): RgbImage => ({ ...SIZE, rgb: new Uint8Array(SIZE.width * SIZE.height * 3).fill(128) });

function shifted(image: RgbImage, right: number, down: number): RgbImage {
  const moved = blank();
  for (let y = Math.max(0, down); y < Math.min(SIZE.height, SIZE.height + down); y++)
    for (let x = Math.max(0, right); x < Math.min(SIZE.width, SIZE.width + right); x++) {
      const from = ((y - down) * SIZE.width + x - right) * 3;
      moved.rgb.set(image.rgb.subarray(from, from + 3), (y * SIZE.width + x) * 3);
    }
  return moved;
}

test.each([
  [0, 0],
  [25, 0],
  [-18, 14],
  [10, -20],
])('a face that moved by %d, %d is followed there', async (right, down) => {
  const after = await followFace(networks, shifted(frame, right, down), before);
  for (const name of ['left_eye', 'right_eye', 'nose', 'mouth_left', 'mouth_right'] as const) {
    expect(Math.abs(after!.landmarks[name].x - before.landmarks[name].x - right)).toBeLessThan(3);
    expect(Math.abs(after!.landmarks[name].y - before.landmarks[name].y - down)).toBeLessThan(3);
  }
});

test('a face that is gone is not followed', async () => {
  expect(await followFace(networks, blank(), before)).toBeUndefined();
});

test('a face that left its place for another far off is not followed', async () => {
  expect(await followFace(networks, shifted(frame, 250, 0), before)).toBeUndefined();
});

/**
 * Networks that are sure of a mesh wherever they look: the one before, moved and stretched within the square
 * shown.
 */
function sureOf(right: number, stretch: number): FaceNetworks {
  const points = Float32Array.from({ length: MESH_POINTS * 3 }, (_, index) => {
    const point = before.mesh[Math.floor(index / 3)]!;
    const [x, y] = [
      (point.x - before.box.x1) / (before.box.x2 - before.box.x1),
      (point.y - before.box.y1) / (before.box.y2 - before.box.y1),
    ];
    const place =
      index % 3 === 0 ? 0.5 + right + (x - 0.5) * 0.6 * stretch : 0.5 + (y - 0.5) * 0.66 * stretch;
    return index % 3 === 2 ? 0 : place * MESH_SIDE_PX;
  });
  return { ...networks, readMesh: async () => ({ points, confidence: 1 }) };
}

test('a mesh that slides, swells or shrinks away is no longer the face, however sure the network is', async () => {
  expect(await followFace(sureOf(0, 1), frame, before)).toBeDefined();
  expect(await followFace(sureOf(0.25, 1), frame, before)).toBeUndefined();
  expect(await followFace(sureOf(0, 1.4), frame, before)).toBeUndefined();
  expect(await followFace(sureOf(0, 0.6), frame, before)).toBeUndefined();
});
