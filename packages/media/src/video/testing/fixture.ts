import { readFileSync } from 'node:fs';
import type { VideoClip, VideoFrame } from '../types.js';

/** A file of `../fixtures`. */
export const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)));

/** All frames that a clip gives for these times, at their full size unless told. */
export async function framesOf(
  clip: VideoClip,
  timesMs: readonly number[],
  maxSidePixels = 10_000,
): Promise<VideoFrame[]> {
  const frames: VideoFrame[] = [];
  for await (const frame of clip.frames(timesMs, maxSidePixels)) frames.push(frame);
  return frames;
}
