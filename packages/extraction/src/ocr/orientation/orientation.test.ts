import { mapped, type Point } from '@assay/media';
import { expect, test } from 'vitest';
import { inverted } from '../plane/homography.js';
import type { Quad } from '../types.js';
import { lineDirections } from './line-directions.js';
import { quarterTurn } from './quarter-turn.js';
import { beforeTurns, leveled } from './upright.js';

const WIDTH = 800;
const HEIGHT = 1000;

/** Ten lines of text, 400 long and 20 high, each running as `slopeAt` says. */
const page = (slopeAt: (y: number) => number): Quad[] =>
  Array.from({ length: 10 }, (_, line) => {
    const y = 80 + line * 90;
    const fall = slopeAt(y) * 200;
    return [
      { x: 200, y: y - 10 - fall },
      { x: 600, y: y - 10 + fall },
      { x: 600, y: y + 10 + fall },
      { x: 200, y: y + 10 - fall },
    ];
  });

const uprightYs = (quad: Quad, quads: readonly Quad[]): number[] => {
  const { toImage } = leveled(WIDTH, HEIGHT, lineDirections(quads, HEIGHT));
  const back = inverted(toImage);
  return [quad[0], quad[1]].map((corner) => mapped(back, corner).y);
};

test('level lines leave the page as it is', () => {
  expect(
    lineDirections(
      page(() => 0.001),
      HEIGHT,
    ),
  ).toEqual({ slope: 0, convergence: 0 });
  const { aspect, toImage } = leveled(WIDTH, HEIGHT, { slope: 0, convergence: 0 });
  expect(aspect).toBe(0.8);
  expect(mapped(toImage, { x: 0.25, y: 0.75 })).toEqual({ x: 200, y: 750 });
});

test.each([0.05, -0.1, 0.4])(
  'lines falling by %f per pixel are level on the upright page, whose proportions hold',
  (slope) => {
    const quads = page(() => slope);
    const directions = lineDirections(quads, HEIGHT);
    expect(directions.slope).toBeCloseTo(slope, 9);
    expect(directions.convergence).toBe(0);
    for (const quad of quads) {
      const [left, right] = uprightYs(quad, quads);
      expect(left).toBeCloseTo(right!, 9);
    }
    const { aspect, toImage } = leveled(WIDTH, HEIGHT, directions);
    const [origin, right, down] = [
      mapped(toImage, { x: 0, y: 0 }),
      mapped(toImage, { x: 1, y: 0 }),
      mapped(toImage, { x: 0, y: 1 }),
    ];
    const length = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
    expect(length(origin, right) / length(origin, down)).toBeCloseTo(aspect, 2);
  },
);

test('lines that converge are level on the upright page', () => {
  const quads = page((y) => 0.02 + 0.0001 * (y - HEIGHT / 2));
  const directions = lineDirections(quads, HEIGHT);
  expect(directions.convergence).toBeCloseTo(0.0001, 6);
  for (const quad of quads) {
    const middles = [0, 1].map((side) => ({ x: quad[side]!.x, y: (quad[side]!.y + quad[3 - side]!.y) / 2 }));
    const back = inverted(leveled(WIDTH, HEIGHT, directions).toImage);
    const [left, right] = middles.map((point) => mapped(back, point).y);
    expect(left).toBeCloseTo(right!, 4);
  }
});

test('one signature across the page turns nothing', () => {
  const signature: Quad = [
    { x: 100, y: 500 },
    { x: 500, y: 300 },
    { x: 510, y: 320 },
    { x: 110, y: 520 },
  ];
  expect(lineDirections([...page(() => 0), signature], HEIGHT)).toEqual({ slope: 0, convergence: 0 });
});

test('no text, or short words only, tell no direction', () => {
  expect(lineDirections([], HEIGHT)).toEqual({ slope: 0, convergence: 0 });
});

test('turning back and forth by quarters gives each corner again', () => {
  for (const turns of [0, 1, 2, 3]) {
    const there = mapped(beforeTurns(turns), { x: 0.1, y: 0.2 });
    const back = mapped(beforeTurns((4 - turns) % 4), there);
    expect(back.x).toBeCloseTo(0.1, 12);
    expect(back.y).toBeCloseTo(0.2, 12);
  }
});

test('a page that is read surely as it lies is not read the other way', async () => {
  let trials = 0;
  const turns = await quarterTurn(
    page(() => 0),
    async () => {
      trials += 1;
      return { probability: 0.98, characters: 12 };
    },
  );
  expect(turns).toBe(0);
  expect(trials).toBeLessThanOrEqual(5);
});

test('of two doubtful readings the surer one tells where lines begin', async () => {
  const quads = page(() => 0);
  const turns = await quarterTurn(quads, async (quad) => ({
    probability: quad[0].x < quad[1].x ? 0.5 : 0.8,
    characters: 12,
  }));
  expect(turns).toBe(2);
});
