import {
  type FeatureScale,
  type KernelModel,
  kernel,
  readFeatures,
  standardized,
  writtenFeatures,
} from '../../packages/forensics/src/image/generated-pixels/kernel-model.js';

/** One example, and how much it counts. */
export interface Example {
  readonly features: readonly number[];
  readonly generated: boolean;
  readonly weight: number;
}

/** Smaller deviations are rounding. */
const LEAST_DEVIATION = 1e-3;

export interface RidgeOptions {
  /** Examples that become landmarks: so many of the first, which must therefore be in no order. */
  readonly landmarks: number;
  readonly penalty: number;
}

/**
 * Kernel ridge regression of the label (-1 photographed, 1 generated) on the kernels around some of the
 * examples.
 * @see Rifkin, Yeo & Poggio, "Regularized least-squares classification", Advances in Learning Theory (2003)
 * 131-154, with the subset of regressors of Williams & Seeger, "Using the Nyström method to speed up kernel
 * machines", NIPS 13 (2001).
 */
export function fitKernelRidge(
  examples: readonly Example[],
  { landmarks, penalty }: RidgeOptions,
): KernelModel {
  const scale = scaleOf(examples);
  const places = examples.map(({ features }) => standardized(scale, features));
  const centers = places.slice(0, landmarks).map((place) => readFeatures(writtenFeatures(place)));
  const size = centers.length;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  centers.forEach((center, i) => {
    for (let j = 0; j <= i; j++)
      matrix[i * size + j] = penalty * (kernel(center, centers[j]!) + (i === j ? 1e-6 : 0));
  });
  examples.forEach(({ generated, weight }, index) => {
    const near = Float64Array.from(centers, (center) => kernel(places[index]!, center));
    const label = generated ? 1 : -1;
    for (let i = 0; i < size; i++) {
      const scaled = weight * near[i]!;
      right[i]! += scaled * label;
      for (let j = 0, at = i * size; j <= i; j++, at++) matrix[at]! += scaled * near[j]!;
    }
  });
  const coefficients = solvePositiveDefinite(matrix, right);
  return {
    scale,
    landmarks: centers.map((features, index) => ({ features, coefficient: coefficients[index]! })),
  };
}

function scaleOf(examples: readonly Example[]): FeatureScale {
  const length = examples[0]?.features.length ?? 0;
  const mean = (of: (example: Example) => number): number =>
    examples.reduce((sum, example) => sum + of(example), 0) / examples.length;
  const means = Float64Array.from({ length }, (_, index) => mean(({ features }) => features[index]!));
  const deviations = Float64Array.from({ length }, (_, index) =>
    Math.max(LEAST_DEVIATION, Math.sqrt(mean(({ features }) => (features[index]! - means[index]!) ** 2))),
  );
  return { means, deviations };
}

/**
 * Solves `matrix * x = right` by Cholesky's decomposition.
 * @param matrix symmetric and positive definite, row by row; its lower triangle is read and overwritten
 */
export function solvePositiveDefinite(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j]!;
      for (let k = 0; k < j; k++) sum -= matrix[i * size + k]! * matrix[j * size + k]!;
      matrix[i * size + j] = i === j ? Math.sqrt(sum) : sum / matrix[j * size + j]!;
    }
  }
  const solution = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) solution[i]! -= matrix[i * size + k]! * solution[k]!;
    solution[i]! /= matrix[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) solution[i]! -= matrix[k * size + i]! * solution[k]!;
    solution[i]! /= matrix[i * size + i]!;
  }
  return solution;
}
