import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import type { LinkGraph, Strength } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { likelihood } from '../../words/numbers.js';
import { type Placed, placeNodes } from './layout.js';

const RADIUS = 20;
/** Of 13 pixels as many fit into a circle. */
const FITTING_DIGITS = 4;
const MARGIN = 50;
const LEAST_SIZE = 320;
const WIDTH: Readonly<Record<Strength, number>> = { low: 1, medium: 2, high: 3.5, critical: 5.5 };

interface GraphProps {
  readonly graph: LinkGraph;
  readonly center: number;
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

/** Nodes are buttons; arrows go to the neighbor that lies that way. Width is strength, the ring the band. */
export function Graph({ graph, center, chosen, onChoose }: GraphProps): ReactNode {
  const placed = useMemo(() => placeNodes(graph.nodes, graph.links), [graph]);
  const at = new Map(placed.map((one) => [one.node.id, one]));
  const view = viewBox(placed);
  const strongest = new Map<string, { from: number; to: number; strength: Strength }>();
  for (const { source, target, strength } of graph.links) {
    const key = [Math.min(source, target), Math.max(source, target)].join(' ');
    const known = strongest.get(key);
    if (!known || WIDTH[strength] > WIDTH[known.strength])
      strongest.set(key, { from: source, to: target, strength });
  }
  const walk = (event: KeyboardEvent, from: Placed): void => {
    const next = neighborToward(event.key, from, placed);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (next.node.id !== center) onChoose(next.node.id);
    (
      event.currentTarget.parentElement?.querySelector(
        `[data-graph-node="${next.node.id}"]`,
      ) as SVGElement | null
    )?.focus();
  };
  return (
    // A group of buttons, laid out as a picture.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in an SVG
    <svg className="graph" viewBox={view} role="group" aria-label={m.links.graph}>
      {[...strongest].map(([key, { from, to, strength }]) => {
        const [one, other] = [at.get(from), at.get(to)];
        return (
          one &&
          other && (
            <line
              key={key}
              x1={one.x}
              y1={one.y}
              x2={other.x}
              y2={other.y}
              strokeWidth={WIDTH[strength]}
              className={`edge strength-${strength}`}
            />
          )
        );
      })}
      {placed.map((one) => {
        const { id, likelihood: of, band } = one.node;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand in an SVG
          <g
            key={id}
            role="button"
            tabIndex={id === (chosen ?? center) ? 0 : -1}
            data-graph-node={id}
            className={`node band-${band ?? 'none'}${id === chosen ? ' chosen' : ''}${id === center ? ' center' : ''}`}
            transform={`translate(${one.x} ${one.y})`}
            aria-label={m.links.node(id, of === null || of === undefined ? '' : m.outOf100(likelihood(of)))}
            aria-pressed={id === chosen}
            onClick={() => id !== center && onChoose(id)}
            onKeyDown={(event) => walk(event, one)}
          >
            <circle r={RADIUS} />
            <text
              textAnchor="middle"
              dy="4"
              // A longer number is set closer, so that it stays within its circle.
              {...(String(id).length > FITTING_DIGITS && {
                textLength: 2 * RADIUS - 6,
                lengthAdjust: 'spacingAndGlyphs',
              })}
            >
              {id}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function viewBox(placed: readonly Placed[]): string {
  const xs = placed.map(({ x }) => x);
  const ys = placed.map(({ y }) => y);
  const width = Math.max(LEAST_SIZE, Math.max(...xs) - Math.min(...xs) + 2 * MARGIN);
  const height = Math.max(LEAST_SIZE, Math.max(...ys) - Math.min(...ys) + 2 * MARGIN);
  const [x, y] = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2];
  return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
}

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest node that lies more that way than aside. */
function neighborToward(key: string, from: Placed, placed: readonly Placed[]): Placed | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  return placed
    .filter((one) => one !== from)
    .map((one) => {
      const along = (one.x - from.x) * direction[0] + (one.y - from.y) * direction[1];
      const aside = Math.abs((one.x - from.x) * direction[1]) + Math.abs((one.y - from.y) * direction[0]);
      return { one, along, aside };
    })
    .filter(({ along, aside }) => along > 0 && along >= aside)
    .sort((a, b) => a.along + a.aside - (b.along + b.aside))[0]?.one;
}
