import type { VideoClip, VideoFrame } from '@assay/media';
import type { Stage } from '../protocol.js';

/**
 * The same clip, telling when its frames are being decoded and when the work on them goes on, so that a death
 * is laid to the right one.
 */
export const toldClip = (clip: VideoClip, tell: (stage: Stage) => void): VideoClip => ({
  format: clip.format,
  width: clip.width,
  height: clip.height,
  durationMs: clip.durationMs,
  coding: clip.coding,
  async *frames(timesMs, maxSidePixels): AsyncGenerator<VideoFrame> {
    tell({ kind: 'decoding frames' });
    for await (const frame of clip.frames(timesMs, maxSidePixels)) {
      tell({ kind: 'comparing' });
      yield frame;
      tell({ kind: 'decoding frames' });
    }
    tell({ kind: 'comparing' });
  },
});
