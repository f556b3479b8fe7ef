/**
 * Comparing an ID photo and a clip of five seconds at 720 lines, decoding included, warm, on one core; ffmpeg
 * makes the clip. `node scripts/run-source.mjs benchmarks/verification/clips.ts [rounds=5] [memory=0]`
 * Processor time beside the floor: decoding the ID and as many frames and nothing else; then of the parts,
 * each by itself. Ends with 1 when a pair takes more than three seconds. With a second number, so many
 * comparisons run one after the other, with resident memory.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type FaceAnalyst,
  type LivenessExaminer,
  livenessExaminer,
  loadFaceAnalyst,
  loadShippedModel,
  verify,
} from '@assay/biometrics';
import { decodeRaster, openVideo, type RgbImage, type VideoClip } from '@assay/media';
import { readAntiSpoofNetwork, readFaceModels } from '@assay/server';
import { identityOf } from '../../corpus/faces/made-face/identity.js';
import { madeCard, onTable } from '../../corpus/faces/made-face/made-card.js';
import { selfieMoment } from '../../corpus/faces/made-face/moment.js';
import { renderFace } from '../../corpus/faces/made-face/render-face.js';
import { jpegOf } from '../jpeg-of.js';
import { warmMedianSeconds } from '../processor-time.js';

const PERSON = 3;
/**
 * What phones send: upright, 30 frames a second. The made person is drawn at half the size, since noise and
 * coding hide the difference.
 */
const [SECONDS, RATE] = [5, 30];
const DRAWN = { width: 360, height: 640 };
const CARD_SIDE_PX = 3000;
const BOUND_SECONDS = 3;
const rounds = Number(process.argv[2] ?? 5);
const comparisons = Number(process.argv[3] ?? 0);
const policy = { falseMatchRate: 0.001, livenessMustPass: false };

/** The person speaks, sways and blinks. */
function drawn(frame: number): RgbImage {
  const time = frame / RATE;
  const moment = {
    ...selfieMoment(PERSON),
    mouthOpen: Math.max(0, 0.4 * Math.sin(9 * time)),
    yawDegrees: 8 * Math.sin(1.3 * time),
    noiseSeed: frame,
  };
  return renderFace(identityOf(PERSON), moment, DRAWN);
}

function madeClip(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'clip-'));
  const path = join(folder, 'selfie.mp4');
  const input = Buffer.concat(Array.from({ length: SECONDS * RATE }, (_, frame) => drawn(frame).rgb));
  const raw = `-f rawvideo -pixel_format rgb24 -video_size ${DRAWN.width}x${DRAWN.height} -framerate ${RATE} -i pipe:0`;
  const coded =
    '-vf scale=720:1280,noise=alls=4:allf=t -pix_fmt yuv420p -c:v libx264 -preset fast -b:v 4M -g 30';
  try {
    const { status, stderr, error } = spawnSync(
      'ffmpeg',
      ['-hide_banner', '-y', ...`${raw} ${coded}`.split(' '), path],
      { input },
    );
    if (error || status !== 0) throw new Error(`this benchmark needs ffmpeg with x264: ${error ?? stderr}`);
    return new Uint8Array(readFileSync(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Processor time by part; parts that run inside others are taken out of them. */
class Parts {
  readonly seconds = new Map<string, number>();
  readonly calls = new Map<string, number>();

  async time<T>(part: string, work: () => Promise<T>): Promise<T> {
    const before = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    this.seconds.set(part, (this.seconds.get(part) ?? 0) + (user + system) / 1e6);
    this.calls.set(part, (this.calls.get(part) ?? 0) + 1);
    return result;
  }

  ofClip(clip: VideoClip): VideoClip {
    const time = this.time.bind(this);
    return {
      ...clip,
      async *frames(timesMs, maxSidePixels) {
        const frames = clip.frames(timesMs, maxSidePixels)[Symbol.asyncIterator]();
        for (;;) {
          const { done, value } = await time('frames', () => frames.next());
          if (done) return;
          yield value;
        }
      },
    };
  }

  ofAnalyst(faces: FaceAnalyst): FaceAnalyst {
    return {
      findFaces: (image, turns) =>
        this.time(turns === 'all' ? 'faces of the ID' : 'finding a face', () =>
          faces.findFaces(image, turns),
        ),
      seesHead: (image) => faces.seesHead(image),
      followFace: (image, before) => this.time('following it', () => faces.followFace(image, before)),
      templateOf: (image, face) => this.time('templates', () => faces.templateOf(image, face)),
    };
  }

  ofExaminer(examiner: LivenessExaminer): LivenessExaminer {
    return {
      ofPhoto: (image, face) => this.time('liveness of a frame', () => examiner.ofPhoto(image, face)),
      ofClip: (track, video) => this.time('liveness of the clip', () => examiner.ofClip(track, video)),
    };
  }
}

const card = await jpegOf(onTable(await madeCard({ seed: PERSON, ghost: true }), 60), CARD_SIDE_PX);
const selfie = madeClip();
const faces = await loadFaceAnalyst(await readFaceModels());
const examiner = livenessExaminer(await loadShippedModel(await readAntiSpoofNetwork()));

async function compared(parts?: Parts): Promise<void> {
  const image = await decodeRaster(card, 'jpeg');
  const video = await openVideo(selfie, 'mp4');
  const request = { idPages: [{ page: 1, image }], policy };
  const finding = await (parts
    ? verify({
        ...request,
        selfie: { kind: 'video', video: parts.ofClip(video) },
        faces: parts.ofAnalyst(faces),
        examiner: parts.ofExaminer(examiner),
      })
    : verify({ ...request, selfie: { kind: 'video', video }, faces, examiner }));
  if (finding.match?.outcome !== 'passed') throw new Error('the made person is not recognized');
}

/** The frames that a comparison asks for, and nothing done with them. */
async function decoded(calls: readonly Parameters<VideoClip['frames']>[]): Promise<void> {
  await decodeRaster(card, 'jpeg');
  const video = await openVideo(selfie, 'mp4');
  for (const call of calls)
    for await (const { image } of video.frames(...call))
      if (image.width === 0) throw new Error('an empty frame');
}

async function framesAskedFor(): Promise<Parameters<VideoClip['frames']>[]> {
  const calls: Parameters<VideoClip['frames']>[] = [];
  const video = await openVideo(selfie, 'mp4');
  const frames: VideoClip['frames'] = (...call) => {
    calls.push(call);
    return video.frames(...call);
  };
  await verify({
    idPages: [],
    selfie: { kind: 'video', video: { ...video, frames } },
    faces,
    examiner,
    policy,
  });
  return calls;
}

const ours = await warmMedianSeconds(rounds, () => compared());
const asked = await framesAskedFor();
const floor = await warmMedianSeconds(rounds, () => decoded(asked));
console.log(
  `an ID and a clip of ${SECONDS} s, ${selfie.length / 1000} kB: ${ours.toFixed(2)} s, decoding alone ${floor.toFixed(2)} s, bound ${BOUND_SECONDS} s`,
);

const parts = new Parts();
for (let round = 0; round < rounds; round++) await parts.time('all', () => compared(parts));
for (const [part, seconds] of parts.seconds) {
  const calls = (parts.calls.get(part) ?? 0) / rounds;
  console.log(
    `${part.padEnd(22)} ${(seconds / rounds).toFixed(3)} s ${calls > 1 ? `in ${calls} calls` : ''}`,
  );
}

for (let done = 0; done <= comparisons; done++) {
  if (done % 20 === 0)
    console.log(`resident memory after ${done}: ${Math.round(process.memoryUsage.rss() / 1e6)} MB`);
  if (done === comparisons) break;
  await compared();
  // As between two requests of a worker: native frames are returned when the event loop turns.
  await new Promise((resolve) => setImmediate(resolve));
}
process.exit(ours <= BOUND_SECONDS ? 0 : 1);
