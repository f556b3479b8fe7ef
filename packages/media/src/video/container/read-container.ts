import type { InputVideoTrack } from 'mediabunny';
import { DecodeError } from '../../errors.js';
import { MAX_VIDEO_DURATION_MS, MAX_VIDEO_FRAME_PIXELS, MAX_VIDEO_FRAMES } from '../../limits.js';
import { refuseLyingTables } from '../iso-bmff/refuse-lying-tables.js';
import type { VideoFormat } from '../types.js';
import { bitDepthOf } from './bit-depth.js';
import type { CodedFrame } from './coded-frame.js';
import { CountedSource } from './counted-source.js';
import { type Demuxer, loadDemuxer } from './demuxer.js';
import { TrackPackets } from './packets.js';
import type { VideoTrack } from './video-track.js';

const CODECS: ReadonlySet<string> = new Set(['avc', 'hevc', 'vp8', 'vp9', 'av1']);

/**
 * Reads the first track of pictures of a file: how it is coded, and where its packets are.
 * @throws DecodeError
 */
export async function readContainer(bytes: Uint8Array, format: VideoFormat): Promise<VideoTrack> {
  if (bytes.length === 0) throw new DecodeError('EMPTY', 'the file has no bytes');
  if (format !== 'webm') refuseLyingTables(bytes);
  const demuxer = await loadDemuxer();
  const { Input, MP4, QTFF, WEBM } = demuxer;
  const source = new CountedSource(demuxer, bytes);
  const input = new Input({ source: source.source, formats: format === 'webm' ? [WEBM] : [MP4, QTFF] });
  const tracks = await orUndecodable(() => input.getVideoTracks());
  const track = tracks[0];
  if (!track) throw new DecodeError('NO_VIDEO', 'there is no track of pictures');
  return orUndecodable(() => readTrack(demuxer, track, source));
}

async function readTrack(
  demuxer: Demuxer,
  track: InputVideoTrack,
  source: CountedSource,
): Promise<VideoTrack> {
  const codec = await track.getCodec();
  const config = codec && CODECS.has(codec) ? await track.getDecoderConfig() : null;
  if (!codec || !config)
    throw new DecodeError('CODEC_NOT_SUPPORTED', `coded as ${codec ?? 'something unknown'}`);

  const [width, height] = [await track.getSquarePixelWidth(), await track.getSquarePixelHeight()];
  const [codedWidth, codedHeight] = [await track.getCodedWidth(), await track.getCodedHeight()];
  refuseSize(codedWidth, codedHeight);
  refuseSize(width, height);

  const description = config.description === undefined ? undefined : bytesOf(config.description);
  const packets = await TrackPackets.of(demuxer, track, codec, source);
  refuseLength(packets.coded);
  return {
    codec,
    packets,
    description,
    bitDepth: bitDepthOf(codec, config.codec, description),
    matrix: config.colorSpace?.matrix,
    fullRange: config.colorSpace?.fullRange ?? false,
    codedWidth,
    codedHeight,
    width: Math.round(width),
    height: Math.round(height),
    rotation: await track.getRotation(),
    flipped: await track.getFlip(),
  };
}

function refuseSize(width: number, height: number): void {
  if (!(width >= 1 && height >= 1))
    throw new DecodeError('NOT_DECODABLE', `frames of ${width} x ${height} pixels`);
  if (width * height > MAX_VIDEO_FRAME_PIXELS) {
    throw new DecodeError(
      'TOO_MANY_PIXELS',
      `frames of ${width} x ${height} pixels, at most ${MAX_VIDEO_FRAME_PIXELS} are decoded`,
    );
  }
}

function refuseLength(coded: readonly CodedFrame[]): void {
  if (coded.length > MAX_VIDEO_FRAMES)
    throw new DecodeError('TOO_MANY_FRAMES', `more than ${MAX_VIDEO_FRAMES} frames`);
  if (coded.length === 0) throw new DecodeError('NO_VIDEO', 'the track of pictures has none');
  let [firstMs, endMs] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { timeMs, durationMs } of coded) {
    firstMs = Math.min(firstMs, timeMs);
    endMs = Math.max(endMs, timeMs + durationMs);
  }
  const lengthMs = endMs - Math.max(0, firstMs);
  if (!Number.isFinite(lengthMs)) throw new DecodeError('NOT_DECODABLE', 'times that are no numbers');
  if (lengthMs > MAX_VIDEO_DURATION_MS)
    throw new DecodeError('TOO_LONG', `${Math.round(lengthMs)} ms, at most ${MAX_VIDEO_DURATION_MS}`);
}

const bytesOf = (source: ArrayBuffer | ArrayBufferView | SharedArrayBuffer): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);

/** A demuxer that stumbles does so over the file's bytes. */
async function orUndecodable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DecodeError) throw error;
    throw new DecodeError('NOT_DECODABLE', 'the container cannot be read', { cause: error });
  }
}
