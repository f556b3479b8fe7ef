import { expect, test } from 'vitest';
import { readWeights } from './weights.js';

const manifest = (...weights: { name: string; shape: number[]; dtype: string; quantization?: object }[]) =>
  [{ weights }] as Parameters<typeof readWeights>[0];

test('tensors lie one after the other, each in the way it is stored', () => {
  const file = Uint8Array.of(
    ...new Uint8Array(Float32Array.of(1.5, -2).buffer),
    0,
    3,
    255,
    ...new Uint8Array(Int32Array.of(-7).buffer),
    0x00,
    0x3c,
    0x00,
    0xc0,
  );
  const tensors = readWeights(
    manifest(
      { name: 'a', shape: [2], dtype: 'float32' },
      { name: 'b', shape: [3, 1], dtype: 'float32', quantization: { dtype: 'uint8', scale: 0.5, min: -1 } },
      { name: 'c', shape: [], dtype: 'int32' },
      {
        name: 'd',
        shape: [1, 2],
        dtype: 'float32',
        quantization: { dtype: 'float16', original_dtype: 'float32' },
      },
    ),
    file,
  );
  expect([...tensors].map(([name, { shape, numbers }]) => [name, shape, [...numbers]])).toEqual([
    ['a', [2], [1.5, -2]],
    ['b', [3, 1], [-1, 0.5, 126.5]],
    ['c', [], [-7]],
    ['d', [1, 2], [1, -2]],
  ]);
});

test('a file that lies in a part of a larger buffer is read from its own beginning', () => {
  const larger = Buffer.concat([Buffer.of(9, 9, 9), Buffer.from(Float32Array.of(0.25).buffer)]);
  expect([
    ...readWeights(manifest({ name: 'a', shape: [1], dtype: 'float32' }), larger.subarray(3)).get('a')!
      .numbers,
  ]).toEqual([0.25]);
});

test.each([
  ['a file too short', manifest({ name: 'a', shape: [3], dtype: 'float32' }), /12 bytes/],
  ['a file too long', manifest({ name: 'a', shape: [1], dtype: 'float32' }), /4 bytes/],
  ['an unknown type', manifest({ name: 'a', shape: [1], dtype: 'complex64' }), /complex64/],
  [
    'an unknown way to save bits',
    manifest({ name: 'a', shape: [4], dtype: 'float32', quantization: { dtype: 'uint16' } }),
    /uint16/,
  ],
  [
    '8 bits without a scale',
    manifest({ name: 'a', shape: [8], dtype: 'float32', quantization: { dtype: 'uint8' } }),
    /scale/,
  ],
])('%s is refused', (_, weights, why) => {
  expect(() => readWeights(weights, new Uint8Array(8))).toThrow(why);
});
