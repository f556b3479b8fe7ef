/**
 * Writes examples/selfie.mp4, by ffmpeg with libx264, which nothing else of the examples needs:
 * `node scripts/run-source.mjs corpus/examples/make-selfie-clip.ts`
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RgbImage } from '@assay/media';
import { selfieFrame } from './made-person.js';

const RATE = 15;
const SECONDS = 4;
const SIZE = { width: 480, height: 640 };

const frames = Array.from({ length: RATE * SECONDS }, (_, frame) => selfieFrame(frame / RATE, SIZE));
const path = fileURLToPath(new URL('../../examples/selfie.mp4', import.meta.url));
const { status, stderr } = spawnSync(
  'ffmpeg',
  [
    ...'-hide_banner -loglevel error -y'.split(' '),
    ...`-f rawvideo -pixel_format rgb24 -video_size ${SIZE.width}x${SIZE.height} -framerate ${RATE} -i pipe:0`.split(
      ' ',
    ),
    ...'-pix_fmt yuv420p -c:v libx264 -preset slow -crf 27 -g 15 -movflags +faststart'.split(' '),
    path,
  ],
  { input: Buffer.concat(frames.map(({ rgb }: RgbImage) => rgb)) },
);
if (status !== 0) throw new Error(`ffmpeg could not make ${path}: ${stderr}`);
