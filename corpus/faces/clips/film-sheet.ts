import type { RgbImage } from '@assay/media';
import type { SheetPose } from './hand-held-path.js';

/** Focal length over frame width: a phone's front camera. */
const FOCAL_LENGTH = 1.1;
const BACKGROUND = 90;

/**
 * One frame of a camera that looks at a picture on a flat or bent sheet; gray where it looks past the sheet.
 */
export function filmSheet(picture: RgbImage, pose: SheetPose, width: number, height: number): RgbImage {
  const rgb = new Uint8Array(width * height * 3).fill(BACKGROUND);
  const sheetHeight = picture.height / picture.width;
  const look = rayToSheet(pose);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 3) {
      const { across, down } = look(
        (x + 0.5 - width / 2) / width / FOCAL_LENGTH,
        (y + 0.5 - height / 2) / width / FOCAL_LENGTH,
      );
      const [u, v] = [
        (across + 0.5) * picture.width - 0.5,
        (down / sheetHeight + 0.5) * picture.height - 0.5,
      ];
      if (u >= 0 && v >= 0 && u < picture.width - 1 && v < picture.height - 1)
        copyBetween(picture, u, v, rgb, to);
    }
  }
  return { width, height, rgb };
}

/**
 * Where on the sheet (its middle at 0, its width 1) the ray through a point of the image plane at distance 1
 * ends.
 */
function rayToSheet({ right, down, distance, rollRadians, yawRadians, pitchRadians, curvature }: SheetPose) {
  const [cr, sr, cy, sy, cp, sp] = [rollRadians, yawRadians, pitchRadians].flatMap((angle) => [
    Math.cos(angle),
    Math.sin(angle),
  ]);
  // Rows of the turn from camera to sheet: roll about the line of sight, then pitch, then yaw.
  const turn = (x: number, y: number, z: number): [number, number, number] => {
    const [x1, y1] = [cr! * x + sr! * y, -sr! * x + cr! * y];
    const [y2, z2] = [cp! * y1 + sp! * z, -sp! * y1 + cp! * z];
    return [cy! * x1 + sy! * z2, y2, -sy! * x1 + cy! * z2];
  };
  const [originX, originY, originZ] = turn(right, down, -distance);
  return (x: number, y: number) => {
    const [directionX, directionY, directionZ] = turn(x, y, 1);
    let depth = 0;
    let across = 0;
    // The sheet's own depth moves where the ray ends only slightly: a few rounds settle it.
    for (let round = 0; round < (curvature === 0 ? 1 : 4); round++) {
      across = originX + ((depth - originZ) / directionZ) * directionX;
      depth = (curvature * Math.min(1, across * across)) / 2;
    }
    return { across, down: originY + ((depth - originZ) / directionZ) * directionY };
  };
}

function copyBetween({ width, rgb }: RgbImage, x: number, y: number, into: Uint8Array, to: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const at = (top * width + left) * 3;
  const below = at + width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const upper = (1 - right) * rgb[at + channel]! + right * rgb[at + 3 + channel]!;
    const lower = (1 - right) * rgb[below + channel]! + right * rgb[below + 3 + channel]!;
    into[to + channel] = (1 - down) * upper + down * lower + 0.5;
  }
}
