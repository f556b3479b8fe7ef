import { cutOut, pixelTensor, type RgbImage } from '@assay/media';
import { warped } from '../../alignment/warped.js';
import type { PixelBox } from '../../types.js';
import type { AntiSpoofCard } from './model-card.js';

/**
 * The square around a face as a network's card asks for it, planes first; what lies outside of the image is
 * black.
 * @returns length `3 * heightPx * widthPx`
 */
export function faceCrop(image: RgbImage, box: PixelBox, card: AntiSpoofCard['input']): Float32Array {
  const { widthPx, heightPx, cropFactor, channels, black, white } = card;
  const side = Math.max(1, Math.max(box.x2 - box.x1, box.y2 - box.y1) * cropFactor);
  const lookSide = Math.max(widthPx, heightPx);
  const scale = side / lookSide;
  const toImage = {
    a: scale,
    b: 0,
    x0: (box.x1 + box.x2) / 2 - side / 2,
    y0: (box.y1 + box.y2) / 2 - side / 2,
  };
  const look = warped(image, toImage, lookSide);
  const [left, top] = [Math.floor((lookSide - widthPx) / 2), Math.floor((lookSide - heightPx) / 2)];
  return pixelTensor(cutOut(look, left, top, widthPx, heightPx), {
    channels,
    black: [black, black, black],
    white: [white, white, white],
    layout: 'NCHW',
  });
}
