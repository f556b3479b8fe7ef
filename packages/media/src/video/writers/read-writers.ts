import type { VideoTrack } from '../container/video-track.js';
import type { VideoFormat } from '../types.js';
import { encoderMessages } from './encoder-messages.js';
import { isoBmffWriters } from './iso-bmff-writers.js';
import { matroskaWriters } from './matroska-writers.js';

const MAX_NAME_CHARACTERS = 200;
const MAX_NAMES = 40;

/**
 * Programs and devices that name themselves in a video file, each once. Of who took it, where and when,
 * nothing is read.
 */
export async function readWriters(
  bytes: Uint8Array,
  format: VideoFormat,
  track: VideoTrack,
): Promise<readonly string[]> {
  const names = new Set<string>();
  const inContainer = format === 'webm' ? matroskaWriters(bytes) : isoBmffWriters(bytes);
  for (const source of [
    inContainer,
    encoderMessages(track.codec, track.description, await firstPacket(track)),
  ]) {
    for (const name of source) {
      const printable = name.replace(/[^\P{C}]+/gu, ' ').trim();
      if (/[\p{L}\p{N}]/u.test(printable)) names.add(printable.slice(0, MAX_NAME_CHARACTERS));
      if (names.size === MAX_NAMES) return [...names];
    }
  }
  return [...names];
}

/** Empty when the file ends before it: that is for whoever asks for frames to learn. */
const firstPacket = (track: VideoTrack): Promise<Uint8Array> =>
  track.packets.bytesOf(0).catch(() => new Uint8Array(0));
