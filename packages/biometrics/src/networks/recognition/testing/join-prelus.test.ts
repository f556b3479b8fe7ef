import { expect, test } from 'vitest';
import type { GraphModelDescription, GraphNode } from '../../graph-model/topology.js';
import { joinPrelus } from './join-prelus.js';

const described = (before: GraphNode, above: string): GraphModelDescription => ({
  modelTopology: {
    node: [
      before,
      { name: 'relu', op: 'Relu', input: ['x'] },
      { name: 'abs', op: 'Abs', input: ['x'] },
      { name: 'sub', op: 'Sub', input: ['x', 'abs'] },
      { name: 'half', op: 'Const' },
      { name: 'mul', op: 'Mul', input: ['sub', 'half'] },
      { name: 'out', op: 'Add', input: [above, 'mul'] },
    ],
  },
  weightsManifest: [],
});
const nodeOf = ({ modelTopology }: GraphModelDescription, name: string) =>
  modelTopology.node.find((node) => node.name === name);

test('a PReLU written out becomes one, and its slopes are asked for', () => {
  const asked: string[] = [];
  const joined = joinPrelus(described({ name: 'x', op: '_FusedConv2D' }, 'relu'), (name) => asked.push(name));
  expect(nodeOf(joined, 'out')).toEqual({ name: 'out', op: 'Prelu', input: ['x', 'half'] });
  expect(asked).toEqual(['half']);
});

test('a Relu that was joined to the convolution before it is taken out', () => {
  const fused_ops = { list: { s: [btoa('BiasAdd'), btoa('Relu')] } };
  const joined = joinPrelus(
    described({ name: 'x', op: 'FusedDepthwiseConv2dNative', attr: { fused_ops } }, 'x'),
    () => undefined,
  );
  expect(nodeOf(joined, 'x')?.attr?.fused_ops?.list?.s).toEqual([btoa('BiasAdd')]);
});

test('another sum with a product is refused', () => {
  expect(() => joinPrelus(described({ name: 'x', op: '_FusedConv2D' }, 'abs'), () => undefined)).toThrow(
    RangeError,
  );
});
