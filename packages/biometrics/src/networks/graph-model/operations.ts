import type { Attributes, NewGraph, Value } from '@assay/onnx';
import { convolutionFilters, depthwiseFilters } from './filters.js';
import {
  checkAttributes,
  type GraphNode,
  rowsAndColumns,
  textAttribute,
  textsAttribute,
} from './topology.js';
import type { WeightTensor } from './weights.js';

/** What a node's conversion is given. Pictures flow channels first; TensorFlow's are channels last. */
export interface NodeInputs {
  /** The values that are computed. */
  readonly values: readonly Value[];
  /** The tensors of the file. They follow the values, in all operators known here. */
  readonly weights: readonly WeightTensor[];
}

type Operation = (graph: NewGraph, node: GraphNode, inputs: NodeInputs) => Value;

/**
 * TensorFlow's operators (tensorflow.org/api_docs/python/tf/raw_ops) as those of ONNX, as far as the face
 * networks use them.
 */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  _FusedConv2D(graph, node, { values, weights }) {
    checkAttributes(node, [...WINDOW, 'dilations', 'fused_ops']);
    const [filters, biases, slopes] = weights;
    const ordered = convolutionFilters(of(node, filters));
    const { shape, numbers } = of(node, biases);
    const output = graph.apply(
      'Conv',
      [only(node, values), graph.weights(ordered.shape, ordered.numbers), graph.weights(shape, numbers)],
      {
        kernel_shape: ordered.shape.slice(2),
        ...window(node),
      },
    );
    const fused = textsAttribute(node, 'fused_ops').join(' then ');
    if (fused === 'BiasAdd') return output;
    if (fused === 'BiasAdd then Relu') return graph.apply('Relu', [output]);
    if (fused === 'BiasAdd then Prelu') return prelu(graph, output, of(node, slopes));
    throw new RangeError(`expected a known fusion, received ${fused} at ${node.name}`);
  },
  DepthwiseConv2dNative(graph, node, { values, weights }) {
    checkAttributes(node, [...WINDOW, 'dilations']);
    const { shape, numbers } = depthwiseFilters(of(node, weights[0]));
    return graph.apply('Conv', [only(node, values), graph.weights(shape, numbers)], {
      kernel_shape: shape.slice(2),
      group: shape[0]!,
      ...window(node),
    });
  },
  FusedDepthwiseConv2dNative(graph, node, { values, weights }) {
    checkAttributes(node, [...WINDOW, 'dilations', 'fused_ops']);
    const [filters, biases] = weights;
    const ordered = depthwiseFilters(of(node, filters));
    const { shape, numbers } = of(node, biases);
    const output = graph.apply(
      'Conv',
      [only(node, values), graph.weights(ordered.shape, ordered.numbers), graph.weights(shape, numbers)],
      {
        kernel_shape: ordered.shape.slice(2),
        group: ordered.shape[0]!,
        ...window(node),
      },
    );
    const fused = textsAttribute(node, 'fused_ops').join(' then ');
    if (fused === 'BiasAdd') return output;
    if (fused === 'BiasAdd then Relu') return graph.apply('Relu', [output]);
    throw new RangeError(`expected a known fusion, received ${fused} at ${node.name}`);
  },
  MaxPool(graph, node, { values }) {
    checkAttributes(node, [...WINDOW, 'ksize']);
    return graph.apply('MaxPool', [only(node, values)], {
      kernel_shape: rowsAndColumns(node, 'ksize'),
      ...window(node),
    });
  },
  Add: sum,
  AddV2: sum,
  Relu(graph, node, { values }) {
    checkAttributes(node, []);
    return graph.apply('Relu', [only(node, values)]);
  },
  Prelu(graph, node, { values, weights }) {
    checkAttributes(node, []);
    return prelu(graph, only(node, values), of(node, weights[0]));
  },
  Sigmoid(graph, node, { values }) {
    checkAttributes(node, []);
    return graph.apply('Sigmoid', [only(node, values)]);
  },
  Pad(graph, node, { values, weights }) {
    checkAttributes(node, []);
    const { numbers } = of(node, weights[0]);
    // TensorFlow lists before and after by dimension, ONNX all before, then all after.
    const [before, after] = [0, 1].map((side) =>
      CHANNELS_FIRST.map((dimension) => numbers[dimension * 2 + side]!),
    );
    return graph.apply('Pad', [only(node, values), graph.integers([...before!, ...after!])]);
  },
  Reshape(graph, node, { values, weights }) {
    checkAttributes(node, []);
    const channelsLast = graph.apply('Transpose', [only(node, values)], { perm: [0, 2, 3, 1] });
    return graph.apply('Reshape', [channelsLast, graph.integers([...of(node, weights[0]).numbers])]);
  },
  Identity(graph, node, { values }) {
    checkAttributes(node, []);
    return graph.apply('Identity', [only(node, values)]);
  },
};

const WINDOW = ['data_format', 'strides', 'padding'];
const CHANNELS_FIRST = [0, 3, 1, 2];

/**
 * What convolutions and pools have in common. TensorFlow's SAME puts the odd row or column of padding after
 * the picture: SAME_UPPER.
 */
function window(node: GraphNode): Attributes {
  const format = textAttribute(node, 'data_format');
  if (format !== 'NHWC') throw new RangeError(`expected channels last, received ${format} at ${node.name}`);
  const padding = textAttribute(node, 'padding');
  if (padding !== 'SAME' && padding !== 'VALID')
    throw new RangeError(`expected a known padding, received ${padding} at ${node.name}`);
  if (node.attr?.dilations && rowsAndColumns(node, 'dilations').some((dilation) => dilation !== 1))
    throw new RangeError(`expected no dilation, received some at ${node.name}`);
  return { strides: rowsAndColumns(node, 'strides'), auto_pad: padding === 'SAME' ? 'SAME_UPPER' : 'VALID' };
}

/**
 * One slope a channel for what is below zero: `slope * x + (1 - slope) * max(0, x)`. ONNX's own PRelu took
 * more than half of the time of the mesh (3.6 ms, so 1.6; 2026-11-22).
 */
function prelu(graph: NewGraph, value: Value, { numbers }: WeightTensor): Value {
  const shape = [numbers.length, 1, 1];
  const sloped = graph.apply('Mul', [value, graph.weights(shape, numbers)]);
  const rest = graph.weights(
    shape,
    numbers.map((slope) => 1 - slope),
  );
  return graph.apply('Add', [sloped, graph.apply('Mul', [graph.apply('Relu', [value]), rest])]);
}

function sum(graph: NewGraph, node: GraphNode, { values }: NodeInputs): Value {
  checkAttributes(node, []);
  if (values.length !== 2)
    throw new RangeError(`expected two computed values, received ${values.length} at ${node.name}`);
  return graph.apply('Add', values);
}

function only({ name }: GraphNode, [value, ...others]: readonly Value[]): Value {
  if (value === undefined || others.length > 0)
    throw new RangeError(`expected one computed value, received another number at ${name}`);
  return value;
}

function of({ name }: GraphNode, tensor: WeightTensor | undefined): WeightTensor {
  if (!tensor) throw new RangeError(`expected a tensor of the file, received none at ${name}`);
  return tensor;
}
