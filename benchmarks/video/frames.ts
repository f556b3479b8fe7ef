/**
 * Frames of a clip, beside the floor: ffmpeg decoding all of it, and reducing as many frames as we do; it
 * also makes the clips. `node scripts/run-source.mjs benchmarks/video/frames.ts [rounds=3]`
 * Processor time of all threads, warm: opening, and 25 frames spread over five seconds at 640 pixels. Ends
 * with 1 when a clip of 720 lines takes more than a second.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, openVideo, sniffVideo, type VideoFormat } from '@assay/media';

const rounds = Number(process.argv[2] ?? 3);
const FRAMES = 25;
const MAX_SIDE_PIXELS = 640;
const BOUND_SECONDS = 1;

/** Moving shapes with some noise, as a hand-held camera gives: 3 to 8 Mbit/s. */
const scene = (size: string): string =>
  `-f lavfi -i testsrc2=size=${size}:rate=30:duration=5,noise=alls=8:allf=t -pix_fmt yuv420p`;
const CLIPS: readonly (readonly [name: string, file: string, options: string, boundSeconds: number])[] = [
  [
    'H.264 720p',
    'avc-720.mp4',
    `${scene('1280x720')} -c:v libx264 -preset fast -b:v 4M -g 30`,
    BOUND_SECONDS,
  ],
  [
    'H.264 720p, one group',
    'avc-720-one.mp4',
    `${scene('1280x720')} -c:v libx264 -preset fast -b:v 4M -g 300`,
    BOUND_SECONDS,
  ],
  [
    'HEVC 720p',
    'hevc-720.mov',
    `${scene('1280x720')} -c:v libx265 -preset fast -x265-params log-level=error -b:v 3M -g 30`,
    BOUND_SECONDS,
  ],
  [
    'VP8 720p',
    'vp8-720.webm',
    `${scene('1280x720')} -c:v libvpx -deadline realtime -cpu-used 8 -b:v 4M -g 60`,
    BOUND_SECONDS,
  ],
  [
    'VP9 720p',
    'vp9-720.webm',
    `${scene('1280x720')} -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -b:v 3M -g 60`,
    BOUND_SECONDS,
  ],
  ['AV1 720p', 'av1-720.mp4', `${scene('1280x720')} -c:v libsvtav1 -preset 12 -b:v 2M -g 60`, BOUND_SECONDS],
  [
    'H.264 1080p',
    'avc-1080.mp4',
    `${scene('1920x1080')} -c:v libx264 -preset fast -b:v 8M -g 30`,
    Number.POSITIVE_INFINITY,
  ],
];

function ffmpeg(options: string): string {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-hide_banner', '-y', ...options.split(' ')], {
    encoding: 'utf8',
  });
  if (error || status !== 0)
    throw new Error(`this benchmark needs ffmpeg with x264, x265, libvpx and SVT-AV1: ${error ?? stderr}`);
  return stderr;
}

/** ffmpeg's own account of its processor time, in one thread. */
function ffmpegSeconds(options: string): number {
  const [, user, system] =
    /utime=([\d.]+)s stime=([\d.]+)s/.exec(ffmpeg(`-benchmark -threads 1 ${options} -f null -`)) ?? [];
  return Number(user) + Number(system);
}

async function ourSeconds(bytes: Uint8Array, format: VideoFormat): Promise<number> {
  const before = process.cpuUsage();
  const clip = await openVideo(bytes, format);
  const timesMs = Array.from({ length: FRAMES }, (_, at) => (at * clip.durationMs) / FRAMES);
  let frames = 0;
  for await (const { image } of clip.frames(timesMs, MAX_SIDE_PIXELS)) frames += image.width > 0 ? 1 : 0;
  if (frames !== FRAMES) throw new Error(`${frames} frames of ${FRAMES}`);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const folder = mkdtempSync(join(tmpdir(), 'clips-'));
let missed = 0;
try {
  console.log('clip                       kB     ours  ffmpeg  factor');
  for (const [name, file, options, boundSeconds] of CLIPS) {
    const path = join(folder, file);
    ffmpeg(`${options} ${path}`);
    const bytes = new Uint8Array(readFileSync(path));
    const format = sniffVideo(bytes.subarray(0, 1024))!;
    await ourSeconds(bytes, format);
    const measured: number[] = [];
    const floors: number[] = [];
    for (let round = 0; round < rounds; round++) {
      measured.push(await ourSeconds(bytes, format));
      floors.push(ffmpegSeconds(`-i ${path} -vf fps=5,scale=640:-2,format=rgb24`));
    }
    const ours = median(measured) ?? Number.NaN;
    const floor = median(floors) ?? Number.NaN;
    if (ours > boundSeconds) missed += 1;
    const columns = [
      `${Math.round(bytes.length / 1000)}`.padStart(6),
      `${ours.toFixed(2)} s`.padStart(9),
      `${floor.toFixed(2)} s`.padStart(8),
    ];
    console.log(`${name.padEnd(23)}${columns.join('')}${(ours / floor).toFixed(2).padStart(8)}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`resident memory ${Math.round(process.memoryUsage.rss() / 1e6)} MB`);
process.exit(missed === 0 ? 0 : 1);
