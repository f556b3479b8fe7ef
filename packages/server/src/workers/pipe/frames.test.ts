import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FrameReader, frameHeader } from './frames.js';
import { readWords, spellWords } from './worker-words.js';

function framesOf(pieces: readonly Buffer[], maxPayloadBytes = 100): string[] {
  const frames: string[] = [];
  const reader = new FrameReader(maxPayloadBytes, (kind, payload) => frames.push(`${kind}:${payload}`));
  for (const piece of pieces) reader.push(piece);
  return frames;
}

test('frames are the same wherever the pipe cuts them', () => {
  const bytes = Buffer.concat([
    frameHeader('message', 3),
    Buffer.from('one'),
    frameHeader('fileBytes', 0),
    frameHeader('message', 5),
    Buffer.from('three'),
  ]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: bytes.length })), (cuts) => {
      const ends = [...cuts.sort((a, b) => a - b), bytes.length];
      const pieces = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
      expect(framesOf(pieces)).toEqual(['message:one', 'fileBytes:', 'message:three']);
    }),
  );
});

test.each([
  ['of no length', [0, 0, 0, 0, 1]],
  ['of 2 GB', [255, 255, 255, 127, 1]],
  ['of no known kind', [4, 0, 0, 0, 7]],
])('a frame %s is refused at its header', (_name, header) => {
  expect(() => framesOf([Buffer.from(header)])).toThrow('a frame of');
});

test('words come as they were said, arrays with memory of their own', () => {
  const said = {
    pngs: [Buffer.from([1, 2, 3]), new Uint8Array()],
    numbers: Float32Array.from([0.1, -2]),
    minima: Uint32Array.from([7]),
    'a key': [null, 'ü\u0000', true, -0.5],
  };
  const heard = readWords(spellWords({ ...said, absent: undefined })) as typeof said;
  expect(heard).toEqual({ ...said, pngs: [Uint8Array.from([1, 2, 3]), new Uint8Array()] });
  expect(heard.numbers.buffer.byteLength).toBe(8);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text that ends too early', Buffer.from([9, 0, 0, 0, 123])],
  ['bytes behind it', Buffer.from([2, 0, 0, 0, 123, 125, 0])],
  ['an array that is not there', spellWords({ pngs: [new Uint8Array(2)] }).subarray(0, -1)],
])('%s is no word of a worker', (_name, payload) => {
  expect(() => readWords(payload)).toThrow();
});

test('whatever bytes come, they are refused by an error and not by the end of the process', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      try {
        readWords(Buffer.from(bytes));
        framesOf([Buffer.from(bytes)], 1_000);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
  );
});
