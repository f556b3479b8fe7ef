import type { TrackPackets } from './packets.js';

/** A track of pictures: how it is coded, and its packets. */
export interface VideoTrack {
  /** `avc`, `hevc`, `vp8`, `vp9`, `av1`. */
  readonly codec: string;
  /** The decoder's configuration record (`avcC`, `hvcC`), of codecs that have one. */
  readonly description: Uint8Array | undefined;
  /** How colors are coded, as WebCodecs spells it; null or undefined where the clip does not say. */
  readonly matrix: string | null | undefined;
  readonly fullRange: boolean;
  readonly bitDepth: number;
  readonly codedWidth: number;
  readonly codedHeight: number;
  /** Of square pixels, before turning. */
  readonly width: number;
  readonly height: number;
  /** Clockwise degrees; applied before the flip. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Left and right change places for display. */
  readonly flipped: boolean;
  readonly packets: TrackPackets;
}
