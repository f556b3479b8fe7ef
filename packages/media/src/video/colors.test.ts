import { describe, expect, test } from 'vitest';
import { openVideo } from './open-video.js';
import { lumaWeightsOf } from './pixels/color-matrix.js';
import { sniffVideo } from './sniff-video.js';
import { fixture, framesOf } from './testing/fixture.js';
import { greatestDifference } from './testing/greatest-difference.js';

/** Beside ffmpeg's own picture of the frame, of 255: rounding in two places. */
const MAX_DIFFERENCE = 3;

test.each([
  'bt601-limited.mp4',
  'bt601-full.mp4',
  'bt709-limited.mp4',
  'bt709-full.mp4',
  'bt709-full-vp9.webm',
  'bt709-10-bit.mp4',
  'bt709-10-bit-full.mp4',
  'bt709-10-bit-vp9.webm',
  'bt709-10-bit-avc.mp4',
  'bt709-422.mp4',
  'bt709-444-full.mp4',
])('%s has the colors that ffmpeg gives it', async (name) => {
  const bytes = fixture(name);
  const [frame] = await framesOf(await openVideo(bytes, sniffVideo(bytes)!), [0]);
  expect(greatestDifference(frame!.image.rgb, fixture(`${name}.rgb`))).toBeLessThanOrEqual(MAX_DIFFERENCE);
});

test('a reduced frame has the colors of the large one', async () => {
  const clip = await openVideo(fixture('bt709-limited.mp4'), 'mp4');
  const mean = (rgb: Uint8Array, channel: number): number =>
    rgb.reduce((sum, sample, index) => sum + (index % 3 === channel ? sample : 0), 0) / (rgb.length / 3);
  const [large] = await framesOf(clip, [0], 64);
  const [small] = await framesOf(clip, [0], 20);
  for (const channel of [0, 1, 2])
    expect(Math.abs(mean(large!.image.rgb, channel) - mean(small!.image.rgb, channel))).toBeLessThan(1);
});

describe('a clip that does not say how its colors are coded', () => {
  const BT_709 = { red: 0.2126, blue: 0.0722 };
  const BT_601 = { red: 0.299, blue: 0.114 };
  test.each([
    [640, 480, BT_601],
    [480, 640, BT_601],
    [720, 576, BT_601],
    [1280, 720, BT_709],
    [720, 1280, BT_709],
    [1080, 1080, BT_709],
  ])('is read by its size: %i x %i', (width, height, weights) => {
    expect(lumaWeightsOf(undefined, 'avc', { width, height })).toEqual(weights);
    expect(lumaWeightsOf(null, 'avc', { width, height })).toEqual(weights);
  });
  test('and VP8 by its definition', () => {
    expect(lumaWeightsOf('bt709', 'vp8', { width: 1280, height: 720 })).toEqual(BT_601);
  });
});
