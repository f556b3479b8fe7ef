import type { RgbImage } from '@assay/media';
import { warped } from '../../alignment/warped.js';
import type { PixelBox } from '../../types.js';
import type { AntiSpoofCard } from './model-card.js';

/**
 * The square around a face as a network's card asks for it, planes first; what lies outside of the image is black.
 * @returns length `3 * heightPx * widthPx`
 */
export function faceCrop(image: RgbImage, box: PixelBox, card: AntiSpoofCard['input']): Float32Array {
  const { widthPx, heightPx, cropFactor, channels, black, white } = card;
  const side = Math.max(1, Math.max(box.x2 - box.x1, box.y2 - box.y1) * cropFactor);
  const lookSide = Math.max(widthPx, heightPx);
  const scale = side / lookSide;
  const toImage = { a: scale, b: 0, x0: (box.x1 + box.x2) / 2 - side / 2, y0: (box.y1 + box.y2) / 2 - side / 2 };
  const look = warped(image, toImage, lookSide);
  const planes = new Float32Array(3 * widthPx * heightPx);
  const size = widthPx * heightPx;
  const [left, top] = [Math.floor((lookSide - widthPx) / 2), Math.floor((lookSide - heightPx) / 2)];
  for (let y = 0, to = 0; y < heightPx; y++) {
    for (let x = 0, from = ((top + y) * lookSide + left) * 3; x < widthPx; x++, to++, from += 3) {
      for (let channel = 0; channel < 3; channel++) {
        const plane = channels === 'RGB' ? channel : 2 - channel;
        planes[plane * size + to] = black + (look.rgb[from + channel]! / 255) * (white - black);
      }
    }
  }
  return planes;
}
