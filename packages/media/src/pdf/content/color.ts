import type { Operand } from './instruction.js';
import type { ContentColor } from './types.js';

/** What a page starts with (ISO 32000-2, 8.4.1). */
export const DEFAULT_FILL: ContentColor = { operator: '', components: [] };

const FILL_OPERATORS = new Set(['g', 'rg', 'k', 'sc', 'scn']);

/**
 * The new fill color when `operator` sets one, else undefined. `cs` goes back to the space's first color.
 */
export function fillOf(operator: string, operands: readonly Operand[]): ContentColor | undefined {
  if (operator === 'cs') return DEFAULT_FILL;
  if (!FILL_OPERATORS.has(operator)) return undefined;
  const components = operands.flatMap((operand) => (operand.kind === 'number' ? [operand.value] : []));
  const pattern = operands.find((operand) => operand.kind === 'name');
  return { operator, components, ...(pattern ? { pattern: pattern.name } : {}) };
}

/** Asked for by the same operator with the same operands. */
export const isSameColor = (one: ContentColor, other: ContentColor): boolean =>
  one.operator === other.operator &&
  one.pattern === other.pattern &&
  one.components.length === other.components.length &&
  one.components.every((component, index) => component === other.components[index]);
