import type { RgbImage, VideoClip } from '@assay/media';
import { assessClip } from '../liveness/clip/assess-clip.js';
import type { FaceTrack } from '../liveness/clip/face-track.js';
import { largerFrames } from '../liveness/clip/larger-frames.js';
import type { AntiSpoofModel } from '../liveness/network/anti-spoof-model.js';
import { assessPhoto, examinePhoto } from '../liveness/photo/assess-photo.js';
import type { LivenessSignal } from '../liveness/types.js';
import type { FaceObservation } from '../types.js';

/** What looks for signs of an attack or of life. */
export interface LivenessExaminer {
  ofPhoto(image: RgbImage, face: FaceObservation): Promise<readonly LivenessSignal[]>;
  ofClip(track: FaceTrack, video: VideoClip): Promise<readonly LivenessSignal[]>;
}

/** The package's own signals, with an operator's network where there is one. */
export const livenessExaminer = (model?: AntiSpoofModel): LivenessExaminer => ({
  ofPhoto: (image, face) => examinePhoto(image, face, model),
  ofClip: async (track, video) => {
    const signals = [...assessClip(track, video.coding)];
    for await (const { image, face } of largerFrames(track, video)) signals.push(...assessPhoto(image, face));
    return signals;
  },
});
