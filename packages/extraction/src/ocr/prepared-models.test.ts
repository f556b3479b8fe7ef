import {
  convolveBeforeDoubling,
  fuseActivations,
  keepClasses,
  quantizePointwise,
  readGraph,
  upsampleLast,
} from '@assay/onnx';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { recognizerModels, zoneRecognition } from './testing/recognizer-models.js';

test('a network without some of its classes shares its probabilities among the others', async () => {
  const { network } = zoneRecognition();
  const classCount = 6625;
  const kept = [0, 20, 300, 6624];
  const whole = await InferenceSession.create(network, { intraOpNumThreads: 1 });
  const cut = await InferenceSession.create(keepClasses(network, classCount, kept), { intraOpNumThreads: 1 });
  const samples = Float32Array.from({ length: 3 * 48 * 32 }, (_, index) => Math.sin(index / 7));
  const run = async (session: InferenceSession): Promise<Float32Array> => {
    const outputs = await session.run({ x: new Tensor('float32', samples, [1, 3, 48, 32]) });
    return Object.values(outputs)[0]?.data as Float32Array;
  };
  const [before, after] = [await run(whole), await run(cut)];
  for (let step = 0; step < 4; step++) {
    const sum = kept.reduce((total, index) => total + before[step * classCount + index]!, 0);
    for (const [place, index] of kept.entries())
      expect(after[step * kept.length + place]).toBeCloseTo(before[step * classCount + index]! / sum, 5);
  }
});

test('a file without that many classes is refused', () => {
  expect(() => keepClasses(zoneRecognition().network, 6000, [0])).toThrow(RangeError);
});

const ONE_THREAD = { intraOpNumThreads: 1 } as const;
const wave = (length: number): Float32Array =>
  Float32Array.from({ length }, (_, index) => Math.sin(index / 7));

const { detection, recognition } = recognizerModels();

test.each([
  {
    name: 'detection',
    model: detection,
    dims: [1, 3, 64, 96],
    before: { Div: 24, Clip: 24 },
    after: { Div: 0, Clip: 0 },
  },
  // The five divisions that stay are those of layer normalization.
  {
    name: 'recognition',
    model: recognition.network,
    dims: [1, 3, 48, 64],
    before: { Div: 33, Clip: 28 },
    after: { Div: 5, Clip: 0 },
  },
  {
    name: 'recognition of zones',
    model: zoneRecognition().network,
    dims: [1, 3, 48, 64],
    before: { Div: 33, Clip: 28 },
    after: { Div: 5, Clip: 0 },
  },
] as const)(
  'the network for $name gives the same with its activations fused',
  async ({ model, dims, before, after }) => {
    const fused = fuseActivations(model);
    const count = (file: Uint8Array, operator: string) =>
      readGraph(file).nodes.filter((node) => node.operator === operator).length;
    for (const operator of ['Div', 'Clip'] as const) {
      expect(count(model, operator)).toBe(before[operator]);
      expect(count(fused, operator)).toBe(after[operator]);
    }
    expect(await greatestDifference(model, fused, dims)).toBeLessThan(1e-5);
  },
);

test('the network for detection gives the same with its doublings of size at the end', async () => {
  const rewritten = upsampleLast(detection);
  expect(readGraph(detection).nodes.filter(({ operator }) => operator === 'ConvTranspose')).toHaveLength(2);
  expect(readGraph(rewritten).nodes.filter(({ operator }) => operator === 'ConvTranspose')).toHaveLength(0);
  expect(await greatestDifference(detection, rewritten, [1, 3, 64, 96])).toBeLessThan(1e-5);
});

test('the network for detection gives the same with its convolutions before its doublings of size', async () => {
  const rewritten = convolveBeforeDoubling(detection);
  const resizes = (file: Uint8Array) => readGraph(file).nodes.filter(({ operator }) => operator === 'Resize');
  expect(resizes(detection)).toHaveLength(6);
  expect(resizes(rewritten)).toHaveLength(4);
  expect(await greatestDifference(detection, rewritten, [1, 3, 64, 96])).toBeLessThan(1e-5);
});

test.each([upsampleLast, convolveBeforeDoubling])(
  'a network without doublings is left as it is by $name',
  (rewrite) => {
    const operatorsOf = (file: Uint8Array) =>
      readGraph(file).nodes.map(({ operator, inputs }) => [operator, ...inputs].join(' '));
    expect(operatorsOf(rewrite(recognition.network))).toEqual(operatorsOf(recognition.network));
  },
);

test('the large layers of the network that reads lines are multiplied in whole numbers, which moves probabilities little', async () => {
  const fused = fuseActivations(recognition.network);
  const quantized = quantizePointwise(fused);
  const operators = (file: Uint8Array) => readGraph(file).nodes.map(({ operator }) => operator);
  const products = operators(quantized).filter((operator) => operator === 'DynamicQuantizeMatMul');
  expect(products).toHaveLength(13);
  expect(operators(fused)).not.toContain('DynamicQuantizeMatMul');
  expect(await greatestDifference(fused, quantized, [1, 3, 48, 64])).toBeLessThan(0.1);
});

test('a constant that no layer takes any longer is left out of the file', () => {
  const quantized = quantizePointwise(fuseActivations(recognition.network));
  const { nodes, constants } = readGraph(quantized);
  const taken = new Set(nodes.flatMap(({ inputs }) => inputs));
  expect([...constants.keys()].filter((name) => !taken.has(name))).toEqual([]);
  expect(quantized.length).toBeLessThan(recognition.network.length * 0.7);
});

/** Between what two networks give for the same. */
async function greatestDifference(
  first: Uint8Array,
  second: Uint8Array,
  dims: readonly number[],
): Promise<number> {
  const feeds = { x: new Tensor('float32', wave(dims.reduce((product, dim) => product * dim, 1)), dims) };
  const [values, others] = await Promise.all(
    [first, second].map(async (file) => {
      const outputs = await (await InferenceSession.create(file, ONE_THREAD)).run(feeds);
      return Object.values(outputs)[0]?.data as Float32Array;
    }),
  );
  expect(values?.length).toBe(others?.length);
  return values!.reduce((most, value, index) => Math.max(most, Math.abs(value - others![index]!)), 0);
}
