import type { InferenceSession } from 'onnxruntime-node';
import type { RgbImage } from '../../pages/types.js';
import { cornersOf } from '../plane/minimum-rectangle.js';
import type { Quad } from '../types.js';
import { textBoxes } from './text-boxes.js';
import { textMap } from './text-map.js';

/** Longer side at which text is looked for. */
const DETECTION_SIDE_PIXELS = 960;
const DENSE_DETECTION_SIDE_PIXELS = 1600;

/** Text lower than this in the reduced page runs together with its neighbours. */
const MIN_TEXT_HEIGHT_PIXELS = 16;

/** The pieces of text of an image, in its pixels, from the top. */
export async function detectText(session: InferenceSession, image: RgbImage): Promise<Quad[]> {
  const coarse = await detectAt(session, image, DETECTION_SIDE_PIXELS);
  if (Math.max(image.width, image.height) <= DETECTION_SIDE_PIXELS || coarse.medianHeight >= MIN_TEXT_HEIGHT_PIXELS) return coarse.quads;
  return (await detectAt(session, image, DENSE_DETECTION_SIDE_PIXELS)).quads;
}

async function detectAt(session: InferenceSession, image: RgbImage, side: number): Promise<{ quads: Quad[]; medianHeight: number }> {
  const map = await textMap(session, image, side);
  const rectangles = textBoxes(map);
  const scaleX = image.width / map.width;
  const scaleY = image.height / map.height;
  const quads = rectangles.map((rectangle) => {
    const [a, b, c, d] = cornersOf(rectangle).map(({ x, y }) => ({ x: x * scaleX, y: y * scaleY }));
    return [a!, b!, c!, d!] as const;
  });
  const heights = rectangles.map(({ width, height }) => Math.min(width, height)).sort((a, b) => a - b);
  return { quads, medianHeight: heights[heights.length >> 1] ?? Number.POSITIVE_INFINITY };
}
