/**
 * Writes what TensorFlow.js answers for the reference picture, with the same files: the runtime is the one
 * that
 * @vladmandic/face-api brings along, in plain JavaScript. It is installed for this only.
 * `node scripts/run-source.mjs packages/biometrics/src/networks/testing/make-reference-outputs.ts` takes a
 * few seconds.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, parse } from 'node:path';
import { faceModels } from '../../testing/face-models.js';
import type { GraphModelFiles } from '../../types.js';
import { DETECTOR_SIDE_PX, MESH_SIDE_PX } from '../types.js';
import { REGRESSIONS_KEPT_EVERY, type ReferenceOutputs } from './reference-outputs.js';
import { referencePicture } from './reference-picture.js';

/** What is used of TensorFlow.js; its types cannot be imported without its runtime. */
interface Tensor {
  readonly shape: readonly number[];
  data(): Promise<Float32Array>;
}
interface TensorFlow {
  setBackend(name: string): Promise<boolean>;
  ready(): Promise<void>;
  tensor(numbers: Float32Array, shape: readonly number[]): Tensor;
  loadGraphModel(source: unknown): Promise<{ execute(input: Tensor, outputs: readonly string[]): Tensor[] }>;
  readonly io: {
    fromMemory(artifacts: unknown): unknown;
  };
}
interface FaceApi {
  readonly tf: TensorFlow;
}

// The bundle is made for browsers, and in Node looks for modules that it does not bring.
Object.assign(globalThis, { window: { document: {} } });
const require = createRequire(import.meta.url);
const { dir } = parse(require.resolve('@vladmandic/face-api'));
const faceApi = (await import(join(dir, 'face-api.esm.js'))) as FaceApi;
const { tf } = faceApi;
await tf.setBackend('cpu');
await tf.ready();

async function graphAnswers(
  { description, weights }: GraphModelFiles,
  sidePx: number,
  scaled: (color: number) => number,
  outputs: readonly string[],
): Promise<Float32Array[]> {
  const { modelTopology, weightsManifest } = JSON.parse(description) as {
    modelTopology: unknown;
    weightsManifest: { weights: unknown[] }[];
  };
  const weightSpecs = weightsManifest.flatMap((group) => group.weights);
  const model = await tf.loadGraphModel(
    tf.io.fromMemory({ modelTopology, weightSpecs, weightData: new Uint8Array(weights).buffer }),
  );
  const input = tf.tensor(Float32Array.from(referencePicture(sidePx).rgb, scaled), [1, sidePx, sidePx, 3]);
  return Promise.all(model.execute(input, outputs).map((tensor) => tensor.data()));
}

const { blazeface, facemesh } = faceModels();
const [fine, coarse, fineBoxes, coarseBoxes] = (await graphAnswers(
  blazeface,
  DETECTOR_SIDE_PX,
  (color) => color / 127.5 - 1,
  ['Identity', 'Identity_1', 'Identity_2', 'Identity_3'],
)) as [Float32Array, Float32Array, Float32Array, Float32Array];
const [points, confidence] = (await graphAnswers(facemesh, MESH_SIDE_PX, (color) => color / 255, [
  'Identity_2',
  'Identity_1',
])) as [Float32Array, Float32Array];
const digits = (numbers: Iterable<number>): number[] =>
  Array.from(numbers, (number) => Number(number.toPrecision(7)));
const answers: ReferenceOutputs = {
  logits: digits([...fine, ...coarse]),
  regressions: digits(
    [...fineBoxes, ...coarseBoxes].filter((_, index) => index % REGRESSIONS_KEPT_EVERY === 0),
  ),
  meshPoints: digits(points),
  meshConfidence: digits(confidence)[0]!,
};
writeFileSync(new URL('../fixtures/reference-outputs.json', import.meta.url), `${JSON.stringify(answers)}\n`);
