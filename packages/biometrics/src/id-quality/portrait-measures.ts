import { isBurntOut, type RgbImage, toLuma } from '@assay/media';
import { faceChip } from '../alignment/face-chip.js';
import { blurredLuma } from '../blurred-luma.js';
import { interocularPx } from '../face-size.js';
import { areaPx, boxAroundPoints, commonAreaPx } from '../faces/pixel-box.js';
import type { FaceObservation } from '../types.js';

/**
 * What is measured of a portrait, all but its size and place on the face as the networks see it: turned
 * upright, 150 pixels a side.
 */
export interface PortraitMeasures {
  /** From eye to eye, in pixels of the page's picture. */
  readonly interocularPx: number;
  /**
   * Strength of the finest detail against that of coarser detail, 0..1 and above: about .5 for a sharp face,
   * falling with blur.
   */
  readonly detail: number;
  /** Share of the face that shows no skin but the light's reflection or its own overexposure. */
  readonly whiteShare: number;
  /** Mean luma of the face, 0..255, and its standard deviation. */
  readonly brightness: number;
  readonly contrast: number;
  /** Mean difference of the strongest and weakest color of a pixel; near 0 in black and white. */
  readonly colorfulness: number;
  /** Share of the box around the face's mesh that lies beyond the picture's edge. */
  readonly cutShare: number;
}

/** Detail that the network's 150 pixels can show, and the next coarser. */
const FINEST_SIGMA_PX = 0.8;
const FINE_SIGMA_PX = 1.6;
const COARSE_SIGMA_PX = 4;
/** The ellipse of the chip that is face and nothing else, as shares of its side. */
const FACE_RADIUS_X = 0.3;
const FACE_RADIUS_Y = 0.38;

export function measurePortrait(image: RgbImage, face: FaceObservation): PortraitMeasures {
  const chip = faceChip(image, face.mesh);
  const luma = toLuma(chip).samples;
  const [finest, fine, coarse] = [FINEST_SIGMA_PX, FINE_SIGMA_PX, COARSE_SIGMA_PX].map((sigmaPx) =>
    blurredLuma(luma, chip.width, sigmaPx),
  );
  let [count, white, sum, squares, color, fineEnergy, coarseEnergy] = [0, 0, 0, 0, 0, 0, 0];
  for (let pixel = 0; pixel < luma.length; pixel++) {
    const [x, y] = [
      (pixel % chip.width) / chip.width - 0.5,
      Math.floor(pixel / chip.width) / chip.height - 0.5,
    ];
    if ((x / FACE_RADIUS_X) ** 2 + (y / FACE_RADIUS_Y) ** 2 > 1) continue;
    const [red, green, blue] = [chip.rgb[pixel * 3]!, chip.rgb[pixel * 3 + 1]!, chip.rgb[pixel * 3 + 2]!];
    count++;
    if (isBurntOut(red, green, blue)) white++;
    sum += luma[pixel]!;
    squares += luma[pixel]! ** 2;
    color += Math.max(red, green, blue) - Math.min(red, green, blue);
    fineEnergy += (finest![pixel]! - fine![pixel]!) ** 2;
    coarseEnergy += (fine![pixel]! - coarse![pixel]!) ** 2;
  }
  const brightness = sum / count;
  return {
    interocularPx: interocularPx(face),
    detail: coarseEnergy > 0 ? Math.sqrt(fineEnergy / coarseEnergy) : 0,
    whiteShare: white / count,
    brightness,
    contrast: Math.sqrt(Math.max(0, squares / count - brightness ** 2)),
    colorfulness: color / count,
    cutShare: cutShareOf(face, image),
  };
}

export type PictureEdge = 'left' | 'right' | 'upper' | 'lower';

/** The edge of the picture that the face's mesh reaches furthest beyond; undefined where it lies inside. */
export function cutEdge({ mesh }: FaceObservation, { width, height }: RgbImage): PictureEdge | undefined {
  const { x1, y1, x2, y2 } = boxAroundPoints(mesh);
  const beyond = [
    { edge: 'left', px: -x1 },
    { edge: 'right', px: x2 - width },
    { edge: 'upper', px: -y1 },
    { edge: 'lower', px: y2 - height },
  ] as const;
  const furthest = beyond.reduce((most, next) => (next.px > most.px ? next : most));
  return furthest.px > 0 ? furthest.edge : undefined;
}

/** By the mesh, which goes on where the picture ends; the face's box does not. */
function cutShareOf({ mesh }: FaceObservation, { width, height }: RgbImage): number {
  const box = boxAroundPoints(mesh);
  const area = areaPx(box);
  return area > 0 ? 1 - commonAreaPx(box, { x1: 0, y1: 0, x2: width, y2: height }) / area : 1;
}
