import type { GraphModelFiles } from '../../types.js';
import type { GraphNode } from '../graph-model/topology.js';

/** A tensor of a made model: its numbers in TensorFlow's order, channels last. */
export interface MadeTensor {
  readonly shape: readonly number[];
  readonly numbers: readonly number[];
  readonly dtype?: 'float32' | 'int32';
}

const base64 = (text: string): string => btoa(text);

/** Attributes as TensorFlow.js writes them. */
export const windowAttributes = (
  stride: number,
  padding: string,
  kernelPx?: number,
): NonNullable<GraphNode['attr']> => ({
  data_format: { s: base64('NHWC') },
  padding: { s: base64(padding) },
  strides: { list: { i: ['1', `${stride}`, `${stride}`, '1'] } },
  ...(kernelPx === undefined ? {} : { ksize: { list: { i: ['1', `${kernelPx}`, `${kernelPx}`, '1'] } } }),
});

export const fusedOperations = (...names: string[]): NonNullable<GraphNode['attr']> => ({
  fused_ops: { list: { s: names.map(base64) } },
});

/** The files of a graph whose input node is named `input`. */
export function madeGraphModel(
  nodes: readonly GraphNode[],
  tensors: Readonly<Record<string, MadeTensor>> = {},
): GraphModelFiles {
  const weights = Object.entries(tensors).map(([name, { shape, dtype = 'float32' }]) => ({
    name,
    shape,
    dtype,
  }));
  const files = Object.values(tensors).map(({ numbers, dtype }) =>
    dtype === 'int32'
      ? Buffer.from(Int32Array.from(numbers).buffer)
      : Buffer.from(Float32Array.from(numbers).buffer),
  );
  const constants = Object.keys(tensors).map((name) => ({ name, op: 'Const' }));
  const description = {
    modelTopology: { node: [{ name: 'input', op: 'Placeholder' }, ...constants, ...nodes] },
    weightsManifest: [{ weights }],
  };
  return { description: JSON.stringify(description), weights: Buffer.concat(files) };
}
