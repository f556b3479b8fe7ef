import { encodeWebp, openVideo, type VideoFormat } from '@assay/media';
import type { View, Viewed } from '../types.js';

/** Shows a clip: its size, or the frame that is shown at a moment. @throws DecodeError */
export async function viewClip(bytes: Uint8Array, format: VideoFormat, view: View): Promise<Viewed> {
  const clip = await openVideo(bytes, format);
  if (view.kind === 'outline') {
    const { width, height } = clip;
    return { kind: 'outline', pages: [{ width, height, hasText: false }], saves: [] };
  }
  if (view.kind !== 'frame') return { kind: 'none' };
  for await (const { image } of clip.frames([view.timeMs], view.maxSidePixels)) {
    const { width, height, rgb } = image;
    return {
      kind: 'picture',
      webp: await encodeWebp(rgb, { width, height, channels: 3 }, view.maxSidePixels),
    };
  }
  return { kind: 'none' };
}
