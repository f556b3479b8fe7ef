import type { WeightTensor } from './weights.js';

/**
 * Filters of a convolution as ONNX orders them (output channel, input channel, row, column).
 * @param filters as TensorFlow orders them: row, column, input channel, output channel
 */
export function convolutionFilters({ shape, numbers }: WeightTensor): WeightTensor {
  const [rows, columns, inputs, outputs] = shape as [number, number, number, number];
  const cells = rows * columns;
  const ordered = new Float32Array(numbers.length);
  for (let cell = 0, from = 0; cell < cells; cell++)
    for (let input = 0; input < inputs; input++)
      for (
        let output = 0, to = input * cells + cell;
        output < outputs;
        output++, from++, to += inputs * cells
      )
        ordered[to] = numbers[from]!;
  return { shape: [outputs, inputs, rows, columns], numbers: ordered };
}

/**
 * Filters that look at one channel each, as ONNX orders them (channel, 1, row, column).
 * @param filters as TensorFlow orders them: row, column, channel, 1
 * @throws RangeError where a channel has more than one filter
 */
export function depthwiseFilters({ shape, numbers }: WeightTensor): WeightTensor {
  const [rows, columns, channels, multiplier] = shape as [number, number, number, number];
  if (multiplier !== 1) throw new RangeError(`expected one filter a channel, received ${multiplier}`);
  return convolutionFilters({ shape: [rows, columns, 1, channels], numbers });
}
