import type { Plane } from '@assay/media';

/** A part of a plane, pixels; ends are behind it. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly peak: number;
}

/** The connected parts (also over corners) at or above a value, strongest first. */
export function regionsFrom({ width, height, samples }: Plane, from: number): Region[] {
  const isSeen = new Uint8Array(samples.length);
  const regions: Region[] = [];
  for (let start = 0; start < samples.length; start++) {
    if (isSeen[start] || samples[start]! < from) continue;
    isSeen[start] = 1;
    const open = [start];
    let region: Region = { left: width, top: height, right: 0, bottom: 0, peak: 0 };
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      region = {
        left: Math.min(region.left, x),
        top: Math.min(region.top, y),
        right: Math.max(region.right, x + 1),
        bottom: Math.max(region.bottom, y + 1),
        peak: Math.max(region.peak, samples[at]!),
      };
      for (let nearY = Math.max(0, y - 1); nearY <= Math.min(height - 1, y + 1); nearY++) {
        for (let nearX = Math.max(0, x - 1); nearX <= Math.min(width - 1, x + 1); nearX++) {
          const near = nearY * width + nearX;
          if (isSeen[near] || samples[near]! < from) continue;
          isSeen[near] = 1;
          open.push(near);
        }
      }
    }
    regions.push(region);
  }
  return regions.sort((one, other) => other.peak - one.peak);
}
