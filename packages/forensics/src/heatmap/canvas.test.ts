import { expect, test } from 'vitest';
import { createCanvas, drawBox, drawGrid } from './canvas.js';
import { drawPage, renderHeatmaps } from './render.js';

const alphaAt = (canvas: { width: number; rgba: Uint8Array }, x: number, y: number) =>
  canvas.rgba[(y * canvas.width + x) * 4 + 3];

const WHOLE = { x1: 0, y1: 0, x2: 1, y2: 1 };

test('a page without findings under the pen stays fully transparent', () => {
  const canvas = createCanvas(10, 10);
  drawGrid(canvas, { columns: 2, rows: 2, intensities: new Float32Array(4) }, [WHOLE]);
  expect(canvas.rgba.every((value) => value === 0)).toBe(true);
});

test('a box is see-through inside, opaque on its outline, and leaves the rest of the page alone', () => {
  const canvas = createCanvas(400, 400);
  drawBox(canvas, { x1: 0.25, y1: 0.25, x2: 0.75, y2: 0.75 }, 1);
  expect(alphaAt(canvas, 200, 200)).toBe(Math.round(0.3 * 255));
  expect(alphaAt(canvas, 98, 200)).toBe(Math.round(0.95 * 255));
  expect(alphaAt(canvas, 50, 50)).toBe(0);
});

test('the finding of a single point is still drawn at a visible size, even in a corner', () => {
  const canvas = createCanvas(1200, 900);
  drawBox(canvas, { x1: 0, y1: 0, x2: 0, y2: 0 }, 0.5);
  expect(alphaAt(canvas, 5, 5)).toBeGreaterThan(0);
});

test('a grid cell is strongest at its center and fades toward its neighbors', () => {
  const canvas = createCanvas(90, 30);
  drawGrid(canvas, { columns: 3, rows: 1, intensities: Float32Array.of(0, 1, 0) }, [WHOLE]);
  const alphas = [15, 30, 44].map((x) => alphaAt(canvas, x, 15) ?? 0);
  expect(alphas[0]).toBeLessThan(alphas[1] ?? 0);
  expect(alphas[1]).toBeLessThan(alphas[2] ?? 0);
});

test('the picture keeps the proportions of the page', () => {
  const { width, height } = drawPage([{ page: 1, width: 612, height: 792, boxes: [] }]);
  expect([width, height]).toEqual([927, 1200]);
});

test('a grid tints what was found, and not the ground that it was measured against', () => {
  const canvas = createCanvas(100, 100);
  drawGrid(canvas, { columns: 1, rows: 1, intensities: Float32Array.of(1) }, [
    { x1: 0.2, y1: 0.2, x2: 0.4, y2: 0.4 },
  ]);
  expect(alphaAt(canvas, 30, 30)).toBeGreaterThan(0);
  expect(alphaAt(canvas, 60, 60)).toBe(0);
});

test('a page on which nothing is to be seen gets no picture', async () => {
  const page = { width: 100, height: 100 };
  const grid = { columns: 1, rows: 1, intensities: Float32Array.of(0.4) };
  const pictures = await renderHeatmaps([
    { page: 1, ...page, boxes: [], grid },
    { page: 2, ...page, boxes: [{ box: WHOLE, intensity: 1 }] },
  ]);
  expect(pictures.map((one) => one.page)).toEqual([2]);
});

test('nothing of a page is left on the next, and a box beyond its page makes no picture', async () => {
  const page = { width: 100, height: 100 };
  const [left, right] = [
    { x1: 0.1, y1: 0.1, x2: 0.2, y2: 0.2 },
    { x1: 0.8, y1: 0.8, x2: 0.9, y2: 0.9 },
  ];
  const ofRight = { ...page, boxes: [{ box: right, intensity: 1 }] };
  const pictures = await renderHeatmaps([
    { page: 1, ...page, boxes: [{ box: left, intensity: 1 }] },
    { page: 2, ...page, boxes: [{ box: { x1: 1.2, y1: 0, x2: 1.3, y2: 1 }, intensity: 1 }] },
    { page: 3, ...ofRight },
  ]);
  const [alone] = await renderHeatmaps([{ page: 3, ...ofRight }]);
  expect(pictures.map((one) => one.page)).toEqual([1, 3]);
  expect(Buffer.compare(pictures[1]!.png, alone!.png)).toBe(0);
});
