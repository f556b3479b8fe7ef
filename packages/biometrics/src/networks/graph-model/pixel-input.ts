import type { NewGraph, Value } from '@assay/onnx';

/**
 * What is done to a color of 0..255 before a network sees it: `color * scale + offset`, offsets for red,
 * green and blue.
 */
export interface PixelScale {
  readonly scale: number;
  readonly offsets: readonly [red: number, green: number, blue: number];
}

export const PIXELS = 'pixels';

/**
 * The input of a network that looks at square pictures: interleaved 8-bit RGB, any number of pictures a run.
 * @returns channels first, as ONNX's convolutions want them
 */
export function pixelInput(graph: NewGraph, sidePx: number, { scale, offsets }: PixelScale): Value {
  const pixels = graph.pixels(PIXELS, ['pictures', sidePx, sidePx, 3]);
  const channelsFirst = graph.apply('Transpose', [pixels], { perm: [0, 3, 1, 2] });
  const floats = graph.apply('Cast', [channelsFirst], { to: 1 });
  const scaled = graph.apply('Mul', [floats, graph.weights([1], Float32Array.of(scale))]);
  return graph.apply('Add', [scaled, graph.weights([3, 1, 1], Float32Array.from(offsets))]);
}
