import { DecodeError } from '../errors.js';
import { sizeWithin } from '../raster/resized.js';
import { rememberedTaps } from '../raster/resized-plane.js';
import type { TapsBetween } from '../raster/taps.js';
import { QUARTER_TURNS, turned } from '../raster/turned.js';
import type { RgbImage } from '../raster/types.js';
import { frameAt, type ShownFrame, shownFrames } from './container/coded-frame.js';
import { planRuns } from './container/plan-runs.js';
import { readContainer } from './container/read-container.js';
import type { VideoTrack } from './container/video-track.js';
import { type DecoderLibrary, loadDecoderLibrary, type NativeFrame } from './decoder/binding.js';
import { decodeRun } from './decoder/decode-run.js';
import { yuvOf } from './decoder/yuv-of.js';
import { lumaWeightsOf } from './pixels/color-matrix.js';
import { toRgb } from './pixels/to-rgb.js';
import type { VideoClip, VideoCoding, VideoFormat, VideoFrame } from './types.js';
import { readWriters } from './writers/read-writers.js';

/**
 * Opens a clip: its index is read, nothing is decoded yet. The bytes are kept as long as the clip is.
 * @throws DecodeError `EMPTY`, `TRUNCATED`, `NOT_DECODABLE`, `ENCRYPTED`, `NO_VIDEO`, `CODEC_NOT_SUPPORTED`,
 * `TOO_LONG`, `TOO_MANY_FRAMES`, `TOO_MANY_PIXELS`
 * @throws VideoDecoderMissingError where no decoder is installed for the platform
 */
export async function openVideo(bytes: Uint8Array, format: VideoFormat): Promise<VideoClip> {
  const library = await loadDecoderLibrary();
  const track = await readContainer(bytes, format);
  const shown = shownFrames(track.packets.coded);
  if (shown.length === 0) throw new DecodeError('NO_VIDEO', 'no frame is shown');
  const isUpright = track.rotation % 180 === 0;
  return {
    format,
    width: isUpright ? track.width : track.height,
    height: isUpright ? track.height : track.width,
    durationMs: durationOf(track, shown),
    coding: await codingOf(bytes, format, track, shown),
    frames: (timesMs, maxSidePixels) => framesAt(library, track, shown, timesMs, maxSidePixels),
  };
}

/** Until the last frame has stood as long as its packet says. */
function durationOf({ packets: { coded } }: VideoTrack, shown: readonly ShownFrame[]): number {
  const last = shown.at(-1)!;
  return last.timeMs + Math.max(0, coded[last.index]!.durationMs);
}

async function codingOf(
  bytes: Uint8Array,
  format: VideoFormat,
  track: VideoTrack,
  shown: readonly ShownFrame[],
): Promise<VideoCoding> {
  return {
    codec: track.codec,
    rotation: track.rotation,
    frameTimesMs: shown.map(({ timeMs }) => timeMs),
    keyFrameTimesMs: shown
      .filter(({ index }) => track.packets.coded[index]!.isKey)
      .map(({ timeMs }) => timeMs),
    frameBytes: shown.map(({ index }) => track.packets.coded[index]!.bytes),
    writtenBy: await readWriters(bytes, format, track),
  };
}

async function* framesAt(
  library: DecoderLibrary,
  track: VideoTrack,
  shown: readonly ShownFrame[],
  timesMs: readonly number[],
  maxSidePixels: number,
): AsyncGenerator<VideoFrame> {
  const wanted = timesMs.map((timeMs) => shown[frameAt(shown, timeMs)]!);
  const timeOf = new Map(wanted.map(({ index, timeMs }) => [index, timeMs]));
  const outstanding = new Set(timeOf.keys());
  const taps = rememberedTaps();
  let lastTimeMs = -1;
  for (const run of await planRuns(track.packets, [...outstanding])) {
    for await (const { index, frame } of decodeRun(library, track, run)) {
      const timeMs = timeOf.get(index)!;
      const image = imageOf(frame, track, maxSidePixels, taps);
      outstanding.delete(index);
      if (timeMs > lastTimeMs) yield { timeMs, image };
      lastTimeMs = Math.max(lastTimeMs, timeMs);
    }
  }
  if (outstanding.has(wanted.at(-1)?.index ?? -1))
    throw new DecodeError('NOT_DECODABLE', `the stream is damaged: ${outstanding.size} frames cannot be had`);
}

/** A decoded frame as displayed; closes it. */
function imageOf(frame: NativeFrame, track: VideoTrack, maxSidePixels: number, taps: TapsBetween): RgbImage {
  try {
    const size = sizeWithin(track, Math.max(1, maxSidePixels));
    const image = toRgb(yuvOf(frame, track), lumaWeightsOf(track.matrix, track.codec, frame), size, taps);
    const upright = turned(image, QUARTER_TURNS[track.rotation / 90]!);
    return track.flipped ? turned(upright, { swaps: false, reversesX: true, reversesY: false }) : upright;
  } finally {
    frame.close();
  }
}
