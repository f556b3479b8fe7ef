import { expect, test } from 'vitest';
import { QUARTER_TURNS, turned } from '../raster/turned.js';
import type { RgbImage } from '../raster/types.js';
import { everyBox } from './iso-bmff/boxes.js';
import { openVideo } from './open-video.js';
import { fixture, framesOf } from './testing/fixture.js';
import { greatestDifference } from './testing/greatest-difference.js';

/** The matrix of a track's header: a, b, u, c, d, v, x, y, w; ISO/IEC 14496-12, 8.3.2 (version 0). */
function withMatrix(clip: Uint8Array, [a, b, c, d]: readonly [number, number, number, number]): Uint8Array {
  const patched = clip.slice();
  const header = [...everyBox(patched)].find(({ type }) => type === 'tkhd')!;
  const view = new DataView(patched.buffer, header.start + 40, 36);
  for (const [place, value] of [a, b, 0, c, d, 0, 0, 0].entries()) view.setInt32(place * 4, value * 0x10000);
  return patched;
}

const firstFrame = async (clip: Uint8Array): Promise<RgbImage> =>
  (await framesOf(await openVideo(clip, 'mp4'), [0]))[0]!.image;
const plain = fixture('avc.mp4');

// The matrices that phones write, held upright, on either side and upside down.
test.each([
  [0, [1, 0, 0, 1]],
  [90, [0, 1, -1, 0]],
  [180, [-1, 0, 0, -1]],
  [270, [0, -1, 1, 0]],
] as const)('a clip turned by %i degrees is turned for display', async (degrees, matrix) => {
  const bytes = withMatrix(plain, matrix);
  const clip = await openVideo(bytes, 'mp4');
  expect(clip.coding.rotation).toBe(degrees);
  const expected = turned(await firstFrame(plain), QUARTER_TURNS[degrees / 90]!);
  expect([clip.width, clip.height]).toEqual([expected.width, expected.height]);
  expect(await firstFrame(bytes)).toEqual(expected);
});

test('a clip that is mirrored is mirrored for display', async () => {
  const mirrored = turned(await firstFrame(plain), { swaps: false, reversesX: true, reversesY: false });
  expect(await firstFrame(withMatrix(plain, [-1, 0, 0, 1]))).toEqual(mirrored);
});

test('ffmpeg turns the same clip the same way', async () => {
  const clip = await openVideo(fixture('turned.mov'), 'mov');
  expect([clip.width, clip.height]).toEqual([48, 64]);
  const [frame] = await framesOf(clip, [0]);
  expect(greatestDifference(frame!.image.rgb, fixture('turned.mov.rgb'))).toBeLessThanOrEqual(3);
});
