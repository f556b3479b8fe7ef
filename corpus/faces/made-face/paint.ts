import { valueNoise } from '../../photo/value-noise.js';
import { hairShare, JAW_DROP } from './head.js';
import { type Color, type FaceIdentity, mixed } from './identity.js';
import type { FaceMoment } from './moment.js';
import { bell, smooth } from './surface.js';

/** Softness of a painted edge, in units of the face's plan: about a pixel of a small portrait. */
const EDGE = 0.014;
const IRIS_RADIUS = 0.086;
const PUPIL_RADIUS = 0.034;

/** What is painted at a place of the head: a color, and how wet it shines. */
export interface Paint {
  readonly color: Color;
  readonly shine: number;
}

/** Skin with everything on it: eyes, brows, lips, beard, hair. */
export function headPaint(
  identity: FaceIdentity,
  moment: FaceMoment,
  x: number,
  y: number,
  around: number,
): Paint {
  const hair = hairShare(identity, x, y, around);
  const bare = hair < 1 ? faceColor(identity, moment, x, y) : identity.skin;
  const eye = eyePaint(identity, moment, x, y);
  const withEye = eye.share > 0 ? mixed(bare, eye.color, eye.share) : bare;
  if (hair === 0) return { color: withEye, shine: 0.1 + 0.08 * eye.share };
  return { color: mixed(withEye, hairColor(identity, x, y, around), hair), shine: 0.1 * (1 - hair) + 0.06 };
}

/** Strands of light and dark. */
export function hairColor(
  { hairColor: color, seed }: FaceIdentity,
  x: number,
  y: number,
  around: number,
): Color {
  const strand =
    valueNoise(around * 0.9 + 4 * x, y * 2.2, seed + 40) * 0.6 +
    valueNoise(around * 0.25 + x * 9, y * 1.1, seed + 41) * 0.6;
  return scaled(color, 0.55 + 0.75 * strand);
}

export const scaled = ([red, green, blue]: Color, by: number): Color => [red * by, green * by, blue * by];

function faceColor(identity: FaceIdentity, { mouthOpen }: FaceMoment, x: number, y: number): Color {
  const { skin, seed, age, eyeX, browY, noseTipY, noseHalfWidth, mouthY } = identity;
  const side = Math.abs(x);
  const mottle =
    0.93 +
    0.1 * valueNoise(x * 2.2 + 9, y * 2.2, seed + 1) +
    0.07 * (valueNoise(x * 34, y * 34, seed + 2) - 0.5) +
    0.05 * (valueNoise(x * 11, y * 11, seed + 3) - 0.5);
  const blush =
    0.14 * bell((side - 0.5) / 0.2) * bell((y - 0.45) / 0.2) +
    0.12 * bell(x / 0.14) * bell((y - noseTipY) / 0.14);
  let color = mixed(scaled(skin, mottle), [skin[0] * 0.98, skin[1] * 0.66, skin[2] * 0.62], blush);
  const freckle =
    identity.freckles * smooth(0.72, 0.8, valueNoise(x * 21, y * 21, seed + 4)) * bell((y - 0.4) / 0.25);
  // Where light hardly reaches: inner corners of the eyes, the crease above the lid, beside and below the
  // nose, under the lip.
  const creases =
    0.28 * bell((side - eyeX + 0.24) / 0.09) * bell((y - 0.0) / 0.11) +
    0.2 * bell((y - 0.13 - 0.03 * age) / 0.035) * bell((side - eyeX + 0.03) / 0.15) * (0.4 + age) +
    0.35 * bell((side - noseHalfWidth * 1.02) / 0.028) * bell((y - noseTipY - 0.07) / 0.07) +
    0.3 * bell((y - noseTipY - 0.19) / 0.03) * bell(x / (noseHalfWidth * 0.7)) +
    0.2 * bell((y - mouthY - 0.2 - JAW_DROP * mouthOpen) / 0.04) * bell(x / 0.2) +
    0.3 *
      age *
      bell((side - (0.24 + (y - noseTipY) * 0.35)) / 0.02) *
      smooth(noseTipY, noseTipY + 0.1, y) *
      smooth(mouthY + 0.1, mouthY, y) +
    0.16 * age * bell(x / 0.4) * (bell((y - browY + 0.22) / 0.014) + bell((y - browY + 0.36) / 0.014)) +
    0.2 * age * bell(x / 0.09) * bell((y - browY) / 0.1) * bell((side - 0.05) / 0.012);
  color = scaled(color, 1 - Math.min(0.7, creases + 0.35 * freckle));
  color = mixed(
    color,
    [34, 18, 16],
    0.85 *
      smooth(
        1 + EDGE * 12,
        1 - EDGE * 12,
        Math.hypot((side - noseHalfWidth * 0.45) / 0.06, (y - noseTipY - 0.135) / 0.03),
      ),
  );
  color = withBeard(identity, mouthOpen, color, x, y);
  color = withLips(identity, mouthOpen, color, x, y);
  return withBrow(identity, color, x, y);
}

function withBrow(
  {
    browY,
    browThickness,
    browArch,
    browDarkness,
    eyeX,
    eyeHalfWidth,
    hairColor: hair,
    seed,
    skin,
  }: FaceIdentity,
  under: Color,
  x: number,
  y: number,
): Color {
  const along = (Math.abs(x) - eyeX - 0.01) / (eyeHalfWidth * 1.35);
  if (Math.abs(along) > 1.1) return under;
  const middle = browY - browArch * (1 - (along - 0.25) ** 2) + 0.03;
  const half = browThickness * (0.75 - 0.35 * along) * (1 - Math.max(0, Math.abs(along) - 0.75) * 2);
  const hairs = 0.7 + 0.5 * valueNoise(x * 60 + y * 25, y * 30, seed + 5);
  const share =
    browDarkness *
    hairs *
    smooth(half + 0.02, half - 0.02, Math.abs(y - middle)) *
    smooth(1.05, 0.85, Math.abs(along));
  return mixed(under, mixed(hair, scaled(skin, 0.25), 0.4), Math.min(1, share));
}

function withLips(
  { mouthY, mouthHalfWidth, upperLip, lowerLip, lipColor, seed }: FaceIdentity,
  open: number,
  under: Color,
  x: number,
  y: number,
): Color {
  const along = x / mouthHalfWidth;
  if (Math.abs(along) > 1.08) return under;
  const arc = Math.max(0, 1 - along * along);
  const gapTop = mouthY + 0.02 * (1 - arc) * -1;
  const gapBottom = gapTop + JAW_DROP * open * arc ** 0.6;
  const top = gapTop - upperLip * arc ** 0.7 * (1 - 0.28 * bell(along / 0.12));
  const bottom = gapBottom + lowerLip * arc ** 0.8;
  const lips = smooth(top - EDGE, top + EDGE, y) * smooth(bottom + EDGE, bottom - EDGE, y);
  const shade = (y < gapTop ? 0.84 : 1) * (0.92 + 0.16 * valueNoise(x * 45, y * 6, seed + 6));
  let color = mixed(under, scaled(lipColor, shade), lips * 0.92);
  const gap = smooth(gapTop - EDGE, gapTop + EDGE, y) * smooth(gapBottom + EDGE, gapBottom - EDGE, y);
  if (open > 0.02) {
    const teeth =
      smooth(0.1, 0.2, open) * smooth(gapTop + 0.075, gapTop + 0.06, y) * smooth(0.8, 0.6, Math.abs(along));
    color = mixed(color, mixed([46, 16, 18], [226, 220, 208], teeth), gap);
  }
  const line = bell((y - gapTop) / 0.013) * smooth(1.06, 0.95, Math.abs(along)) * (open > 0.05 ? 0.3 : 0.75);
  return mixed(color, [58, 24, 26], line);
}

function withBeard(identity: FaceIdentity, open: number, under: Color, x: number, y: number): Color {
  const { beard, moustache, mouthY, noseTipY, seed, mouthHalfWidth } = identity;
  if (beard === 0 && moustache === 0) return under;
  const side = Math.abs(x);
  const edge = mouthY - 0.12 - 0.75 * Math.max(0, side - 0.42) + 0.14 * bell(x / 0.25);
  const jaw =
    beard *
    smooth(edge - 0.08, edge + 0.1, y) *
    (1 - 0.6 * bell(x / 0.3) * bell((y - mouthY - 0.03 - open * JAW_DROP) / 0.1));
  const lip =
    moustache *
    smooth(noseTipY + 0.2, noseTipY + 0.27, y) *
    smooth(mouthY + 0.02, mouthY - 0.04, y) *
    smooth(mouthHalfWidth * 1.1, mouthHalfWidth * 0.85, side);
  const density = Math.max(jaw, lip);
  if (density <= 0) return under;
  const hairs = valueNoise(x * 50, y * 28, seed + 7);
  return mixed(
    under,
    scaled(identity.hairColor, 0.6 + 0.5 * hairs),
    Math.min(0.95, density * (0.55 + 0.6 * hairs)),
  );
}

function eyePaint(
  identity: FaceIdentity,
  moment: FaceMoment,
  x: number,
  y: number,
): { color: Color; share: number } {
  const { eyeX, eyeHalfWidth, eyeHalfHeight, eyeTilt, irisColor, seed, skin } = identity;
  const along = (Math.abs(x) - eyeX) / eyeHalfWidth;
  if (Math.abs(along) > 1.15 || Math.abs(y) > 0.3) return { color: skin, share: 0 };
  const arc = Math.max(0, 1 - along * along);
  const middle = -eyeTilt * along;
  const lower = middle + 0.75 * eyeHalfHeight * arc;
  const upper = lower - (0.75 + 1.15) * eyeHalfHeight * arc ** 0.8 * (1 - moment.blink);
  const lashes = bell((y - upper) / 0.014) * smooth(1.12, 0.95, Math.abs(along)) * 0.9;
  const crease =
    bell((y - (lower - 1.9 * eyeHalfHeight * arc ** 0.8) + 0.05) / 0.012) *
    smooth(1.1, 0.8, Math.abs(along)) *
    0.35;
  const rim = bell((y - lower - 0.008) / 0.01) * smooth(1.05, 0.9, Math.abs(along)) * 0.3;
  const inside =
    smooth(upper - EDGE * 0.5, upper + EDGE * 0.5, y) *
    smooth(lower + EDGE * 0.5, lower - EDGE * 0.5, y) *
    (arc > 0 ? 1 : 0);
  // The eyes keep looking into the camera while the head turns.
  const irisX = Math.sign(x) * eyeX - 0.0022 * moment.yawDegrees;
  const irisY = -0.2 * eyeHalfHeight - 0.0016 * moment.pitchDegrees;
  const fromPupil = Math.hypot(x - irisX, y - irisY);
  const iris = smooth(IRIS_RADIUS + EDGE * 0.6, IRIS_RADIUS - EDGE * 0.6, fromPupil);
  const spokes = 0.8 + 0.4 * valueNoise(Math.atan2(y - irisY, x - irisX) * 9, fromPupil * 20, seed + 8);
  const ring = 1 - 0.55 * bell((fromPupil - IRIS_RADIUS) / 0.016);
  let color = mixed(
    scaled(mixed([212, 205, 199], skin, 0.12), 0.7 + 0.3 * smooth(0, 0.06, y - upper)),
    scaled(irisColor, spokes * ring),
    iris,
  );
  color = mixed(color, [12, 10, 10], smooth(PUPIL_RADIUS + EDGE * 0.5, PUPIL_RADIUS - EDGE * 0.5, fromPupil));
  const glintX = irisX + 0.035 * Math.sin((moment.lightAcrossDegrees * Math.PI) / 180) + 0.008;
  const glint = smooth(0.026, 0.012, Math.hypot(x - glintX, y - irisY + 0.03));
  color = mixed(color, [250, 250, 250], glint);
  const dark = Math.max(lashes, crease, rim);
  const share = Math.max(inside, dark);
  return {
    color: mixed(color, mixed(scaled(skin, 0.28), [20, 14, 12], 0.5), Math.max(dark, 1 - inside)),
    share,
  };
}
