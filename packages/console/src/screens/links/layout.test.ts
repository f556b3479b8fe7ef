import { expect, test } from 'vitest';
import { placeNodes } from './layout.js';

const nodeOf = (id: number) => ({ id, likelihood: 50, band: 'medium', documentType: null }) as const;
const nodes = [5, 2, 9, 1].map(nodeOf);
const links = [
  { source: 1, target: 2, linkType: 'identical_file', strength: 'critical', metadata: {} },
  { source: 5, target: 2, linkType: 'shared_layout', strength: 'low', metadata: {} },
] as const;

test('the same graph has the same places, in whatever order it comes', () => {
  const once = placeNodes(nodes, links);
  expect(placeNodes([...nodes].reverse(), links)).toEqual(once);
  expect(once.map(({ node }) => node.id)).toEqual([1, 2, 5, 9]);
});

test('no two nodes lie over each other', () => {
  const many = Array.from({ length: 40 }, (_, id) => nodeOf(id));
  const placed = placeNodes(
    many,
    many.slice(1).map(({ id }) => ({ ...links[0], source: id, target: 0 })),
  );
  for (const one of placed)
    for (const other of placed)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40);
});
