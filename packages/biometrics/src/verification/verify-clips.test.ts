import { readFileSync } from 'node:fs';
import { DecodeError, openVideo, type RgbImage, sniffVideo, type VideoClip } from '@assay/media';
import { beforeAll, describe, expect, test } from 'vitest';
import { identityOf } from '../../../../corpus/faces/made-face/identity.js';
import { PORTRAIT } from '../../../../corpus/faces/made-face/moment.js';
import { renderFace } from '../../../../corpus/faces/made-face/render-face.js';
import { MAX_FRAMES } from '../liveness/clip/frame-times.js';
import { loadShippedModel } from '../liveness/network/shipped/shipped-model.js';
import { loadFaceAnalyst } from '../load-face-analyst.js';
import { faceModels, shippedNetwork } from '../testing/face-models.js';
import type { FaceAnalyst, VerificationFinding } from '../types.js';
import { type LivenessExaminer, livenessExaminer } from './liveness-examiner.js';
import { verify } from './verify.js';

/** The person of the clips, who also stands at the left of the clip of two; see testing/make-clips.ts. */
const HOLDER = 16;
const portrait: RgbImage = renderFace(identityOf(HOLDER), PORTRAIT, { width: 240, height: 300 });

let faces: FaceAnalyst;
let examiner: LivenessExaminer;
beforeAll(async () => {
  examiner = livenessExaminer(await loadShippedModel(shippedNetwork()));
  faces = await loadFaceAnalyst(faceModels());
});

const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url)));
const opened = (bytes: Uint8Array): Promise<VideoClip> => openVideo(bytes, sniffVideo(bytes)!);
const verified = (video: VideoClip): Promise<VerificationFinding> =>
  verify({
    idPages: [{ page: 1, image: portrait }],
    selfie: { kind: 'video', video },
    faces,
    examiner,
    policy: { falseMatchRate: 0.001, livenessMustPass: false },
  });

/** What holds of every finding. */
function expectSound(finding: VerificationFinding, { width, height, durationMs }: VideoClip): void {
  expect(finding.reasoning.length).toBeGreaterThan(0);
  for (const part of [finding.match, finding.liveness, finding.idQuality]) {
    if (!part) continue;
    expect(['passed', 'failed', 'inconclusive']).toContain(part.outcome);
    expect(part.confidence).toBeGreaterThanOrEqual(0);
    expect(part.confidence).toBeLessThanOrEqual(1);
  }
  for (const { face, timeMs } of finding.selfieFaces) {
    expect(timeMs).toBeGreaterThanOrEqual(0);
    expect(timeMs).toBeLessThanOrEqual(durationMs);
    const { x1, y1, x2, y2 } = face.box;
    expect(x1 >= 0 && y1 >= 0 && x1 < x2 && y1 < y2 && x2 <= width && y2 <= height).toBe(true);
  }
}

async function verifiedFixture(name: string): Promise<{ finding: VerificationFinding; video: VideoClip }> {
  const video = await opened(fixture(name));
  const finding = await verified(video);
  expectSound(finding, video);
  return { finding, video };
}

describe('the holder of the ID is recognized in a clip', () => {
  test.each([
    ['of one frame, whose movement tells nothing', 'one-frame.mp4'],
    ['in which the face appears late', 'late-face.mp4'],
    ['in which the face is lost and found again', 'lost-and-found.mp4'],
    ['of variable frame rate', 'variable-rate.mp4'],
    ['of a phone held upright, which codes lying pixels', 'held-upright.mov'],
  ])(
    '%s',
    async (_, name) => {
      const { finding } = await verifiedFixture(name);
      expect(finding.match?.outcome).toBe('passed');
      expect(finding.selfieFaces.length).toBeGreaterThan(0);
    },
    60_000,
  );

  test('held upright: faces are told as displayed', async () => {
    const { finding, video } = await verifiedFixture('held-upright.mov');
    expect([video.coding.rotation, video.width, video.height]).toEqual([90, 240, 320]);
    expect(finding.selfieFaces[0]!.face.quarterTurns).toBe(0);
  }, 60_000);

  test('that appears late is listed in moments at which it is there', async () => {
    const { finding } = await verifiedFixture('late-face.mp4');
    for (const { timeMs } of finding.selfieFaces) expect(timeMs).toBeGreaterThan(1900);
  }, 60_000);

  test('beside another person, who is mentioned', async () => {
    const { finding } = await verifiedFixture('two-people.webm');
    expect(finding.selfieFaces.length).toBeGreaterThan(1);
    expect(finding.reasoning).toContain(
      'Another person stands before the camera; the largest face was compared.',
    );
  }, 60_000);
});

test('a face that speaks is not taken for the photograph of the ID, though made skin is as smooth in both', async () => {
  const { finding } = await verifiedFixture('speaking.mp4');
  expect(finding.liveness?.lookedFor).toContain('id-portrait');
  expect(finding.liveness?.outcome).not.toBe('failed');
  expect(finding.reasoning).not.toContainEqual(expect.stringMatching(/very photograph/));
}, 60_000);

test('the movement of a single frame says nothing', async () => {
  const { finding } = await verifiedFixture('one-frame.mp4');
  expect(finding.liveness?.outcome).not.toBe('passed');
  expect(finding.liveness?.lookedFor).not.toContain('panned-still');
}, 60_000);

test('a clip without a face is an answer, not an error', async () => {
  const { finding } = await verifiedFixture('without-a-face.mp4');
  expect(finding).toMatchObject({ verified: false, match: undefined, liveness: undefined, selfieFaces: [] });
  expect(finding.reasoning[0]).toBe('No face was found in the selfie.');
}, 60_000);

test('of a minute no more frames are asked for than of seconds, and none at full size', async () => {
  const video = await opened(fixture('minute.mp4'));
  expect(video.durationMs).toBeGreaterThan(58_000);
  let decoded = 0;
  const counted: VideoClip = {
    ...video,
    async *frames(timesMs, maxSidePixels) {
      for await (const frame of video.frames(timesMs, maxSidePixels)) {
        decoded += 1;
        expect(Math.max(frame.image.width, frame.image.height)).toBeLessThanOrEqual(640);
        yield frame;
      }
    },
  };
  const finding = await verified(counted);
  expectSound(finding, video);
  expect(finding.match?.outcome).toBe('passed');
  expect(decoded).toBeGreaterThan(8);
  expect(decoded).toBeLessThanOrEqual(MAX_FRAMES);
}, 60_000);

describe('a file that cannot be looked at', () => {
  test('sound alone: NO_VIDEO', async () => {
    const bytes = new Uint8Array(
      readFileSync(new URL('../../../media/src/video/fixtures/sound-only.mp4', import.meta.url)),
    );
    await expect(opened(bytes)).rejects.toMatchObject({ name: 'DecodeError', code: 'NO_VIDEO' });
  });

  test.each([0.3, 0.6, 0.9])(
    'of which all behind %d is overwritten: a finding or a DecodeError',
    async (share) => {
      const bytes = fixture('two-people.webm');
      bytes.fill(0xa5, Math.floor(share * bytes.length));
      try {
        const video = await opened(bytes);
        expectSound(await verified(video), video);
      } catch (error) {
        expect(error).toBeInstanceOf(DecodeError);
      }
    },
    60_000,
  );

  test('cut off in the middle of its frames: DecodeError', async () => {
    const bytes = fixture('speaking.mp4');
    await expect(opened(bytes.subarray(0, bytes.length >> 1))).rejects.toBeInstanceOf(DecodeError);
  });
});
