import { DecodeError } from '../../errors.js';
import { MAX_VIDEO_FRAME_PIXELS } from '../../limits.js';
import { type DecodingRun, packetsOf } from '../container/decoding-runs.js';
import type { VideoTrack } from '../container/video-track.js';
import type { DecoderLibrary, NativeDecoder, NativeFrame } from './binding.js';

const DECODER_NAMES: Readonly<Record<string, string>> = { avc: 'h264' };

/** A frame that was wanted. Whoever takes it closes it. */
export interface DecodedFrame {
  /** Place of its packet in decoding order. */
  readonly index: number;
  readonly frame: NativeFrame;
}

/**
 * Decodes a run and gives its wanted frames in the order they are shown. A packet that the decoder refuses is
 * passed over; frames lost by that are missing from the answer. The decoder answers every call before it
 * returns, and the calls are as many as the run has packets. On a damaged clip FFmpeg's own threads may wait
 * for each other without end: only ending the process helps then, as the worker pool does.
 * @throws DecodeError `TRUNCATED` when the file ends inside the run, after the frames before that;
 * `TOO_MANY_PIXELS`.
 */
export async function* decodeRun(
  library: DecoderLibrary,
  track: VideoTrack,
  run: DecodingRun,
): AsyncGenerator<DecodedFrame> {
  const { coded } = track.packets;
  const fed = packetsOf(coded, run);
  const shown = fed
    .filter((index) => !coded[index]!.isHidden)
    .sort((a, b) => coded[a]!.timeMs - coded[b]!.timeMs || a - b);
  const wanted = new Set(run.wanted);
  const ready: DecodedFrame[] = [];
  let given = 0;
  let flushing = false;
  // Until it is flushed the decoder stamps a frame with the time of the packet that came last, not of its
  // own: the frames' order tells which they are. What is still inside when it is flushed comes with its own
  // stamp, which is the packet's place.
  const take = (frame: NativeFrame, stamp: number): void => {
    const index = flushing && wanted.has(stamp) ? stamp : shown[given];
    given += 1;
    if (index !== undefined && wanted.delete(index)) ready.push({ index, frame });
    else frame.close();
  };

  const decoder = new library.VideoDecoderNative(take, () => {});
  try {
    configure(decoder, track);
    let missing: unknown;
    for (const index of fed) {
      const data = await track.packets.bytesOf(index).catch((error: unknown) => {
        missing = error;
      });
      if (!data) break;
      decoder.decode(data, coded[index]!.isKey, index, 1);
      yield* handOver(ready);
    }
    flushing = true;
    decoder.flush(() => {});
    yield* handOver(ready);
    if (missing) throw missing;
  } finally {
    decoder.close();
    for (const { frame } of ready) frame.close();
  }
}

function configure(
  decoder: NativeDecoder,
  { codec, codedWidth: width, codedHeight: height, description }: VideoTrack,
): void {
  try {
    decoder.configure({
      codec: DECODER_NAMES[codec] ?? codec,
      width,
      height,
      ...(description && { extradata: description }),
    });
  } catch (error) {
    throw new DecodeError('NOT_DECODABLE', `the decoder of ${codec} refuses the clip's configuration`, {
      cause: error,
    });
  }
}

function* handOver(ready: DecodedFrame[]): Generator<DecodedFrame> {
  for (let next = ready.shift(); next; next = ready.shift()) {
    const { width, height } = next.frame;
    if (width * height > MAX_VIDEO_FRAME_PIXELS) {
      next.frame.close();
      throw new DecodeError('TOO_MANY_PIXELS', `a frame of ${width} x ${height} pixels`);
    }
    yield next;
  }
}
