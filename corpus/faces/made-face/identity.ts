import { seededRandom } from '../../seeded-random.js';

/** Coded sRGB, 0..255. */
export type Color = readonly [red: number, green: number, blue: number];

/**
 * What stays the same of a made person. Lengths are in units of half the width of a middling face (70 mm): x
 * to the viewer's right, y down from the line of the eyes, z toward the camera.
 */
export interface FaceIdentity {
  readonly seed: number;
  readonly skin: Color;
  readonly hairColor: Color;
  readonly irisColor: Color;
  readonly lipColor: Color;
  readonly clothes: Color;
  /** Half the width at the cheekbones. */
  readonly halfWidth: number;
  readonly chinY: number;
  readonly crownY: number;
  /** Exponent of the jaw's outline: 1.7 is pointed, 3.2 is square. */
  readonly jawExponent: number;
  readonly chinBump: number;
  readonly cheekBump: number;
  /** Of a pupil from the middle. */
  readonly eyeX: number;
  readonly eyeHalfWidth: number;
  readonly eyeHalfHeight: number;
  /** Rise of the outer corner above the inner. */
  readonly eyeTilt: number;
  readonly socketDepth: number;
  readonly browY: number;
  readonly browThickness: number;
  readonly browArch: number;
  readonly browDarkness: number;
  readonly noseTipY: number;
  readonly noseHalfWidth: number;
  readonly noseHeight: number;
  readonly noseBridge: number;
  readonly mouthY: number;
  readonly mouthHalfWidth: number;
  readonly upperLip: number;
  readonly lowerLip: number;
  readonly hairlineY: number;
  /** Y that hair hangs down to; undefined for short hair. */
  readonly hairLengthY: number | undefined;
  readonly hairVolume: number;
  readonly bald: boolean;
  /** 0 none, 1 full. */
  readonly beard: number;
  readonly moustache: number;
  /** Folds from the nose to the mouth, lines of the forehead: 0..1. */
  readonly age: number;
  readonly freckles: number;
  readonly glasses: { readonly color: Color; readonly round: number; readonly thickness: number } | undefined;
}

const LIGHT_SKIN: Color = [238, 201, 181];
const TAN_SKIN: Color = [196, 146, 112];
const DARK_SKIN: Color = [98, 63, 47];
const HAIR: readonly Color[] = [
  [24, 20, 19],
  [44, 32, 26],
  [82, 56, 38],
  [128, 90, 52],
  [178, 144, 92],
  [142, 66, 34],
  [150, 148, 146],
  [214, 212, 208],
];
const IRIS: readonly Color[] = [
  [62, 40, 26],
  [92, 62, 36],
  [104, 116, 74],
  [92, 124, 150],
  [120, 134, 138],
];
const FRAMES: readonly Color[] = [
  [22, 22, 24],
  [88, 46, 24],
  [120, 122, 128],
];

/** A made person: proportions, colors, hair, beard and glasses, drawn by a seed. Nobody's likeness. */
export function identityOf(seed: number): FaceIdentity {
  const random = seededRandom(seed * 7919 + 17);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const oneOf = <T>(options: readonly T[]): T => options[Math.floor(random() * options.length)]!;
  const melanin = random();
  const skin =
    melanin < 0.5 ? mixed(LIGHT_SKIN, TAN_SKIN, melanin * 2) : mixed(TAN_SKIN, DARK_SKIN, melanin * 2 - 1);
  const hairy = random();
  const masculine = random() < 0.5;
  const hairColor = melanin > 0.55 ? oneOf(HAIR.slice(0, 2)) : oneOf(HAIR);
  const mouthY = between(0.94, 1.06);
  return {
    seed,
    skin: mixed(skin, [skin[0], skin[1] * between(0.94, 1.03), skin[2] * between(0.88, 1.06)], 1),
    hairColor,
    irisColor: melanin > 0.55 ? IRIS[0]! : oneOf(IRIS),
    lipColor: mixed(skin, [172, 62, 70], between(0.28, masculine ? 0.45 : 0.8)),
    clothes: [between(20, 220), between(20, 220), between(20, 220)],
    halfWidth: between(0.9, 1.12),
    chinY: between(1.5, 1.8),
    crownY: between(-1.62, -1.42),
    jawExponent: masculine ? between(2.1, 3.3) : between(1.7, 2.4),
    chinBump: between(0.02, 0.16),
    cheekBump: between(0, 0.12),
    eyeX: between(0.4, 0.5),
    eyeHalfWidth: between(0.19, 0.25),
    eyeHalfHeight: between(0.07, 0.108),
    eyeTilt: between(-0.03, 0.05),
    socketDepth: between(0.05, 0.17),
    browY: between(-0.4, -0.28),
    browThickness: masculine ? between(0.05, 0.095) : between(0.028, 0.06),
    browArch: between(0, 0.09),
    browDarkness: between(0.55, 0.95),
    noseTipY: between(0.44, 0.62),
    noseHalfWidth: between(0.17, 0.29),
    noseHeight: between(0.28, 0.5),
    noseBridge: between(0.05, 0.2),
    mouthY,
    mouthHalfWidth: between(0.29, 0.43),
    upperLip: between(0.04, 0.1),
    lowerLip: between(0.06, 0.13),
    hairlineY: between(-1.18, -0.86),
    hairLengthY: masculine ? undefined : between(0.6, 2.4),
    hairVolume: masculine ? between(0.03, 0.14) : between(0.08, 0.22),
    bald: masculine && hairy < 0.18,
    beard: masculine && hairy > 0.6 ? between(0.3, 1) : 0,
    moustache: masculine && hairy > 0.5 ? between(0.2, 1) : 0,
    age: random() ** 1.5,
    freckles: random() ** 4,
    glasses:
      random() < 0.22
        ? { color: oneOf(FRAMES), round: random(), thickness: between(0.018, 0.04) }
        : undefined,
  };
}

export const mixed = (from: Color, to: Color, share: number): Color => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
