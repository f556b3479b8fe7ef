import type { MeshPoint } from '../../../types.js';

/**
 * MediaPipe's numbers: corners, then the two pairs of upper and lower lid, for the viewer's left eye and
 * right eye.
 */
const EYES = [
  {
    corners: [33, 133],
    lids: [
      [160, 144],
      [158, 153],
    ],
  },
  {
    corners: [263, 362],
    lids: [
      [387, 373],
      [385, 380],
    ],
  },
] as const;

/**
 * Eye aspect ratio, the mean of both eyes (Soukupova and Cech 2016): height of the opening over its width.
 */
export function eyeOpenness(mesh: readonly MeshPoint[]): number {
  const ratios = EYES.map(({ corners, lids }) => {
    const width = distance(mesh, corners[0], corners[1]);
    const height = (distance(mesh, lids[0][0], lids[0][1]) + distance(mesh, lids[1][0], lids[1][1])) / 2;
    return width > 0 ? height / width : 0;
  });
  return (ratios[0]! + ratios[1]!) / 2;
}

const distance = (mesh: readonly MeshPoint[], a: number, b: number): number =>
  Math.hypot(mesh[a]!.x - mesh[b]!.x, mesh[a]!.y - mesh[b]!.y);
