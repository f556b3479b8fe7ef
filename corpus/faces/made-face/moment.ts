import { seededRandom } from '../../seeded-random.js';

/** What changes from picture to picture of a made person. */
export interface FaceMoment {
  /** Turned to the viewer's right where positive; up to 45 looks right. */
  readonly yawDegrees: number;
  /** Chin down where positive. */
  readonly pitchDegrees: number;
  /** Clockwise. */
  readonly rollDegrees: number;
  /** Where the light comes from: 0 from the camera, positive from the viewer's right. */
  readonly lightAcrossDegrees: number;
  /** Above the camera. */
  readonly lightUpDegrees: number;
  /** Share of the light that comes from everywhere, 0..1: little makes hard shading. */
  readonly ambient: number;
  /** 0 open, 1 closed. */
  readonly blink: number;
  /** 0 closed, 1 wide. */
  readonly mouthOpen: number;
  /** Width of the face as a share of the picture's width. */
  readonly faceShare: number;
  /** Of the point between the eyes, as shares of the picture. */
  readonly centerX: number;
  readonly centerY: number;
  /** From camera to eyes in halves of a face's width (70 mm): 7 is an arm's length. */
  readonly cameraDistance: number;
  /** Undefined: plain light gray, as in a passport photo. */
  readonly backgroundSeed: number | undefined;
  /** Multiplies all light. */
  readonly exposure: number;
  /** Standard deviation of the sensor's noise in steps of 0..255. */
  readonly noiseSteps: number;
  readonly noiseSeed: number;
  /** Of the lens, standard deviation in pixels, 0 (none) to 1. */
  readonly blurPx: number;
}

/** Straight into the camera in even light, before plain gray. */
export const PORTRAIT: FaceMoment = {
  yawDegrees: 0,
  pitchDegrees: 0,
  rollDegrees: 0,
  lightAcrossDegrees: 12,
  lightUpDegrees: 25,
  ambient: 0.45,
  blink: 0,
  mouthOpen: 0,
  faceShare: 0.5,
  centerX: 0.5,
  centerY: 0.44,
  cameraDistance: 12,
  backgroundSeed: undefined,
  exposure: 1,
  noiseSteps: 1.5,
  noiseSeed: 1,
  blurPx: 0.7,
};

/** A selfie: somewhat turned, light from a side, a room behind. */
export function selfieMoment(seed: number): FaceMoment {
  const random = seededRandom(seed * 104729 + 5);
  const between = (low: number, high: number): number => low + (high - low) * random();
  return {
    yawDegrees: between(-12, 12),
    pitchDegrees: between(-8, 8),
    rollDegrees: between(-6, 6),
    lightAcrossDegrees: between(-50, 50),
    lightUpDegrees: between(5, 40),
    ambient: between(0.35, 0.55),
    blink: between(0, 0.15),
    mouthOpen: random() < 0.3 ? between(0, 0.3) : 0,
    faceShare: between(0.42, 0.58),
    centerX: between(0.46, 0.54),
    centerY: between(0.4, 0.48),
    cameraDistance: between(6, 9),
    backgroundSeed: seed,
    exposure: between(0.85, 1.1),
    noiseSteps: between(1.5, 4),
    noiseSeed: seed,
    blurPx: between(0.6, 0.9),
  };
}
