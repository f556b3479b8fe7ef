import { describe, expect, test } from 'vitest';
import { openVideo } from './open-video.js';
import { sniffVideo } from './sniff-video.js';
import { fixture, framesOf } from './testing/fixture.js';
import { FRAME_HEIGHT, FRAME_WIDTH, numberOf } from './testing/numbered-frames.js';
import type { VideoClip } from './types.js';

const RATE = 12;
const open = (name: string): Promise<VideoClip> => {
  const bytes = fixture(name);
  return openVideo(bytes, sniffVideo(bytes)!);
};
const numbersAt = async (clip: VideoClip, timesMs: readonly number[]): Promise<number[]> =>
  (await framesOf(clip, timesMs)).map(({ image }) => numberOf(image));
/** In the middle of the time that the frame of this number stands. */
const middleOf = (number: number): number => ((number + 0.5) * 1000) / RATE;

const CODECS = [
  ['avc.mp4', 'mp4', 'avc'],
  ['hevc-open-groups.mov', 'mov', 'hevc'],
  ['vp8.webm', 'webm', 'vp8'],
  ['vp9.webm', 'webm', 'vp9'],
  ['av1.mp4', 'mp4', 'av1'],
  ['av1.webm', 'webm', 'av1'],
  ['fragmented.mp4', 'mp4', 'avc'],
  ['index-first.mp4', 'mp4', 'avc'],
  ['without-index.webm', 'webm', 'vp9'],
] as const;

describe.each(CODECS)('%s', (name, format, codec) => {
  test('says how it is coded', async () => {
    const clip = await open(name);
    expect(clip).toMatchObject({
      format,
      width: FRAME_WIDTH,
      height: FRAME_HEIGHT,
      coding: { codec, rotation: 0 },
    });
    expect(clip.durationMs).toBeCloseTo(2000, -2);
    expect(clip.coding.frameTimesMs).toHaveLength(24);
    for (const [number, timeMs] of clip.coding.frameTimesMs.entries())
      expect(Math.abs(timeMs - (number * 1000) / RATE)).toBeLessThan(1);
    expect(clip.coding.frameBytes.every((bytes) => bytes > 0)).toBe(true);
  });
  test('gives every frame, in order', async () => {
    const clip = await open(name);
    const frames = await framesOf(clip, clip.coding.frameTimesMs);
    expect(frames.map(({ image }) => numberOf(image))).toEqual(
      Array.from({ length: 24 }, (_, number) => number),
    );
    expect(frames.map(({ timeMs }) => timeMs)).toEqual(clip.coding.frameTimesMs);
  });
  test.each([[[5]], [[0]], [[23]], [[7, 8]], [[3, 4, 12, 22]], [[6, 15, 17]], [[1, 9, 16, 17, 18, 23]]])(
    'gives the frames %j alone as it does among all',
    async (numbers) => {
      expect(await numbersAt(await open(name), numbers.map(middleOf))).toEqual(numbers);
    },
  );
});

describe('times', () => {
  test('a frame asked for twice comes once', async () => {
    expect(await numbersAt(await open('avc.mp4'), [0, 1, 2, middleOf(1), middleOf(1)])).toEqual([0, 1]);
  });
  test('before the start and behind the end stand the first and the last frame', async () => {
    expect(await numbersAt(await open('avc.mp4'), [-5, 1e9])).toEqual([0, 23]);
  });
  test('no time, no frame', async () => {
    expect(await numbersAt(await open('avc.mp4'), [])).toEqual([]);
  });
  test('of a variable frame rate are the real ones', async () => {
    const clip = await open('variable-rate.mp4');
    expect(clip.coding.frameTimesMs).toEqual(Array.from({ length: 12 }, (_, number) => number * number * 10));
    expect(await numbersAt(clip, [9, 10, 39, 40, 500, 809, 810])).toEqual([0, 1, 2, 7, 8, 9]);
  });
  test('begin where an edit list says', async () => {
    const clip = await open('edit-list.mp4');
    expect(clip.coding.frameTimesMs).toHaveLength(21);
    expect(clip.coding.frameTimesMs[0]).toBe(0);
    expect(await numbersAt(clip, [0, 100, 1500])).toEqual([3, 4, 21]);
  });
  test('one frame is a clip', async () => {
    const clip = await open('one-frame.mp4');
    expect(clip.coding.frameTimesMs).toEqual([0]);
    expect(await numbersAt(clip, [0, 40, 1000])).toEqual([0]);
  });
});

describe('display', () => {
  test('frames are reduced, never enlarged', async () => {
    const clip = await open('avc.mp4');
    const [small] = await framesOf(clip, [0], 32);
    const [large] = await framesOf(clip, [0], 1000);
    expect([small!.image.width, small!.image.height, large!.image.width, large!.image.height]).toEqual([
      32, 24, 64, 48,
    ]);
  });
  test('pixels that are not square are made so', async () => {
    const clip = await open('wide-pixels.mp4');
    const [frame] = await framesOf(clip, [middleOf(5)]);
    expect([clip.width, clip.height, frame!.image.width, frame!.image.height]).toEqual([128, 48, 128, 48]);
    expect(numberOf(frame!.image)).toBe(5);
  });
});

test('two readers of a clip do not disturb each other, and one may stop early', async () => {
  const clip = await open('avc.mp4');
  const seen: number[] = [];
  for await (const { image } of clip.frames(clip.coding.frameTimesMs, 64)) {
    seen.push(numberOf(image));
    if (seen.length === 3) break;
    expect(await numbersAt(clip, [middleOf(20)])).toEqual([20]);
  }
  expect(seen).toEqual([0, 1, 2]);
});

describe('refused', () => {
  test.each([
    ['sound-only.mp4', 'NO_VIDEO'],
    ['encrypted.mp4', 'ENCRYPTED'],
    ['mpeg4-part-2.mp4', 'CODEC_NOT_SUPPORTED'],
  ])('%s: %s', async (name, code) => {
    await expect(open(name)).rejects.toMatchObject({ name: 'DecodeError', code });
  });
  test('a file without bytes', async () => {
    await expect(openVideo(new Uint8Array(0), 'mp4')).rejects.toMatchObject({
      name: 'DecodeError',
      code: 'EMPTY',
    });
  });
});
