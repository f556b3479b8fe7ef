import type { RgbImage } from '../raster/types.js';

/** The kinds of video Assay opens, named by the extension the wire uses. */
export type VideoFormat = 'mp4' | 'mov' | 'webm';

/** Whether a file's format is one of videos. */
export const isVideo = (format: string): format is VideoFormat =>
  format === 'mp4' || format === 'mov' || format === 'webm';

/** One decoded frame. */
export interface VideoFrame {
  /**
   * When it is shown, from the moment the first frame is; of variable frame rate clips the real time, not a
   * count.
   */
  readonly timeMs: number;
  /** As displayed: the container's rotation is applied. */
  readonly image: RgbImage;
}

/** How a clip was coded, as its container and bit stream say. Nothing of it is proof of anything. */
export interface VideoCoding {
  /** `avc`, `hevc`, `vp8`, `vp9`, `av1`. */
  readonly codec: string;
  /** Clockwise degrees that the container asks for. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** When each frame of the clip is shown, ascending; the first at 0. */
  readonly frameTimesMs: readonly number[];
  /** Those of them that are decoded without any other, as the container says. */
  readonly keyFrameTimesMs: readonly number[];
  /** Coded bytes of each frame, in the order of showing. */
  readonly frameBytes: readonly number[];
  /**
   * Programs and devices that name themselves in the file: encoder, handler, make, model. As written, at most
   * 200 characters each.
   */
  readonly writtenBy: readonly string[];
}

/** An opened clip. Only the frames that are asked for, and those that they depend on, are decoded. */
export interface VideoClip {
  readonly format: VideoFormat;
  /** Pixels as displayed. */
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  readonly coding: VideoCoding;
  /**
   * The frames shown at these times, in order: for each time the last frame that is not later, a frame asked
   * for twice comes once. Frames lost to damage are left out where later ones can be had.
   * @param timesMs ascending
   * @param maxSidePixels frames come reduced to this longer side, proportions kept; never enlarged
   * @throws DecodeError when the stream is damaged so that no further frame can be had
   */
  frames(timesMs: readonly number[], maxSidePixels: number): AsyncIterable<VideoFrame>;
}
