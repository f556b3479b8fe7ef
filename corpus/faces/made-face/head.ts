import type { FaceIdentity } from './identity.js';
import type { FaceMoment } from './moment.js';
import { bell, ellipsoid, type Surface, smooth } from './surface.js';

const ROWS = 130;
const COLUMNS = 141;
/** How far around the head is modeled; the rest never shows. */
const AROUND_DEGREES = 120;
/** The widest row of a face lies a little below the eyes. */
const WIDEST_Y = 0.1;
/** Front of the face before any feature, behind the eyes' own depth. */
const FRONT_Z = 0.9;
const BACK_Z = 1.25;
/** How far a wide open mouth lowers the chin. */
export const JAW_DROP = 0.34;

/** All sheets of a made head, hair and shoulders. */
export function headSurfaces(identity: FaceIdentity, moment: FaceMoment): Surface[] {
  const { halfWidth, hairLengthY, hairVolume } = identity;
  const surfaces = [
    head(identity, moment),
    ellipsoid('neck', [0, identity.chinY + 0.1, -0.45], [0.62 * halfWidth, 1.4, 0.62]),
    ellipsoid('clothes', [0, identity.chinY + 1.95, -0.65], [2.45, 1.5, 0.95]),
    ellipsoid('neck', [-halfWidth * 1.01, 0.28, -0.25], [0.1, 0.32, 0.2]),
    ellipsoid('neck', [halfWidth * 1.01, 0.28, -0.25], [0.1, 0.32, 0.2]),
  ];
  if (hairLengthY !== undefined) {
    const [top, bottom] = [identity.crownY - hairVolume, hairLengthY];
    surfaces.push(
      ellipsoid(
        'hair',
        [0, (top + bottom) / 2, -0.62],
        [halfWidth * 1.1 + hairVolume, (bottom - top) / 2, 0.78],
      ),
    );
  }
  return identity.glasses ? [...surfaces, ...glassesOf(identity)] : surfaces;
}

/** Depth of the front by row: round at the crown, nearly flat down to the chin, then round again. */
function profile(y: number, crownY: number, chinY: number): number {
  if (y < WIDEST_Y) return (1 - Math.min(1, (WIDEST_Y - y) / (WIDEST_Y - crownY)) ** 2.6) ** (1 / 2.2);
  return (1 - Math.min(1, (y - WIDEST_Y) / (chinY - WIDEST_Y)) ** 5) ** (1 / 2.6);
}

function outline(y: number, crownY: number, chinY: number, jawExponent: number): number {
  if (y < WIDEST_Y) return (1 - Math.min(1, (WIDEST_Y - y) / (WIDEST_Y - crownY)) ** 2.4) ** (1 / 2.2);
  return (1 - Math.min(1, (y - WIDEST_Y) / (chinY - WIDEST_Y)) ** jawExponent) ** (1 / 2.1);
}

function head(identity: FaceIdentity, { mouthOpen }: FaceMoment): Surface {
  const chinY = identity.chinY + JAW_DROP * mouthOpen * 0.8;
  const { crownY, halfWidth, hairVolume } = identity;
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const planY = (crownY + chinY) / 2 - ((chinY - crownY) / 2) * Math.cos((Math.PI * row) / (ROWS - 1));
    return {
      planY,
      width: halfWidth * outline(planY, crownY, chinY, identity.jawExponent),
      depth: profile(planY, crownY, chinY),
    };
  });
  return {
    material: 'skin',
    rows: ROWS,
    columns: COLUMNS,
    pointAt(row, column) {
      const { planY, width, depth } = rows[row]!;
      const around = AROUND_DEGREES * ((2 * column) / (COLUMNS - 1) - 1);
      const radians = (around * Math.PI) / 180;
      const planX = width * Math.sin(radians);
      const forward = Math.cos(radians);
      const z = forward > 0 ? FRONT_Z * depth * forward ** 0.75 : BACK_Z * depth * forward;
      const hair = hairShare(identity, planX, planY, around) * hairVolume;
      return {
        x: planX * (1 + hair),
        y: planY - hair * smooth(-0.2, -1.2, planY),
        z:
          z +
          (forward > 0 ? relief(identity, mouthOpen, planX, planY) * smooth(0, 0.5, forward) : 0) +
          hair * forward,
        planX,
        planY,
        around,
      };
    },
  };
}

/** Nose, brow, eyes, cheeks, lips and chin above the bare head. */
function relief(identity: FaceIdentity, mouthOpen: number, x: number, y: number): number {
  const { noseTipY, noseHalfWidth, noseHeight, noseBridge, eyeX, mouthY } = identity;
  const side = Math.abs(x);
  const down = smooth(-0.25, noseTipY, y);
  const under = smooth(noseTipY + 0.2, noseTipY + 0.06, y);
  const ridge = (noseBridge * smooth(-0.45, -0.1, y) + (noseHeight - noseBridge) * down ** 1.6) * under;
  const nose =
    ridge * bell(x / (0.085 + 0.055 * down)) +
    0.16 * under * bell((side - noseHalfWidth * 0.72) / 0.075) * bell((y - noseTipY - 0.05) / 0.085);
  const eyes =
    (0.075 * bell((side - eyeX) / 0.13) - identity.socketDepth * bell((side - eyeX + 0.04) / 0.24)) *
    bell(y / 0.17);
  const brow =
    (0.03 + identity.socketDepth * 0.4) *
    bell((y - identity.browY - 0.02) / 0.11) *
    bell((side - 0.34) / 0.3);
  const cheeks = identity.cheekBump * bell((side - 0.58) / 0.2) * bell((y - 0.42) / 0.22);
  const lowerLipY = mouthY + 0.06 + JAW_DROP * mouthOpen;
  const lips =
    (0.075 * bell((y - mouthY + 0.035) / 0.06) + 0.085 * bell((y - lowerLipY) / 0.06)) *
      bell(x / (identity.mouthHalfWidth * 0.75)) -
    0.12 *
      mouthOpen *
      bell((y - mouthY - (JAW_DROP / 2) * mouthOpen) / (0.05 + 0.12 * mouthOpen)) *
      bell(x / (identity.mouthHalfWidth * 0.6));
  const muzzle = 0.1 * bell((y - mouthY) / 0.25) * bell(x / 0.34);
  const chin =
    identity.chinBump * bell((y - identity.chinY + 0.22 - JAW_DROP * mouthOpen * 0.8) / 0.14) * bell(x / 0.2);
  const groove = -0.05 * bell((y - lowerLipY - 0.15) / 0.05) * bell(x / 0.22);
  const folds =
    -0.03 *
    identity.age *
    bell((side - (0.24 + (y - noseTipY) * 0.35)) / 0.035) *
    smooth(noseTipY, noseTipY + 0.1, y) *
    smooth(mouthY + 0.1, mouthY, y);
  return nose + eyes + brow + cheeks + lips + muzzle + chin + groove + folds;
}

/** How much of a place of the head is covered by hair, 0..1. */
export function hairShare(identity: FaceIdentity, planX: number, planY: number, around: number): number {
  const side = Math.abs(around);
  const behindEars = smooth(78, 90, side) * smooth(0.55, 0.35, planY);
  if (identity.bald) return behindEars * smooth(-0.7, -0.5, planY);
  const line = identity.hairlineY + 0.55 * Math.abs(planX / identity.halfWidth) ** 3.5;
  const above = smooth(line + 0.05, line - 0.05, planY);
  const sideburns = smooth(64, 74, side) * smooth(0.25, 0.1, planY);
  return Math.max(above, sideburns, behindEars);
}

function glassesOf({ eyeX, eyeHalfWidth, glasses, noseBridge, halfWidth }: FaceIdentity): Surface[] {
  const { round, thickness } = glasses!;
  const [radiusX, radiusY] = [eyeHalfWidth * 1.5, 0.17 + 0.08 * round];
  const frontZ = FRONT_Z + noseBridge * 0.6 + 0.12;
  const rim = (centerX: number): Surface => ({
    material: 'frame',
    rows: 2,
    columns: 65,
    pointAt(row, column) {
      const angle = (2 * Math.PI * column) / 64;
      const power = 0.55 + 0.45 * round;
      const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** power;
      const x = centerX + (radiusX + row * thickness) * bent(Math.cos(angle));
      const y = 0.04 + (radiusY + row * thickness) * bent(Math.sin(angle));
      return { x, y, z: frontZ - 0.25 * x * x, planX: x, planY: y, around: 0 };
    },
  });
  const bar = (fromX: number, toX: number, fromZ: number, toZ: number): Surface => ({
    material: 'frame',
    rows: 2,
    columns: 9,
    pointAt(row, column) {
      const share = column / 8;
      const x = fromX + (toX - fromX) * share;
      return {
        x,
        y: -0.03 + row * thickness * 1.3,
        z: fromZ + (toZ - fromZ) * share,
        planX: x,
        planY: 0,
        around: 0,
      };
    },
  });
  const inner = eyeX - radiusX;
  const outer = eyeX + radiusX;
  const outerZ = frontZ - 0.25 * outer * outer;
  return [
    rim(-eyeX),
    rim(eyeX),
    bar(-inner, inner, frontZ, frontZ),
    bar(outer, halfWidth * 1.05, outerZ, -0.2),
    bar(-outer, -halfWidth * 1.05, outerZ, -0.2),
  ];
}
