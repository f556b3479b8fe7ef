import type { Graph, GraphNode } from '../graph.js';
import type { FloatTensor } from '../tensor.js';

/** Where values come from and go to. */
export class Uses {
  readonly #constants: Graph['constants'];
  readonly #makers: ReadonlyMap<string, GraphNode>;
  readonly #counts = new Map<string, number>();
  readonly #nodes: readonly GraphNode[];

  constructor({ nodes, constants, outputs }: Graph) {
    this.#nodes = nodes;
    this.#constants = constants;
    this.#makers = new Map(nodes.flatMap((node) => node.outputs.map((output) => [output, node] as const)));
    for (const name of [...nodes.flatMap(({ inputs }) => inputs), ...outputs])
      this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** The node that gives this value to one other and to nobody else, if it is such an operator. */
  onlyFrom(value: string | undefined, operator: string): GraphNode | undefined {
    return this.#counts.get(value ?? '') === 1 ? this.from(value, operator) : undefined;
  }

  /** The node that gives this value, if it is such an operator. */
  from(value: string | undefined, operator: string): GraphNode | undefined {
    const maker = value === undefined ? undefined : this.#makers.get(value);
    return maker?.operator === operator ? maker : undefined;
  }

  /** The nodes that take this value. */
  readersOf(value: string | undefined): readonly GraphNode[] {
    return value === undefined ? [] : this.#nodes.filter(({ inputs }) => inputs.includes(value));
  }

  /** The numbers of a constant; undefined for anything else. */
  constantOf(value: string | undefined): FloatTensor | undefined {
    return value === undefined ? undefined : this.#constants.get(value);
  }

  /** The one number of a constant; undefined for anything else. */
  numberOf(value: string | undefined): number | undefined {
    const values = this.constantOf(value)?.values;
    return values?.length === 1 ? values[0] : undefined;
  }

  /**
   * Channels of a value that comes from a convolution or a normalization, maybe by element-wise operators.
   */
  channelsOf(value: string | undefined): number | undefined {
    const maker = value === undefined ? undefined : this.#makers.get(value);
    if (!maker) return undefined;
    if (maker.operator === 'Conv' || maker.operator === 'BatchNormalization')
      return this.constantOf(maker.inputs[1])?.dims[0];
    if (!ELEMENTWISE.has(maker.operator)) return undefined;
    return this.channelsOf(maker.inputs.find((input) => !this.#constants.has(input)));
  }
}

const ELEMENTWISE: ReadonlySet<string> = new Set(['Add', 'Mul', 'Div', 'Clip']);
