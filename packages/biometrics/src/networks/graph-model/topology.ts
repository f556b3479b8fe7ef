import type { WeightManifest } from './weights.js';

/** A node of a TensorFlow graph (graph.proto) as TensorFlow.js writes it in JSON. */
export interface GraphNode {
  readonly name: string;
  readonly op: string;
  readonly input?: readonly string[];
  readonly attr?: Readonly<Record<string, NodeAttribute>>;
}

/** One of these is there; text is in base64. */
interface NodeAttribute {
  readonly s?: string;
  readonly list?: { readonly i?: readonly string[]; readonly s?: readonly string[] };
}

export interface GraphModelDescription {
  readonly modelTopology: { readonly node: readonly GraphNode[] };
  readonly weightsManifest: WeightManifest;
}

/** Says nothing about the result, or repeats what the inputs say. */
const WITHOUT_EFFECT = [
  'T',
  'Tpaddings',
  'Tshape',
  '_cloned',
  'use_cudnn_on_gpu',
  'num_args',
  'epsilon',
  'explicit_paddings',
];

/**
 * @throws RangeError for an attribute that is not among those the operator's conversion knows
 */
export function checkAttributes({ name, op, attr = {} }: GraphNode, known: readonly string[]): void {
  const unknown = Object.keys(attr).find((key) => !known.includes(key) && !WITHOUT_EFFECT.includes(key));
  if (unknown !== undefined)
    throw new RangeError(`expected attributes of ${op} that are known, received ${unknown} at ${name}`);
  const explicit = attr.explicit_paddings?.list?.i ?? [];
  if (explicit.length > 0)
    throw new RangeError(`expected no padding by number, received ${explicit.join(', ')} at ${name}`);
}

/**
 * The two middle ones of four numbers: rows and columns of a list for pictures, rows, columns and channels.
 */
export function rowsAndColumns({ name, attr }: GraphNode, key: string): [number, number] {
  const [pictures, rows, columns, channels] = (attr?.[key]?.list?.i ?? []).map(Number);
  if (pictures !== 1 || channels !== 1 || rows === undefined || columns === undefined)
    throw new RangeError(`expected ${key} of rows and columns only, received another at ${name}`);
  return [rows, columns];
}

/** @throws RangeError where there is no such text */
export function textAttribute({ name, attr }: GraphNode, key: string): string {
  const text = attr?.[key]?.s;
  if (text === undefined) throw new RangeError(`expected a text ${key}, received none at ${name}`);
  return base64Text(text);
}

export const textsAttribute = ({ attr }: GraphNode, key: string): string[] =>
  (attr?.[key]?.list?.s ?? []).map(base64Text);

const BASE64_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Decoded by hand, since pure packages have no `atob` among their types.
 * @returns one character a byte
 * @throws RangeError for a character that is none of base64 (RFC 4648, clause 4)
 */
export function base64Text(encoded: string): string {
  const bits = [...encoded.replace(/=+$/, '')].map((digit) => {
    const value = BASE64_DIGITS.indexOf(digit);
    if (value < 0) throw new RangeError(`expected base64, received ${digit}`);
    return value.toString(2).padStart(6, '0');
  });
  return (bits.join('').match(/.{8}/g) ?? [])
    .map((byte) => String.fromCharCode(Number.parseInt(byte, 2)))
    .join('');
}
