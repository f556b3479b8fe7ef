import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { CROP_HEIGHT } from './crop.js';
import { readSurely } from './read-surely.js';

const CLASSES = [
  { index: 1, character: 'R' },
  { index: 2, character: 'O' },
];
const WIDTH = 64;
const CROP = { width: WIDTH, height: CROP_HEIGHT, rgb: new Uint8Array(WIDTH * CROP_HEIGHT * 3).fill(255) };

/**
 * A network of one step every 8 pixels: for each width that it is given, what it reads at the ends of the
 * crop and how surely.
 */
function network(...outputs: readonly (readonly [text: string, probability: number])[]) {
  const widths: number[] = [];
  const session = {
    inputNames: ['x'],
    outputNames: ['y'],
    run: async ({ x }: { x: Tensor }) => {
      const width = x.dims[3] ?? 0;
      const [text, probability] = outputs[widths.length] ?? ['', 1];
      widths.push(width);
      const steps = width / 8;
      const values = new Float32Array(steps * 3);
      for (let step = 0; step < steps; step++) values[step * 3] = 1;
      for (const [place, letter] of [...text].entries()) {
        const row = (place === 0 ? 0 : steps - 1) * 3;
        values[row] = 1 - probability;
        values[row + CLASSES.find(({ character }) => character === letter)!.index] = probability;
      }
      return { y: new Tensor('float32', values, [1, steps, 3]) };
    },
  };
  return { session: session as unknown as InferenceSession, widths };
}
const textOf = async (session: InferenceSession) =>
  (await readSurely(session, CROP, CLASSES)).map(({ character }) => character).join('');

test('what is read surely is read once', async () => {
  const { session, widths } = network(['R', 0.95], ['OR', 0.99]);
  expect(await textOf(session)).toBe('R');
  expect(widths).toEqual([64]);
});

test('what is read with doubt is read again, drawn out, which counts where it has more letters and is as sure; in pixels of the crop', async () => {
  const { session, widths } = network(['R', 0.6], ['OR', 0.9]);
  const read = await readSurely(session, CROP, CLASSES);
  expect(read.map(({ character }) => character).join('')).toBe('OR');
  expect(read.map(({ x }) => Math.round(x))).toEqual([3, 61]);
  expect(widths).toEqual([64, 80]);
  expect(await textOf(network(['R', 0.6], ['OR', 0.5]).session)).toBe('R');
  expect(await textOf(network(['R', 0.6], ['O', 0.9]).session)).toBe('R');
});
