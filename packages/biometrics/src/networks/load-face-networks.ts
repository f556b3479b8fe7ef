import type { RgbImage } from '@assay/media';
import { ONE_THREAD } from '@assay/onnx';
import { Tensor } from 'onnxruntime-common';
import type { InferenceSession } from 'onnxruntime-node';
import type { FaceModelFiles } from '../types.js';
import { convertGraphModel } from './graph-model/convert-graph-model.js';
import { PIXELS } from './graph-model/pixel-input.js';
import {
  DETECTOR_SIDE_PX,
  type DetectorReading,
  EMBEDDING_LENGTH,
  type FaceNetworks,
  MESH_SIDE_PX,
  type MeshReading,
  RECOGNITION_SIDE_PX,
} from './types.js';

/** The recognition network's output (recognition/testing/make-mobilefacenet.ts). */
const EMBEDDING = 'MobileFaceNet/Logits/LinearConv1x1/BatchNorm/FusedBatchNorm';

/** The detector's outputs, those of the finer grid first, by the names of their nodes. */
const DETECTOR = { logits: ['Identity', 'Identity_1'], regressions: ['Identity_2', 'Identity_3'] } as const;

/** The mesh network's outputs as the file's signature names them: `output_mesh`, `output_faceflag`. */
const MESH = { points: 'Identity_2', confidence: 'Identity_1' } as const;

/**
 * Makes the networks from the files of the packages that ship them.
 * @throws RangeError where the files are not those that this was written for
 */
export async function loadFaceNetworks(files: FaceModelFiles): Promise<FaceNetworks> {
  const { InferenceSession } = await import('onnxruntime-node');
  const detector = await InferenceSession.create(
    convertGraphModel(files.blazeface, {
      sidePx: DETECTOR_SIDE_PX,
      pixelScale: { scale: 1 / 127.5, offsets: [-1, -1, -1] },
      outputs: [...DETECTOR.logits, ...DETECTOR.regressions],
    }),
    ONE_THREAD,
  );
  const mesh = await InferenceSession.create(
    convertGraphModel(files.facemesh, {
      sidePx: MESH_SIDE_PX,
      pixelScale: { scale: 1 / 255, offsets: [0, 0, 0] },
      outputs: [MESH.points, MESH.confidence],
    }),
    ONE_THREAD,
  );
  const recognition = await InferenceSession.create(files.recognition, ONE_THREAD);
  return {
    async detect(image): Promise<DetectorReading> {
      const outputs = await run(detector, [image], DETECTOR_SIDE_PX);
      return {
        logits: oneAfterTheOther(DETECTOR.logits.map(outputs)),
        regressions: oneAfterTheOther(DETECTOR.regressions.map(outputs)),
      };
    },
    async readMesh(image): Promise<MeshReading> {
      const outputs = await run(mesh, [image], MESH_SIDE_PX);
      return { points: outputs(MESH.points), confidence: outputs(MESH.confidence)[0]! };
    },
    async embed(faces) {
      if (faces.length === 0) return [];
      const numbers = (await run(recognition, faces, RECOGNITION_SIDE_PX))(EMBEDDING);
      return faces.map((_, face) => numbers.slice(face * EMBEDDING_LENGTH, (face + 1) * EMBEDDING_LENGTH));
    },
  };
}

async function run(
  session: InferenceSession,
  images: readonly RgbImage[],
  sidePx: number,
): Promise<(output: string) => Float32Array> {
  const size = sidePx * sidePx * 3;
  const pixels = new Uint8Array(images.length * size);
  for (const [index, { width, height, rgb }] of images.entries()) {
    if (width !== sidePx || height !== sidePx)
      throw new RangeError(`expected ${sidePx}x${sidePx} pixels, received ${width}x${height}`);
    pixels.set(rgb, index * size);
  }
  const outputs = await session.run({
    [PIXELS]: new Tensor('uint8', pixels, [images.length, sidePx, sidePx, 3]),
  });
  return (output) => outputs[output]!.data as Float32Array;
}

function oneAfterTheOther(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
