import type { RgbImage, VideoClip } from '@assay/media';
import { beforeAll, describe, expect, test } from 'vitest';
import { identityOf } from '../../../../../corpus/faces/made-face/identity.js';
import { PORTRAIT } from '../../../../../corpus/faces/made-face/moment.js';
import { renderFace } from '../../../../../corpus/faces/made-face/render-face.js';
import { loadFaceAnalyst } from '../../load-face-analyst.js';
import { faceModels } from '../../testing/face-models.js';
import type { FaceAnalyst } from '../../types.js';
import type { LivenessSignal } from '../types.js';
import { assessClip, showsLife } from './assess-clip.js';
import { bestFrames } from './best-frames.js';
import { trackFace } from './track-face.js';

const STEP_MS = 80;
const SIZE = { width: 180, height: 225 };
const FRAMES = 14;

function clipOf(frames: readonly RgbImage[]): VideoClip {
  const frameTimesMs = frames.map((_, index) => index * STEP_MS);
  return {
    format: 'mp4',
    width: SIZE.width,
    height: SIZE.height,
    durationMs: frames.length * STEP_MS,
    coding: {
      codec: 'avc',
      rotation: 0,
      frameTimesMs,
      keyFrameTimesMs: [],
      frameBytes: frames.map((_, index) => 1000 + index),
      writtenBy: [],
    },
    async *frames(timesMs) {
      let last = -1;
      for (const timeMs of timesMs) {
        const index = Math.min(frames.length - 1, Math.floor(timeMs / STEP_MS));
        if (index !== last) yield { timeMs: index * STEP_MS, image: frames[index]! };
        last = index;
      }
    },
  };
}

/** Cuts a window of the picture that wanders: what a camera sees that is moved along a still. */
function panned(picture: RgbImage, time: number): RgbImage {
  const [left, top] = [Math.round(20 + 18 * Math.sin(time / 4)), Math.round(20 + 14 * Math.cos(time / 5))];
  const [width, height] = [picture.width - 40, picture.height - 40];
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * 3;
    rgb.set(picture.rgb.subarray(from, from + width * 3), y * width * 3);
  }
  return { width, height, rgb };
}

const named = (signals: readonly LivenessSignal[], name: string) =>
  signals.find((signal) => signal.name === name)!;

describe('clips of made faces', () => {
  const identity = identityOf(4);
  let analyst: FaceAnalyst;
  beforeAll(async () => {
    analyst = await loadFaceAnalyst(faceModels());
  });

  test('a face that speaks and turns is told from a still of it that is moved about', async () => {
    const talking = Array.from({ length: FRAMES }, (_, time) =>
      renderFace(
        identity,
        {
          ...PORTRAIT,
          mouthOpen: 0.4 + 0.4 * Math.sin(time),
          yawDegrees: 8 * Math.sin(time / 6),
          noiseSeed: time,
        },
        SIZE,
      ),
    );
    const track = await trackFace(clipOf(talking), analyst);
    expect(track.burst.length).toBe(FRAMES);
    expect(named(assessClip(track, clipOf(talking).coding), 'mesh-motion').outcome).toBe('live');
    expect(bestFrames(track, 3)).toHaveLength(3);

    const still = Array.from({ length: FRAMES }, (_, time) => panned(talking[0]!, time));
    const stillTrack = await trackFace(clipOf(still), analyst);
    const signals = assessClip(stillTrack, clipOf(still).coding);
    expect(named(signals, 'mesh-motion').outcome).toBe('attack');
    expect(signals.every(({ outcome }) => outcome !== 'live')).toBe(true);
  }, 120_000);

  test('who moves only before the first burst is followed through a second, and seen to live', async () => {
    const moment = (time: number) =>
      renderFace(
        identity,
        { ...PORTRAIT, mouthOpen: 0.4 + 0.4 * Math.sin(time), yawDegrees: 8 * Math.sin(time / 6) },
        SIZE,
      );
    const still = Array.from({ length: 48 }, () => moment(0));
    const moving = Array.from({ length: 24 }, (_, time) => moment(time));
    const clip = clipOf([...moving, ...still]);
    const track = await trackFace(clip, analyst);
    expect(track.burst.at(0)!.timeMs).toBe(24 * STEP_MS);
    expect(showsLife(track)).toBe(false);
    expect(track.secondBurst!.burst).toHaveLength(24);
    expect(named(assessClip(track, clip.coding), 'mesh-motion').outcome).toBe('live');
    const atOnce = await trackFace(clipOf([...moving, ...still.slice(40)]), analyst);
    expect(atOnce.secondBurst).toBeUndefined();
  }, 240_000);

  test('a clip without a face looks for nothing', async () => {
    const wall = { ...SIZE, rgb: new Uint8Array(SIZE.width * SIZE.height * 3).fill(120) };
    const clip = clipOf([wall, wall, wall]);
    const track = await trackFace(clip, analyst);
    expect(track.burst).toEqual([]);
    expect(bestFrames(track, 3)).toEqual([]);
    expect(
      assessClip(track, clip.coding).flatMap(({ lookedFor, name }) =>
        name === 'repeated-frames' ? [] : lookedFor,
      ),
    ).toEqual([]);
  });
});
