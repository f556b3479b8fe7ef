/**
 * Makes the clips of made people in `../fixtures`, by ffmpeg with libx264 and libvpx:
 * `node scripts/run-source.mjs packages/biometrics/src/verification/testing/make-clips.ts`
 * The tests read what is committed and need none of this.
 */
import { spawnSync } from 'node:child_process';
import { renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RgbImage } from '@assay/media';
import { identityOf } from '../../../../../corpus/faces/made-face/identity.js';
import { type FaceMoment, PORTRAIT } from '../../../../../corpus/faces/made-face/moment.js';
import { renderFace } from '../../../../../corpus/faces/made-face/render-face.js';

const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url));
const RATE = 12.5;
const SIZE = { width: 240, height: 320 };
const MAX_FIXTURE_BYTES = 60_000;
/** Two made people whom the networks tell apart. */
const [HOLDER, STRANGER] = [16, 19];

/** Somebody who speaks and sways. */
const speaking = (frame: number, seed = HOLDER, size = SIZE): RgbImage => {
  const moment: FaceMoment = {
    ...PORTRAIT,
    mouthOpen: Math.max(0, 0.6 * Math.sin(frame)),
    yawDegrees: 8 * Math.sin(frame / 6),
    noiseSeed: frame,
  };
  return renderFace(identityOf(seed), moment, size);
};
const wall = (frame: number): RgbImage => ({
  ...SIZE,
  rgb: new Uint8Array(SIZE.width * SIZE.height * 3).fill(118 + (frame % 3)),
});

function besides(left: RgbImage, right: RgbImage): RgbImage {
  const width = left.width + right.width;
  const rgb = new Uint8Array(width * left.height * 3);
  for (let y = 0; y < left.height; y++) {
    rgb.set(left.rgb.subarray(y * left.width * 3, (y + 1) * left.width * 3), y * width * 3);
    rgb.set(right.rgb.subarray(y * right.width * 3, (y + 1) * right.width * 3), (y * width + left.width) * 3);
  }
  return { width, height: left.height, rgb };
}

function make(
  name: string,
  count: number,
  picture: (frame: number) => RgbImage,
  options: string,
  rate = RATE,
): void {
  const frames = Array.from({ length: count }, (_, frame) => picture(frame));
  const raw = `-f rawvideo -pixel_format rgb24 -video_size ${frames[0]!.width}x${frames[0]!.height} -framerate ${rate} -i pipe:0`;
  const path = join(fixtures, name);
  ffmpeg(`${raw} -pix_fmt yuv420p ${options}`, path, Buffer.concat(frames.map(({ rgb }) => rgb)));
  const { size } = statSync(path);
  if (size > MAX_FIXTURE_BYTES) throw new Error(`${name} has ${size} bytes, at most ${MAX_FIXTURE_BYTES}`);
}

function ffmpeg(options: string, path: string, input?: Buffer): void {
  const { status, stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...options.split(' '), path],
    { input },
  );
  if (status !== 0) throw new Error(`ffmpeg could not make ${path}: ${stderr}`);
}

/**
 * Asks players to turn a clip, by degrees against the clock as ffmpeg 5 and later count them. It writes that
 * into copies only.
 */
function askForTurn(name: string, degrees: number): void {
  const lying = join(fixtures, `lying-${name}`);
  renameSync(join(fixtures, name), lying);
  ffmpeg(`-i ${lying} -c copy -metadata:s:v:0 rotate=${degrees}`, join(fixtures, name));
  rmSync(lying);
}

const X264 = '-c:v libx264 -preset slow -crf 30 -g 12';
make('speaking.mp4', 30, (frame) => speaking(frame), X264);
make('one-frame.mp4', 1, (frame) => speaking(frame), X264);
make('without-a-face.mp4', 20, wall, X264);
make('late-face.mp4', 40, (frame) => (frame < 24 ? wall(frame) : speaking(frame)), X264);
make('lost-and-found.mp4', 42, (frame) => (frame >= 14 && frame < 24 ? wall(frame) : speaking(frame)), X264);
make(
  'two-people.webm',
  20,
  (frame) => besides(speaking(frame), speaking(frame, STRANGER)),
  '-c:v libvpx-vp9 -deadline good -cpu-used 4 -b:v 150k -g 12',
);
// As a phone held upright writes it: lying pixels, and the turn for display beside them.
make('held-upright.mov', 20, (frame) => speaking(frame), `-vf transpose=2 ${X264}`);
askForTurn('held-upright.mov', 270);
make(
  'variable-rate.mp4',
  30,
  (frame) => speaking(frame),
  `-vf settb=1/1000,setpts=N*40+N*N*2 -fps_mode vfr -enc_time_base 1/1000 ${X264} -video_track_timescale 1000`,
);
// A minute, each picture standing for twenty frames so that it codes to little.
make(
  'minute.mp4',
  295,
  (frame) => speaking(Math.floor(frame / 20)),
  '-c:v libx264 -preset slow -crf 36 -g 50',
  5,
);
