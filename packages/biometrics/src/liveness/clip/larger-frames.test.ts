import type { RgbImage, VideoClip } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { madeFace } from '../../testing/made-observation.js';
import type { FaceTrack } from './face-track.js';
import { largerFrames } from './larger-frames.js';

const blank = (width: number, height: number): RgbImage => ({
  width,
  height,
  rgb: new Uint8Array(width * height * 3),
});

function clip(width: number, height: number): VideoClip {
  return {
    format: 'mp4',
    width,
    height,
    durationMs: 4000,
    coding: {
      codec: 'avc',
      rotation: 0,
      frameTimesMs: [],
      keyFrameTimesMs: [],
      frameBytes: [],
      writtenBy: [],
    },
    async *frames(timesMs, maxSidePixels) {
      const factor = Math.min(1, maxSidePixels / Math.max(width, height));
      for (const timeMs of timesMs)
        yield { timeMs, image: blank(Math.round(width * factor), Math.round(height * factor)) };
    },
  };
}

const face = madeFace(160, 120, 60);
const trackOf = (timesMs: readonly number[]): FaceTrack => ({
  frames: [],
  burst: [],
  burstStepMs: 0,
  best: timesMs.map((timeMs) => ({ timeMs, face, image: blank(320, 240) })),
});

async function all(track: FaceTrack, video: VideoClip) {
  const frames = [];
  for await (const frame of largerFrames(track, video)) frames.push(frame);
  return frames;
}

describe('larger frames', () => {
  test('hold the face where it was, in their own pixels', async () => {
    const [frame] = await all(trackOf([500]), clip(640, 480));
    expect(frame?.image.width).toBe(640);
    expect(frame?.face.box.x1).toBeCloseTo(2 * face.box.x1);
    expect(frame?.face.box.y2).toBeCloseTo(2 * face.box.y2);
  });

  test('are the three best, never larger than 1600 pixels', async () => {
    const frames = await all(trackOf([900, 100, 2000, 3000]), clip(3840, 2160));
    expect(frames.map(({ image }) => image.width)).toEqual([1600, 1600, 1600]);
  });

  test('are none of a clip without a face, nor of one that was seen at its full size', async () => {
    expect(await all(trackOf([]), clip(1920, 1080))).toEqual([]);
    expect(await all(trackOf([500]), clip(320, 240))).toEqual([]);
  });
});
