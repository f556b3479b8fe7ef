/**
 * Makes the clips of `../fixtures` and the pictures they are compared with, by ffmpeg with libx264, libx265,
 * libvpx and libaom: `node scripts/run-source.mjs packages/media/src/video/testing/make-clips.ts`
 * The tests read what is committed and need none of this. Every frame shows its number
 * (`numbered-frames.ts`).
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FRAME_HEIGHT, FRAME_WIDTH, numberedFrame } from './numbered-frames.js';

const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url));
const FRAMES = 24;
const RATE = 12;
const MAX_FIXTURE_BYTES = 20_000;

/** Runs ffmpeg on numbered frames. @param output a name in the folder of fixtures, or a path */
function encode(output: string, options: string, frames = FRAMES): void {
  const raw = `-f rawvideo -pixel_format rgb24 -video_size ${FRAME_WIDTH}x${FRAME_HEIGHT} -framerate ${RATE} -i pipe:0`;
  const pixels = Buffer.concat(Array.from({ length: frames }, (_, number) => numberedFrame(number)));
  ffmpeg(output, `${raw} ${options}`, pixels);
}

function ffmpeg(output: string, options: string, input?: Buffer): void {
  const path = output.includes('/') ? output : join(fixtures, output);
  const { status, stderr } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...options.split(' '), path],
    { input },
  );
  if (status !== 0) throw new Error(`ffmpeg could not make ${output}: ${stderr}`);
  const { size } = statSync(path);
  if (path.startsWith(fixtures) && size > MAX_FIXTURE_BYTES)
    throw new Error(`${output} has ${size} bytes, at most ${MAX_FIXTURE_BYTES}`);
}

const X264 = '-c:v libx264 -g 8 -bf 2 -b_strategy 0 -sc_threshold 0 -qp 20';
const X265 = (params: string): string =>
  `-c:v libx265 -tag:v hvc1 -x265-params log-level=error:keyint=8:qp=20:${params}`;
const YUV = '-pix_fmt yuv420p';
const AS = (matrix: string, range: string, layout: string): string =>
  `-vf scale=out_color_matrix=${matrix}:out_range=${range}:flags=accurate_rnd+full_chroma_inp,format=${layout} -colorspace ${matrix} -color_range ${range} -color_primaries ${matrix} -color_trc ${matrix}`;

// Codecs.
encode('avc.mp4', `${X264} ${YUV}`);
encode('hevc-open-groups.mov', `${X265('open-gop=1:bframes=2')} ${YUV}`);
encode('vp8.webm', `-c:v libvpx -g 8 -auto-alt-ref 1 -lag-in-frames 12 -b:v 200k ${YUV}`);
encode('vp9.webm', `-c:v libvpx-vp9 -g 8 -b:v 100k ${YUV}`);
encode('av1.mp4', `-c:v libaom-av1 -cpu-used 8 -g 8 -b:v 100k ${YUV}`);
encode('av1.webm', `-c:v libaom-av1 -cpu-used 8 -g 8 -b:v 100k ${YUV}`);
encode('mpeg4-part-2.mp4', `-c:v mpeg4 ${YUV}`);

// Containers.
const avc = join(fixtures, 'avc.mp4');
encode(
  'variable-rate.mp4',
  `-vf settb=1/1000,setpts=N*N*10 -fps_mode vfr -enc_time_base 1/1000 ${X264} ${YUV} -video_track_timescale 1000`,
  12,
);
ffmpeg('edit-list.mp4', `-ss 0.25 -i ${avc} -c copy`);
ffmpeg('fragmented.mp4', `-i ${avc} -c copy -movflags frag_keyframe+empty_moov+default_base_moof`);
ffmpeg('index-first.mp4', `-i ${avc} -c copy -movflags faststart`);
ffmpeg('turned.mov', `-i ${avc} -c copy -metadata:s:v:0 rotate=90`);
ffmpeg(
  'camera-names.mov',
  `-i ${avc} -c copy -movflags use_metadata_tags -metadata com.apple.quicktime.make=Maker -metadata com.apple.quicktime.model=Model_1 -metadata com.apple.quicktime.software=17.1 -metadata com.apple.quicktime.location.ISO6709=+19.43-099.13/`,
);
ffmpeg('wide-pixels.mp4', `-i ${avc} -c copy -aspect 8:3`);
ffmpeg(
  'encrypted.mp4',
  `-i ${avc} -c copy -encryption_scheme cenc-aes-ctr -encryption_key ${'ab'.repeat(16)} -encryption_kid ${'cd'.repeat(16)}`,
);
encode('one-frame.mp4', `${X264} ${YUV}`, 1);
encode('without-index.webm', `-c:v libvpx-vp9 -g 8 -b:v 100k ${YUV} -live 1`);
ffmpeg('sound-only.mp4', '-f lavfi -i sine=duration=0.2 -c:a aac -b:a 32k');

// Colors, each with the picture that ffmpeg makes of it.
const COLORS: Readonly<Record<string, string>> = {
  'bt601-limited.mp4': `${X264} ${AS('smpte170m', 'tv', 'yuv420p')}`,
  'bt601-full.mp4': `${X264} ${AS('smpte170m', 'pc', 'yuvj420p')}`,
  'bt709-limited.mp4': `${X264} ${AS('bt709', 'tv', 'yuv420p')}`,
  'bt709-full.mp4': `${X264} ${AS('bt709', 'pc', 'yuvj420p')}`,
  'bt709-full-vp9.webm': `-c:v libvpx-vp9 -b:v 100k ${AS('bt709', 'pc', 'yuv420p')}`,
  'bt709-10-bit.mp4': `${X265('bframes=0')} ${AS('bt709', 'tv', 'yuv420p10le')}`,
  'bt709-10-bit-full.mp4': `${X265('bframes=0:range=full')} ${AS('bt709', 'pc', 'yuv420p10le')}`,
  'bt709-10-bit-vp9.webm': `-c:v libvpx-vp9 -b:v 100k ${AS('bt709', 'tv', 'yuv420p10le')}`,
  'bt709-10-bit-avc.mp4': `${X264} ${AS('bt709', 'tv', 'yuv420p10le')}`,
  'bt709-422.mp4': `${X264} ${AS('bt709', 'tv', 'yuv422p')}`,
  'bt709-444-full.mp4': `${X264} ${AS('bt709', 'pc', 'yuvj444p')}`,
};
// By way of 4:4:4, since ffmpeg's shortcut from 4:2:0 to RGB does not interpolate color differences.
const INTERPOLATED = 'scale=flags=bilinear+accurate_rnd+full_chroma_int+full_chroma_inp';
const TO_RGB = `-vf ${INTERPOLATED},format=yuv444p|yuvj444p|yuv444p10le,${INTERPOLATED} -pix_fmt rgb24 -frames:v 1 -f rawvideo`;
for (const [name, options] of Object.entries(COLORS)) encode(name, options, 2);
for (const name of [...Object.keys(COLORS), 'turned.mov'])
  ffmpeg(`${name}.rgb`, `-i ${join(fixtures, name)} ${TO_RGB}`);
