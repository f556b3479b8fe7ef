import type { RgbImage, VideoClip } from '@assay/media';
import { assessClip } from '../liveness/clip/assess-clip.js';
import { bestFrames } from '../liveness/clip/best-frames.js';
import type { FaceTrack } from '../liveness/clip/face-track.js';
import { largerFrames } from '../liveness/clip/larger-frames.js';
import type { AntiSpoofModel, Look } from '../liveness/network/anti-spoof-model.js';
import { assessPhoto } from '../liveness/photo/assess-photo.js';
import type { LivenessSignal } from '../liveness/types.js';
import type { FaceObservation } from '../types.js';

/** What looks for signs of an attack or of life. */
export interface LivenessExaminer {
  ofPhoto(image: RgbImage, face: FaceObservation): Promise<readonly LivenessSignal[]>;
  ofClip(track: FaceTrack, video: VideoClip): Promise<readonly LivenessSignal[]>;
}

/** Frames of a clip that the network looks at: more cost time, and show the same light and lens. */
export const FRAMES_LOOKED_AT = 3;

/** The package's own signals, with what a network against recaptures says of the same faces. */
export const livenessExaminer = (model: AntiSpoofModel): LivenessExaminer => ({
  ofPhoto: async (image, face) => [
    ...assessPhoto(image, face),
    model.signalOf([await model.lookAt(image, face, 'still')]),
  ],
  async ofClip(track, video) {
    const signals = [...assessClip(track, video.coding)];
    const looks: (Look | undefined)[] = [];
    for await (const { image, face } of largerFrames(track, video)) {
      signals.push(...assessPhoto(image, face));
      looks.push(await model.lookAt(image, face, 'clip'));
    }
    if (looks.length === 0) {
      for (const { image, face } of bestFrames(track, FRAMES_LOOKED_AT))
        looks.push(await model.lookAt(image, face, 'clip'));
    }
    return [...signals, model.signalOf(looks)];
  },
});
