import { fraction, type RgbImage } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { madeFace } from '../testing/made-observation.js';
import { assessIdQuality } from './assess-id-quality.js';
import { ID_QUALITY_CALIBRATION, type WorthPoint, worthAt } from './calibration.js';

const SIZE = { width: 400, height: 300 };

/** A page whose every pixel is painted by a rule; the middle 60 % stand for a face's shading. */
function page(paint: (x: number, y: number) => readonly [number, number, number]): RgbImage {
  const rgb = new Uint8Array(SIZE.width * SIZE.height * 3);
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++)
      rgb.set(
        paint(x, y).map((value) => Math.min(255, Math.max(0, value))),
        (y * SIZE.width + x) * 3,
      );
  }
  return { ...SIZE, rgb };
}

/** Shading with fine and coarse detail, as skin, eyes and brows have. */
const shading = (x: number, y: number): number =>
  40 * Math.sin(x / 9) * Math.cos(y / 7) +
  22 * Math.sin(x / 1.7) * Math.sin(y / 1.9) +
  ((x * 13 + y * 29) % 17);
const inColor = (x: number, y: number): readonly [number, number, number] => [
  165 + shading(x, y),
  130 + shading(x, y),
  105 + shading(x, y),
];

const assess = (image: RgbImage, eyeDistancePx = 60) =>
  assessIdQuality([{ page: 1, image }], [{ page: 1, face: madeFace(200, 150, eyeDistancePx) }]);

describe("an ID's picture", () => {
  test('in color, sharp and large passes', () => {
    expect(assess(page(inColor))).toEqual({
      outcome: 'passed',
      confidence: 1,
      reasons: ['Nothing in the picture of the ID stands in the way of a comparison.'],
    });
  });

  test('without a portrait fails', () => {
    expect(assessIdQuality([{ page: 1, image: page(inColor) }], [])).toEqual({
      outcome: 'failed',
      confidence: 0,
      reasons: ['No portrait was found on the ID.'],
    });
  });

  test('with a small portrait is inconclusive, with a tiny one it fails; the reason says how small', () => {
    expect(assess(page(inColor), 11)).toMatchObject({
      outcome: 'inconclusive',
      reasons: [
        expect.stringMatching(
          /^The portrait of the ID is small: 11 pixels from eye to eye\. Photograph .* nearer/,
        ),
      ],
    });
    expect(assess(page(inColor), 6).outcome).toBe('failed');
  });

  test('in black and white is inconclusive at worst, and its reason is not a reproach', () => {
    const gray = page((x, y) => {
      const light = 130 + shading(x, y);
      return [light, light, light];
    });
    const quality = assess(gray);
    expect(quality.outcome).toBe('inconclusive');
    expect(quality.reasons).toEqual([
      'The picture of the ID is black and white: it looks like a photocopy, or a scan without color. Photograph the card itself, in color.',
    ]);
  });

  test('of a black-and-white portrait on a colored card is not called a copy', () => {
    const laser = page((x, y) => {
      const light = 130 + shading(x, y);
      return y < 40 ? [30, 70, 160] : [light, light, light];
    });
    expect(assess(laser).outcome).toBe('passed');
  });

  test('whose portrait is washed out by glare fails and says how much of it', () => {
    const glared = page((x, y) => (x < 215 ? [255, 255, 255] : inColor(x, y)));
    const { outcome, reasons } = assess(glared);
    expect(outcome).toBe('failed');
    expect(reasons.join(' ')).toMatch(/Glare or overexposure covers \d+ % of the portrait's face/);
  });

  test('that is blurred says so', () => {
    const soft = page(
      (x, y) =>
        [165, 130, 105].map((value) => value + 40 * Math.sin(x / 16) * Math.cos(y / 14)) as [
          number,
          number,
          number,
        ],
    );
    const { outcome, reasons } = assess(soft);
    expect(outcome).not.toBe('passed');
    expect(reasons).toContainEqual(
      expect.stringMatching(/^The portrait of the ID is blurred\. Hold the camera still/),
    );
  });

  test('that is nearly black fails', () => {
    const dark = page((x, y) => inColor(x, y).map((value) => value * 0.02) as [number, number, number]);
    const { outcome, reasons } = assess(dark);
    expect(outcome).toBe('failed');
    expect(reasons).toContainEqual(
      expect.stringMatching(/^The portrait of the ID is too dark\. .* more light/),
    );
  });

  test.each([
    ['left', 30, 150],
    ['right', SIZE.width - 30, 150],
    ['upper', 200, 40],
    ['lower', 200, SIZE.height - 40],
  ])('that cuts its portrait says by which edge: the %s one', (edge, x, y) => {
    const whole = madeFace(x, y, 60);
    // As faces are stated: the box within the picture, the mesh beyond it.
    const face = { ...whole, box: { ...whole.box, x1: Math.max(0, whole.box.x1) } };
    const { outcome, reasons } = assessIdQuality([{ page: 1, image: page(inColor) }], [{ page: 1, face }]);
    expect(outcome).not.toBe('passed');
    expect(reasons).toContain(
      `The ${edge} edge of the picture cuts off the portrait of the ID. Show the whole card, with a margin around it.`,
    );
  });

  test('is judged by the portrait, not by the faces listed behind it', () => {
    const faces = [
      { page: 1, face: madeFace(200, 150, 60) },
      { page: 1, face: { ...madeFace(350, 250, 6), meshConfidence: fraction(0.5) } },
    ];
    expect(assessIdQuality([{ page: 1, image: page(inColor) }], faces).outcome).toBe('passed');
  });
});

test.each<[string, readonly WorthPoint[]]>(Object.entries(ID_QUALITY_CALIBRATION))(
  '%s: points ascend, worth lies within 0..1 and never leaves the range of its points',
  (_measure, points) => {
    expect([...points].sort((a, b) => a.measured - b.measured)).toEqual(points);
    fc.assert(
      fc.property(fc.double({ min: -10, max: 500, noNaN: true }), (measured) => {
        const worth = worthAt(points, measured);
        expect(worth).toBeGreaterThanOrEqual(Math.min(...points.map((point) => point.worth)));
        expect(worth).toBeLessThanOrEqual(1);
      }),
    );
  },
);
