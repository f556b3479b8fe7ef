/**
 * Features further from their mean than this many standard deviations count as being that far: one odd number
 * shall not decide.
 */
const MOST_DEVIATIONS = 4;

/**
 * A standardized feature of a landmark is one character, its place in this row the step from -4 to 4 standard
 * deviations.
 */
const STEPS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const STEP = (2 * MOST_DEVIATIONS) / (STEPS.length - 1);

/** How features are brought to one scale. */
export interface FeatureScale {
  readonly means: Float64Array;
  readonly deviations: Float64Array;
}

/** How near a picture is to a landmark counts for `coefficient`. */
export interface Landmark {
  /** Standardized. */
  readonly features: Float32Array;
  readonly coefficient: number;
}

/**
 * A weighted sum of Gaussian kernels around landmarks: pictures of the training set, spread over all of it.
 */
export interface KernelModel {
  readonly scale: FeatureScale;
  readonly landmarks: readonly Landmark[];
}

/**
 * Kernels are this narrow: the exponent for a mean squared difference of one, over all features. Chosen with
 * sources left out, of 0.3, 0.5, 1 and 2.
 */
const NARROWNESS = 1;

/** 1 for the same numbers, near 0 for numbers that have nothing in common. Both standardized. */
export function kernel(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index]! - other[index]!) ** 2;
  return Math.exp((-NARROWNESS * sum) / one.length);
}

/** Features in standard deviations from the mean, held within {@link MOST_DEVIATIONS}. */
export const standardized = (
  { means, deviations }: FeatureScale,
  features: ArrayLike<number>,
): Float32Array =>
  Float32Array.from(means, (mean, index) => bounded((features[index]! - mean) / deviations[index]!));

const bounded = (value: number): number => Math.max(-MOST_DEVIATIONS, Math.min(MOST_DEVIATIONS, value));

/** About -1 (as photographs of the training set) to 1 (as its generated pictures). */
export function modelScore({ scale, landmarks }: KernelModel, features: ArrayLike<number>): number {
  const place = standardized(scale, features);
  return landmarks.reduce(
    (sum, landmark) => sum + landmark.coefficient * kernel(place, landmark.features),
    0,
  );
}

/** A landmark's features as they are written down. */
export const writtenFeatures = (features: Float32Array): string =>
  Array.from(features, (value) => STEPS[Math.round((value + MOST_DEVIATIONS) / STEP)]).join('');

/** @param text as {@link writtenFeatures} gives it */
export const readFeatures = (text: string): Float32Array =>
  Float32Array.from(text, (character) => STEPS.indexOf(character) * STEP - MOST_DEVIATIONS);

/** A model as weights.json holds it. */
export interface WrittenModel {
  readonly scale: readonly string[];
  readonly landmarks: readonly string[];
}

/**
 * Reads a model.
 * @param written `scale`, a text for each feature: its mean and its standard deviation; `landmarks`, one for each: its
 * coefficient and its features
 */
export function readModel({ scale, landmarks }: WrittenModel): KernelModel {
  const numbers = scale.map((line) => line.split(' ').map(Number));
  return {
    scale: {
      means: Float64Array.from(numbers, ([mean]) => mean!),
      deviations: Float64Array.from(numbers, ([, deviation]) => deviation!),
    },
    landmarks: landmarks.map((line) => {
      const [coefficient = '', features = ''] = line.split(' ');
      return { coefficient: Number(coefficient), features: readFeatures(features) };
    }),
  };
}
