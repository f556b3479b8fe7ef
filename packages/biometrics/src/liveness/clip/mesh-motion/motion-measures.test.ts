import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../../../corpus/seeded-random.js';
import type { MeshPoint } from '../../../types.js';
import { carriedFar } from './carried.js';
import { motionMeasures } from './motion-measures.js';
import { steadyMeshes } from './steady-meshes.js';

const MOUTH = 13;
const random = seededRandom(5);
/** An egg with a nose: not a surface of the second degree. */
const HEAD: readonly MeshPoint[] = Array.from({ length: 468 }, (_, index) => {
  const [x, y] = [90 * (random() - 0.5), 130 * (random() - 0.5)];
  const point = {
    x: 200 + x,
    y: 240 + y,
    z: (x * x + 0.5 * y * y) / 100 - 40 * Math.exp(-(x * x + (y - 10) ** 2) / 300),
  };
  if (index === 33) return { x: 155, y: 215, z: 5 };
  return index === 263 ? { x: 245, y: 215, z: 5 } : point;
});
const angle = fc.double({ min: -0.3, max: 0.3, noNaN: true });

const measured = (meshes: readonly (readonly MeshPoint[])[]) => motionMeasures(steadyMeshes(meshes));
const moving = (change: (point: MeshPoint, time: number) => MeshPoint) =>
  Array.from({ length: 8 }, (_, time) => HEAD.map((point) => change(point, Math.sin(time))));

describe('motionMeasures', () => {
  test('sees nothing in a flat picture that is moved, turned, sheared and brought nearer', () => {
    fc.assert(
      fc.property(angle, angle, angle, (shear, roll, nearer) => {
        const meshes = moving(({ x, y, z }, time) => ({
          x:
            (1 + nearer * time) * (x * Math.cos(roll * time) - y * Math.sin(roll * time) + shear * time * y) +
            30 * time,
          y: (1 + nearer * time) * (x * Math.sin(roll * time) + y * Math.cos(roll * time)) - 20 * time,
          z,
        }));
        const { nonRigid, offSheet } = measured(meshes);
        expect(nonRigid).toBeLessThan(1e-9);
        expect(offSheet).toBeLessThan(1e-9);
      }),
      { numRuns: 8 },
    );
  });

  test('sees next to nothing in a picture tilted before a near camera', () => {
    const meshes = moving(({ x, y, z }, time) => {
      const depth = 1 + (0.2 * time * (x - 200)) / 300;
      return { x: 200 + (x - 200) / depth, y: 240 + (y - 240) / depth, z };
    });
    expect(measured(meshes).offSheet).toBeLessThan(0.001);
  });

  test('sees a turn, and no change of shape, in a rigid head that turns', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 0.3, noNaN: true }), (yaw) => {
        const meshes = moving(({ x, y, z }, time) => ({
          x: 200 + (x - 200) * Math.cos(yaw * time) + z * Math.sin(yaw * time),
          y,
          z,
        }));
        const { nonRigid, offSheet, turn } = measured(meshes);
        expect(nonRigid).toBeLessThan(1e-3);
        expect(offSheet).toBeGreaterThan(10 * nonRigid);
        expect(turn).toBeGreaterThan(0.5 * yaw);
      }),
      { numRuns: 6 },
    );
  });

  test('sees the change of shape of a mouth that opens', () => {
    const meshes = moving((point, time) =>
      point.y > 265 && Math.abs(point.x - 200) < 20 ? { ...point, y: point.y + 6 * time } : point,
    );
    expect(measured(meshes).nonRigid).toBeGreaterThan(0.004);
    const gapes = Array.from({ length: 8 }, (_, time) =>
      HEAD.map((point, index) => (index === MOUTH ? { ...point, y: point.y - 5 * Math.sin(time) } : point)),
    );
    expect(measured(gapes).mouthGap).toBeGreaterThan(0.01);
  });

  test('gives noise back as large as it was', () => {
    const noise = seededRandom(9);
    const gaussian = (): number => Math.sqrt(-2 * Math.log(1 - noise())) * Math.cos(2 * Math.PI * noise());
    const meshes = Array.from({ length: 32 }, () =>
      HEAD.map(({ x, y, z }) => ({ x: x + 0.9 * gaussian(), y: y + 0.9 * gaussian(), z })),
    );
    expect(measured(meshes).nonRigid).toBeCloseTo(Math.SQRT2 * (0.9 / 90), 3);
  });
});

describe('carriedFar', () => {
  test('is 0 for a face that stays, and grows with the way', () => {
    expect(carriedFar([HEAD, HEAD, HEAD])).toBe(0);
    expect(carriedFar(moving(({ x, y, z }, time) => ({ x: x + 45 * time, y, z })))).toBeCloseTo(0.5 * 0.7, 1);
  });
});
