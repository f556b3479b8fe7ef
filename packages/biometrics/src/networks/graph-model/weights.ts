/**
 * Weights as TensorFlow.js stores them: one after the other in a file, described by a manifest, some of them
 * in fewer bits.
 */
import { halfFloats } from '@assay/onnx';

/**
 * A tensor of the file. Whole numbers (shapes, amounts of padding) are exact in floats of 32 bits, being
 * small.
 */
export interface WeightTensor {
  readonly shape: readonly number[];
  readonly numbers: Float32Array;
}

/** What the manifest says of a tensor (TensorFlow.js converter, `weightsManifest`). */
export interface WeightEntry {
  readonly name: string;
  readonly shape: readonly number[];
  readonly dtype: string;
  readonly quantization?: { readonly dtype: string; readonly scale?: number; readonly min?: number };
}

export type WeightManifest = readonly { readonly weights: readonly WeightEntry[] }[];

/**
 * The tensors by name.
 * @throws RangeError where the file is longer or shorter than the manifest says, or a tensor is stored in an
 * unknown way
 */
export function readWeights(manifest: WeightManifest, file: Uint8Array): ReadonlyMap<string, WeightTensor> {
  const tensors = new Map<string, WeightTensor>();
  let at = 0;
  for (const entry of manifest.flatMap(({ weights }) => weights)) {
    const stored = STORED[storedType(entry)];
    if (!stored)
      throw new RangeError(
        `expected weights stored in a known way, received ${storedType(entry)} for ${entry.name}`,
      );
    const count = entry.shape.reduce((product, dim) => product * dim, 1);
    const end = at + count * stored.bytes;
    if (end > file.length) throw new RangeError(`expected ${end} bytes of weights, received ${file.length}`);
    tensors.set(entry.name, {
      shape: entry.shape,
      numbers: stored.read(new Uint8Array(file.subarray(at, end)), entry),
    });
    at = end;
  }
  if (at !== file.length) throw new RangeError(`expected ${at} bytes of weights, received ${file.length}`);
  return tensors;
}

const storedType = ({ dtype, quantization }: WeightEntry): string =>
  quantization ? `${dtype} in ${quantization.dtype}` : dtype;

interface StoredType {
  readonly bytes: number;
  /** @param bytes of this tensor only, in a buffer of their own */
  read(bytes: Uint8Array, entry: WeightEntry): Float32Array;
}

const STORED: Readonly<Record<string, StoredType>> = {
  float32: { bytes: 4, read: ({ buffer }) => new Float32Array(buffer) },
  int32: { bytes: 4, read: ({ buffer }) => Float32Array.from(new Int32Array(buffer)) },
  'float32 in float16': { bytes: 2, read: ({ buffer }) => lookedUp(new Uint16Array(buffer), halfFloats()) },
  'float32 in uint8': {
    bytes: 1,
    read(bytes, { name, quantization: { scale, min } = { dtype: '' } }) {
      if (scale === undefined || min === undefined)
        throw new RangeError(`expected a scale and a minimum, received none for ${name}`);
      return lookedUp(
        bytes,
        Float32Array.from({ length: 256 }, (_, level) => level * scale + min),
      );
    },
  },
};

function lookedUp(patterns: Uint8Array | Uint16Array, meanings: Float32Array): Float32Array {
  const numbers = new Float32Array(patterns.length);
  for (let index = 0; index < numbers.length; index++) numbers[index] = meanings[patterns[index]!]!;
  return numbers;
}
