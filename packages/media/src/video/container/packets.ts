import type { EncodedPacket, EncodedPacketSink, InputVideoTrack } from 'mediabunny';
import { DecodeError } from '../../errors.js';
import { MAX_VIDEO_FRAMES } from '../../limits.js';
import type { CodedFrame } from './coded-frame.js';
import type { CountedSource } from './counted-source.js';
import type { Demuxer } from './demuxer.js';

/** The packets of a track, in decoding order. */
export class TrackPackets {
  /** What the container says of each, up to one more than {@link MAX_VIDEO_FRAMES}. */
  readonly coded: readonly CodedFrame[];

  readonly #track: InputVideoTrack;

  readonly #sink: EncodedPacketSink;

  /** Without their bytes. */
  readonly #described: readonly EncodedPacket[];

  readonly #source: CountedSource;

  private constructor(
    track: InputVideoTrack,
    sink: EncodedPacketSink,
    codec: string,
    source: CountedSource,
    described: readonly EncodedPacket[],
  ) {
    this.#track = track;
    this.#sink = sink;
    this.#source = source;
    this.#described = described;
    this.coded = described.map((packet) => codedFrame(packet, codec));
  }

  /** Walks the container's index; nothing is decoded. */
  static async of(
    { EncodedPacketSink }: Demuxer,
    track: InputVideoTrack,
    codec: string,
    source: CountedSource,
  ): Promise<TrackPackets> {
    const sink = new EncodedPacketSink(track);
    // VP8 says in a packet's first byte alone whether the frame is shown.
    const options = { metadataOnly: codec !== 'vp8' };
    const described: EncodedPacket[] = [];
    source.startCounting();
    for (let packet = await sink.getFirstPacket(options); packet && described.length <= MAX_VIDEO_FRAMES; ) {
      described.push(packet);
      packet = await sink.getNextPacket(packet, options).catch((error: unknown) => {
        // Circles behind the last packet: junk at the end of a file does not spoil what comes before it.
        if (source.isExhausted) return null;
        throw error;
      });
    }
    return new TrackPackets(track, sink, codec, source, described);
  }

  /** The bytes of a packet. @throws DecodeError `TRUNCATED` when the file ends before they do. */
  async bytesOf(index: number): Promise<Uint8Array> {
    return (await this.#packet(index)).data;
  }

  /**
   * Whether decoding may start at a packet, by its own bits; the container's word counts only where these do
   * not tell.
   */
  async isKey(index: number): Promise<boolean> {
    const packet = await this.#packet(index);
    return ((await this.#track.determinePacketType(packet).catch(() => null)) ?? packet.type) === 'key';
  }

  async #packet(index: number): Promise<EncodedPacket> {
    const before = this.#described[index - 1];
    this.#source.startCounting();
    const packet = await (before ? this.#sink.getNextPacket(before) : this.#sink.getFirstPacket()).catch(
      (cause: unknown) => {
        throw new DecodeError('NOT_DECODABLE', `packet ${index} cannot be read`, { cause });
      },
    );
    if (!packet) throw new DecodeError('TRUNCATED', `the file ends before packet ${index} does`);
    return packet;
  }
}

const codedFrame = (packet: EncodedPacket, codec: string): CodedFrame => ({
  timeMs: packet.timestamp * 1000,
  durationMs: packet.duration * 1000,
  isKey: packet.type === 'key',
  bytes: packet.byteLength,
  isHidden: codec === 'vp8' && isHiddenVp8(packet.data),
});

/** RFC 6386, 9.1: the fifth bit is `show_frame`. */
const isHiddenVp8 = (data: Uint8Array): boolean => data.length > 0 && (data[0]! & 0x10) === 0;
