import type { RgbImage } from '@assay/media';
import { beforeAll, expect, test } from 'vitest';
import { faceModels } from '../testing/face-models.js';
import { loadFaceNetworks } from './load-face-networks.js';
import { REGRESSIONS_KEPT_EVERY, referenceOutputs } from './testing/reference-outputs.js';
import { referencePicture } from './testing/reference-picture.js';
import {
  ANCHOR_COUNT,
  DETECTOR_SIDE_PX,
  EMBEDDING_LENGTH,
  type FaceNetworks,
  MESH_POINTS,
  MESH_SIDE_PX,
  RECOGNITION_SIDE_PX,
  REGRESSION_LENGTH,
} from './types.js';

let networks: FaceNetworks;
beforeAll(async () => {
  networks = await loadFaceNetworks(faceModels());
});

const waves = (sidePx: number, phase = 0): RgbImage => ({
  width: sidePx,
  height: sidePx,
  rgb: Uint8Array.from(
    { length: sidePx * sidePx * 3 },
    (_, index) => 128 + 120 * Math.sin(index / 500 + phase),
  ),
});

test('answers have the shapes that the types say', async () => {
  const { logits, regressions } = await networks.detect(waves(DETECTOR_SIDE_PX));
  expect([logits.length, regressions.length]).toEqual([ANCHOR_COUNT, ANCHOR_COUNT * REGRESSION_LENGTH]);
  const { points, confidence } = await networks.readMesh(waves(MESH_SIDE_PX));
  expect(points).toHaveLength(MESH_POINTS * 3);
  expect(confidence).toBeGreaterThanOrEqual(0);
  expect(confidence).toBeLessThanOrEqual(1);
  expect((await networks.embed([waves(RECOGNITION_SIDE_PX)]))[0]).toHaveLength(EMBEDDING_LENGTH);
  expect(await networks.embed([])).toEqual([]);
});

/** The largest distance between two lists of numbers of the same length. */
function furthest(found: Float32Array, expected: readonly number[]): number {
  expect(found).toHaveLength(expected.length);
  return expected.reduce((largest, number, index) => Math.max(largest, Math.abs(number - found[index]!)), 0);
}

// The tolerances are a few times the differences measured on 2026-11-22: floats of 32 bits, added in another
// order.
test('the detector answers as TensorFlow.js does', async () => {
  const { logits, regressions } = await networks.detect(referencePicture(DETECTOR_SIDE_PX));
  expect(furthest(logits, referenceOutputs().logits)).toBeLessThan(1e-3);
  const kept = regressions.filter((_, index) => index % REGRESSIONS_KEPT_EVERY === 0);
  expect(furthest(kept, referenceOutputs().regressions)).toBeLessThan(1e-4);
});

test('the mesh network answers as TensorFlow.js does', async () => {
  const { points, confidence } = await networks.readMesh(referencePicture(MESH_SIDE_PX));
  expect(furthest(points, referenceOutputs().meshPoints)).toBeLessThan(1e-3);
  expect(confidence).toBeCloseTo(referenceOutputs().meshConfidence, 5);
});

test('a face has one embedding, whatever it is run with', async () => {
  const faces = [waves(RECOGNITION_SIDE_PX), waves(RECOGNITION_SIDE_PX, 2)];
  const together = await networks.embed(faces);
  for (const [index, face] of faces.entries()) {
    const [alone] = await networks.embed([face]);
    for (const [place, number] of alone!.entries()) expect(together[index]![place]).toBeCloseTo(number, 3);
  }
});

test('a picture of another size is refused', async () => {
  await expect(networks.detect(waves(MESH_SIDE_PX))).rejects.toThrow(RangeError);
  await expect(networks.embed([waves(MESH_SIDE_PX)])).rejects.toThrow(RangeError);
});

test('files that are not the expected ones are refused', async () => {
  const models = faceModels();
  await expect(
    loadFaceNetworks({ ...models, facemesh: { ...models.facemesh, weights: new Uint8Array(10) } }),
  ).rejects.toThrow(RangeError);
});
