import type { RgbImage } from '@assay/media';

/**
 * A drawing with edges, texture and something like a face, of whole numbers only: the same on every machine.
 */
export function referencePicture(sidePx: number): RgbImage {
  const rgb = new Uint8Array(sidePx * sidePx * 3);
  const place = (coordinate: number): number => Math.floor((coordinate * 1000) / sidePx);
  for (let y = 0, to = 0; y < sidePx; y++)
    for (let x = 0; x < sidePx; x++, to += 3)
      rgb.set(colorAt(place(x), place(y), (x * 31 + y * 17 + x * y) % 23), to);
  return { width: sidePx, height: sidePx, rgb };
}

/** @param x thousandths of the side */
function colorAt(x: number, y: number, grain: number): [number, number, number] {
  const within = (middleX: number, middleY: number, radiusX: number, radiusY: number): boolean =>
    ((x - middleX) * radiusY) ** 2 + ((y - middleY) * radiusX) ** 2 < (radiusX * radiusY) ** 2;
  if (within(380, 430, 45, 22) || within(620, 430, 45, 22)) return [40 + grain, 30 + grain, 25 + grain];
  if (within(500, 690, 110, 28)) return [150 + grain, 70 + grain, 70 + grain];
  if (within(500, 560, 35, 80)) return [185 + grain, 145 + grain, 120 + grain];
  if (within(500, 500, 270, 360)) return [205 + grain, 165 + grain, 140 + grain];
  if (within(500, 420, 320, 380)) return [60 + grain, 45 + grain, 30 + grain];
  return [Math.floor(x / 8) + grain, Math.floor(y / 5) + grain, 90 + grain * 3];
}
