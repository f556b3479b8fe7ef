import type { RgbImage, VideoClip } from '@assay/media';
import { scaledFace } from '../../faces/scaled-face.js';
import type { FaceObservation } from '../../types.js';
import { bestFrames } from './best-frames.js';
import type { FaceTrack } from './face-track.js';

/**
 * Longer side of the frames that rasters are looked for in. A face is followed at 640 pixels, where some
 * lattices are gone: of 11 simulated screens of the spectral design (corpus/faces/attacks, 2026-11-22) a
 * raster is seen in 4 at 640 pixels and in 7 at 1600. More pixels cost memory.
 */
const LARGER_SIDE_PIXELS = 1600;
/** Each is decoded anew, from the key frame before it. */
const LARGER_FRAMES = 3;

/** A frame at more pixels than the face was followed at. */
export interface LargerFrame {
  readonly image: RgbImage;
  readonly face: FaceObservation;
}

/**
 * The best frames of a track once more, as large as the clip has them or 1600 pixels, ascending in time; none
 * where the clip is no larger than the frames already seen.
 * @throws DecodeError when the stream is damaged so that no further frame can be had
 */
export async function* largerFrames(track: FaceTrack, video: VideoClip): AsyncGenerator<LargerFrame> {
  const best = new Map(bestFrames(track, LARGER_FRAMES).map((frame) => [frame.timeMs, frame]));
  const [seen] = best.values();
  if (!seen || Math.max(video.width, video.height) <= Math.max(seen.image.width, seen.image.height)) return;
  const timesMs = [...best.keys()].sort((a, b) => a - b);
  for await (const { timeMs, image } of video.frames(timesMs, LARGER_SIDE_PIXELS)) {
    const frame = best.get(timeMs);
    if (frame) yield { image, face: scaledFace(frame.face, image.width / frame.image.width) };
  }
}
