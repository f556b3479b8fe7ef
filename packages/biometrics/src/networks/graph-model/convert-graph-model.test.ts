import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import {
  fusedOperations,
  type MadeTensor,
  madeGraphModel,
  windowAttributes,
} from '../testing/graph-model.js';
import { convertGraphModel } from './convert-graph-model.js';
import { PIXELS } from './pixel-input.js';
import type { GraphNode } from './topology.js';

const SIDE_PX = 5;
const SIZE = SIDE_PX * SIDE_PX * 3;
const pixels = Uint8Array.from({ length: SIZE }, (_, index) => (index * 37 + 11) % 251);
/** Of both signs, so that what is below zero is met. */
const scaled = (color: number): number => color / 100 - 1;

async function run(
  nodes: readonly GraphNode[],
  tensors: Readonly<Record<string, MadeTensor>> = {},
): Promise<Tensor> {
  const model = convertGraphModel(madeGraphModel(nodes, tensors), {
    sidePx: SIDE_PX,
    pixelScale: { scale: 1 / 100, offsets: [-1, -1, -1] },
    outputs: [nodes.at(-1)!.name],
  });
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1 });
  const outputs = await session.run({ [PIXELS]: new Tensor('uint8', pixels, [1, SIDE_PX, SIDE_PX, 3]) });
  return outputs[nodes.at(-1)!.name]!;
}

/** A picture in plain numbers, zero outside. */
interface Plain {
  readonly sidePx: number;
  readonly channels: number;
  at(row: number, column: number, channel: number): number;
}
const input: Plain = {
  sidePx: SIDE_PX,
  channels: 3,
  at: (row, column, channel) => {
    const inside = row >= 0 && column >= 0 && row < SIDE_PX && column < SIDE_PX;
    return inside ? scaled(pixels[(row * SIDE_PX + column) * 3 + channel]!) : 0;
  },
};

/** TensorFlow's rule for SAME: the odd row or column of padding is the last. */
function outputSide(stride: number, kernelPx: number, padding: string): { sidePx: number; before: number } {
  if (padding === 'VALID') return { sidePx: Math.ceil((SIDE_PX - kernelPx + 1) / stride), before: 0 };
  const sidePx = Math.ceil(SIDE_PX / stride);
  return { sidePx, before: Math.floor(Math.max(0, (sidePx - 1) * stride + kernelPx - SIDE_PX) / 2) };
}

/** Numbers channels first, from plain loops. */
function channelsFirst(
  sidePx: number,
  channels: number,
  number: (row: number, column: number, channel: number) => number,
): number[] {
  const numbers: number[] = [];
  for (let channel = 0; channel < channels; channel++)
    for (let row = 0; row < sidePx; row++)
      for (let column = 0; column < sidePx; column++) numbers.push(number(row, column, channel));
  return numbers;
}

function expectNumbers(tensor: Tensor, expected: readonly number[]): void {
  expect(tensor.data).toHaveLength(expected.length);
  for (const [index, number] of expected.entries()) expect(tensor.data[index]).toBeCloseTo(number, 4);
}

const numbered = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => ((index * 29) % 17) / 10 - 0.8);

test.each([
  [1, 'SAME', 3],
  [2, 'SAME', 3],
  [2, 'SAME', 2],
  [3, 'SAME', 2],
  [1, 'VALID', 3],
  [2, 'VALID', 2],
])('a convolution of stride %i, padding %s, %i pixels a side', async (stride, padding, kernelPx) => {
  const filters = numbered(kernelPx * kernelPx * 3 * 2);
  const node = {
    name: 'out',
    op: '_FusedConv2D',
    input: ['input', 'filters', 'biases'],
    attr: { ...windowAttributes(stride, padding), ...fusedOperations('BiasAdd') },
  };
  const found = await run([node], {
    filters: { shape: [kernelPx, kernelPx, 3, 2], numbers: filters },
    biases: { shape: [2], numbers: [0.5, -3] },
  });
  const { sidePx, before } = outputSide(stride, kernelPx, padding);
  expectNumbers(
    found,
    channelsFirst(sidePx, 2, (row, column, channel) => {
      let sum = [0.5, -3][channel]!;
      for (let y = 0; y < kernelPx; y++)
        for (let x = 0; x < kernelPx; x++)
          for (let from = 0; from < 3; from++)
            sum +=
              input.at(row * stride - before + y, column * stride - before + x, from) *
              filters[((y * kernelPx + x) * 3 + from) * 2 + channel]!;
      return sum;
    }),
  );
});

test.each([
  ['Relu', (number: number) => Math.max(0, number)],
  ['Prelu', (number: number, channel: number) => (number < 0 ? number * [0.25, -2, 0][channel]! : number)],
])('a convolution with %s after it', async (activation, after) => {
  const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  const node = {
    name: 'out',
    op: '_FusedConv2D',
    input: ['input', 'filters', 'biases', 'slopes'],
    attr: { ...windowAttributes(1, 'VALID'), ...fusedOperations('BiasAdd', activation) },
  };
  const found = await run([node], {
    filters: { shape: [1, 1, 3, 3], numbers: identity },
    biases: { shape: [3], numbers: [0, 0, 0] },
    slopes: { shape: [1, 1, 3], numbers: [0.25, -2, 0] },
  });
  expectNumbers(
    found,
    channelsFirst(SIDE_PX, 3, (row, column, channel) => after(input.at(row, column, channel), channel)),
  );
});

test('a convolution that looks at each channel for itself', async () => {
  const filters = numbered(27);
  const node = {
    name: 'out',
    op: 'DepthwiseConv2dNative',
    input: ['input', 'filters'],
    attr: windowAttributes(2, 'SAME'),
  };
  const found = await run([node], { filters: { shape: [3, 3, 3, 1], numbers: filters } });
  const { sidePx, before } = outputSide(2, 3, 'SAME');
  expectNumbers(
    found,
    channelsFirst(sidePx, 3, (row, column, channel) => {
      let sum = 0;
      for (let y = 0; y < 3; y++)
        for (let x = 0; x < 3; x++)
          sum +=
            input.at(row * 2 - before + y, column * 2 - before + x, channel) *
            filters[(y * 3 + x) * 3 + channel]!;
      return sum;
    }),
  );
});

test.each([
  ['BiasAdd', (number: number) => number],
  ['BiasAdd then Relu', (number: number) => Math.max(0, number)],
])('a convolution of each channel for itself with %s', async (fused, after) => {
  const [filters, biases] = [numbered(3), [0.3, -0.2, 0.1]];
  const attr = { ...windowAttributes(1, 'VALID'), ...fusedOperations(...fused.split(' then ')) };
  const found = await run(
    [{ name: 'out', op: 'FusedDepthwiseConv2dNative', input: ['input', 'filters', 'biases'], attr }],
    {
      filters: { shape: [1, 1, 3, 1], numbers: filters },
      biases: { shape: [3], numbers: biases },
    },
  );
  expectNumbers(
    found,
    channelsFirst(SIDE_PX, 3, (row, column, channel) =>
      after(input.at(row, column, channel) * filters[channel]! + biases[channel]!),
    ),
  );
});

test('a pool gives the largest of each window, and padding is never it', async () => {
  const found = await run([
    { name: 'out', op: 'MaxPool', input: ['input'], attr: windowAttributes(2, 'SAME', 2) },
  ]);
  expectNumbers(
    found,
    channelsFirst(3, 3, (row, column, channel) => {
      const numbers: number[] = [];
      for (let y = row * 2; y < Math.min(SIDE_PX, row * 2 + 2); y++)
        for (let x = column * 2; x < Math.min(SIDE_PX, column * 2 + 2); x++)
          numbers.push(input.at(y, x, channel));
      return Math.max(...numbers);
    }),
  );
});

test('padding adds zeros where TensorFlow says, channels last', async () => {
  const found = await run([{ name: 'out', op: 'Pad', input: ['input', 'amounts'] }], {
    amounts: { shape: [4, 2], numbers: [0, 0, 1, 1, 1, 1, 0, 2], dtype: 'int32' },
  });
  expectNumbers(
    found,
    channelsFirst(SIDE_PX + 2, 5, (row, column, channel) =>
      channel < 3 ? input.at(row - 1, column - 1, channel) : 0,
    ),
  );
});

test('a sum, what is above zero, and its way between 0 and 1', async () => {
  const found = await run([
    { name: 'sum', op: 'AddV2', input: ['input', 'input'] },
    { name: 'above', op: 'Relu', input: ['sum'] },
    { name: 'share', op: 'Sigmoid', input: ['above'] },
    { name: 'out', op: 'Identity', input: ['share'] },
  ]);
  expectNumbers(
    found,
    channelsFirst(
      SIDE_PX,
      3,
      (row, column, channel) => 1 / (1 + Math.exp(-Math.max(0, 2 * input.at(row, column, channel)))),
    ),
  );
});

test('a list of numbers is in the order of channels last', async () => {
  const found = await run([{ name: 'out', op: 'Reshape', input: ['input', 'shape'] }], {
    shape: { shape: [2], numbers: [-1, SIZE], dtype: 'int32' },
  });
  expect(found.dims).toEqual([1, SIZE]);
  expectNumbers(found, [...pixels].map(scaled));
});

test('what no wanted output needs is left out, known or not', async () => {
  const found = await run([
    { name: 'other', op: 'TopKV2', input: ['input'] },
    { name: 'out', op: 'Relu', input: ['input'] },
  ]);
  expect(found.data).toHaveLength(SIZE);
});

const refused: readonly (readonly [string, GraphNode, RegExp])[] = [
  ['an operator', { name: 'out', op: 'TopKV2', input: ['input'] }, /TopKV2/],
  ['an attribute', { name: 'out', op: 'Relu', input: ['input'], attr: { saturates: {} } }, /saturates/],
  [
    'a padding',
    { name: 'out', op: 'MaxPool', input: ['input'], attr: windowAttributes(1, 'EXPLICIT', 2) },
    /EXPLICIT/,
  ],
  [
    'channels first',
    {
      name: 'out',
      op: 'MaxPool',
      input: ['input'],
      attr: { ...windowAttributes(1, 'SAME', 2), data_format: { s: btoa('NCHW') } },
    },
    /NCHW/,
  ],
  [
    'a dilation',
    {
      name: 'out',
      op: 'DepthwiseConv2dNative',
      input: ['input', 'filters'],
      attr: { ...windowAttributes(1, 'SAME'), dilations: { list: { i: ['1', '2', '2', '1'] } } },
    },
    /dilation/,
  ],
  [
    'a fusion',
    {
      name: 'out',
      op: '_FusedConv2D',
      input: ['input', 'filters', 'biases'],
      attr: { ...windowAttributes(1, 'SAME'), ...fusedOperations('BiasAdd', 'Elu') },
    },
    /Elu/,
  ],
  [
    'a sum with a tensor of the file',
    { name: 'out', op: 'AddV2', input: ['input', 'biases'] },
    /two computed values/,
  ],
  ['an input that is nowhere', { name: 'out', op: 'Relu', input: ['nowhere'] }, /nowhere/],
];
test.each(refused)('%s that is not known is refused by name', (_, node, why) => {
  const files = madeGraphModel([node], {
    filters: { shape: [1, 1, 3, 1], numbers: [1, 1, 1] },
    biases: { shape: [1], numbers: [0] },
  });
  const use = { sidePx: SIDE_PX, pixelScale: { scale: 1, offsets: [0, 0, 0] }, outputs: ['out'] } as const;
  expect(() => convertGraphModel(files, use)).toThrow(why);
});
