import {
  forceCenter,
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  type SimulationNodeDatum,
} from 'd3-force';
import type { GraphLink, LinkNode } from '../../api/types.js';

/** Steps of the simulation: always as many, so that the same graph looks the same tomorrow. */
const STEPS = 300;
const DISTANCE = 110;
const REPULSION = -260;
const RADIUS = 34;
/** Apart by the golden angle, so that no two start on one line. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

export interface Placed {
  readonly node: LinkNode;
  readonly x: number;
  readonly y: number;
}

/** Places for a graph's nodes around the origin, the same for the same graph: seeded places, no chance. */
export function placeNodes(nodes: readonly LinkNode[], links: readonly GraphLink[]): readonly Placed[] {
  const sorted = [...nodes].sort((one, other) => one.id - other.id);
  const bodies = sorted.map((node, index): SimulationNodeDatum & { id: number; node: LinkNode } => ({
    id: node.id,
    node,
    x: Math.sqrt(index) * RADIUS * Math.cos(index * GOLDEN_ANGLE),
    y: Math.sqrt(index) * RADIUS * Math.sin(index * GOLDEN_ANGLE),
  }));
  forceSimulation(bodies)
    .randomSource(() => 0.5)
    .force(
      'links',
      forceLink<(typeof bodies)[number], { source: number; target: number }>(
        links.map(({ source, target }) => ({ source, target })),
      )
        .id(({ id }) => id)
        .distance(DISTANCE),
    )
    .force('apart', forceManyBody().strength(REPULSION))
    .force('collide', forceCollide(RADIUS))
    .force('center', forceCenter(0, 0))
    .stop()
    .tick(STEPS);
  return bodies.map(({ node, x = 0, y = 0 }) => ({ node, x, y }));
}
