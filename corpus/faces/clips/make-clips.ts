/**
 * Makes clips of attacks: `node scripts/run-source.mjs corpus/faces/clips/make-clips.ts stills PHOTOS OUT`
 * films each photo of a folder as a hand-held still (panned, tilted, bent); `... orders CLIPS OUT` plays
 * genuine clips in a loop, back and forth, frozen and with repeated frames. Needs ffmpeg. Same folder, same
 * clips.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { RgbImage } from '@assay/media';
import { filmSheet } from './film-sheet.js';
import { backAndForth, type FrameOrder, frozenAfter, looped, repeated } from './frame-orders.js';
import { type HandMovement, handHeldPath } from './hand-held-path.js';

const FRAMES_PER_SECOND = 25;
const SECONDS = 4;
const [WIDTH, HEIGHT] = [480, 640];

const STILLS: Readonly<Record<string, HandMovement>> = {
  panned: { pan: 1, zoom: 1, roll: 1, tilt: 0, bend: 0 },
  tilted: { pan: 0.6, zoom: 0.5, roll: 0.7, tilt: 1, bend: 0 },
  bent: { pan: 0.6, zoom: 0.5, roll: 0.7, tilt: 0.8, bend: 1 },
};

const ORDERS: Readonly<Record<string, FrameOrder>> = {
  looped: looped(1.6),
  'back-and-forth': backAndForth(1.4),
  frozen: frozenAfter(0.6),
  repeated: repeated(2),
};

function readPicture(path: string): RgbImage {
  const [width, height] = [2 * WIDTH, 2 * HEIGHT];
  const size = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height}`;
  return {
    width,
    height,
    rgb: ffmpeg(['-i', path, '-frames:v', '1', '-vf', size, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-']),
  };
}

function readFrames(path: string): RgbImage[] {
  const [width, height] = [WIDTH, HEIGHT];
  const filters = `fps=${FRAMES_PER_SECOND},scale=${width}:${height}:force_original_aspect_ratio=decrease,pad=${width}:${height}:-1:-1`;
  const bytes = ffmpeg([
    '-i',
    path,
    '-t',
    `${SECONDS}`,
    '-vf',
    filters,
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-',
  ]);
  const length = width * height * 3;
  return Array.from({ length: bytes.length / length }, (_, frame) => ({
    width,
    height,
    rgb: bytes.subarray(frame * length, (frame + 1) * length),
  }));
}

/**
 * The camera's own noise is laid over what it films; a file that is played in another order has it already.
 */
function writeClip(path: string, frames: readonly RgbImage[], noise: number): void {
  const input = Buffer.concat(frames.map(({ rgb }) => rgb));
  const size = `${frames[0]!.width}x${frames[0]!.height}`;
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', `${FRAMES_PER_SECOND}`, '-i', '-'];
  const filters = noise > 0 ? ['-vf', `noise=alls=${noise}:allf=t:all_seed=7`] : [];
  ffmpeg(
    [...raw, ...filters, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-pix_fmt', 'yuv420p', path],
    input,
  );
}

function ffmpeg(args: readonly string[], input?: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], {
    input,
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
  return stdout;
}

function makeStills(from: string, to: string): void {
  for (const [index, file] of filesOf(from).entries()) {
    const picture = readPicture(join(from, file));
    for (const [kind, movement] of Object.entries(STILLS)) {
      const path = handHeldPath(1000 * index + kind.length, movement);
      const frames = Array.from({ length: SECONDS * FRAMES_PER_SECOND }, (_, frame) =>
        filmSheet(picture, path(frame / FRAMES_PER_SECOND), WIDTH, HEIGHT),
      );
      mkdirSync(join(to, kind), { recursive: true });
      writeClip(join(to, kind, `${parse(file).name}.mp4`), frames, 6);
    }
  }
}

function makeOrders(from: string, to: string): void {
  for (const file of filesOf(from)) {
    const frames = readFrames(join(from, file));
    for (const [kind, order] of Object.entries(ORDERS)) {
      mkdirSync(join(to, kind), { recursive: true });
      const places = order(frames.length, FRAMES_PER_SECOND);
      writeClip(
        join(to, kind, `${parse(file).name}.mp4`),
        places.map((place) => frames[place]!),
        0,
      );
    }
  }
}

const filesOf = (folder: string): string[] => readdirSync(folder).sort();

const [what, from, to] = process.argv.slice(2);
if (!from || !to || (what !== 'stills' && what !== 'orders'))
  throw new Error('usage: make-clips.ts stills|orders FOLDER OUT');
if (what === 'stills') makeStills(from, to);
else makeOrders(from, to);
