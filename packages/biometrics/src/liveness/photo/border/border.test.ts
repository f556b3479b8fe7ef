import { describe, expect, test } from 'vitest';
import { grainyPicture } from '../testing/grainy-picture.js';
import { borderSignal } from './border.js';

const box = { x1: 120, y1: 110, x2: 200, y2: 200 };
type Paint = (x: number, y: number) => readonly [number, number, number];

/** A head and shoulders before a wall. */
const person: Paint = (x, y) => {
  if (Math.hypot((x - 160) / 38, (y - 155) / 48) < 1) return [200, 155, 130];
  if (y > 210 && Math.abs(x - 160) < 40 + (y - 210)) return [70, 80, 110];
  return [150 + 20 * Math.sin(x / 37), 160 + 15 * Math.sin(y / 51), 150];
};

/** What lies inside of a rectangle that is turned a little, and what lies outside. */
const framed =
  (inside: Paint, outside: Paint, turn = 0.04): Paint =>
  (x, y) => {
    const across = x - 160 + turn * (y - 170);
    const down = y - 170 - turn * (x - 160);
    return Math.abs(across) < 115 && Math.abs(down) < 130 ? inside(x, y) : outside(x, y);
  };

describe('the edges of a display or a sheet', () => {
  test('are seen where a rectangle stands around the face and crosses the body', () => {
    const dark: Paint = (x, y) => [20 + 8 * Math.sin(x / 9), 22, 25 + 6 * Math.sin(y / 7)];
    const signal = borderSignal(grainyPicture(320, 340, framed(person, dark)), box);
    expect(signal).toMatchObject({
      outcome: 'attack',
      group: 'surroundings',
      lookedFor: ['screen', 'print'],
    });
    expect(signal.logLikelihoodRatio).toBeGreaterThan(2);
  });

  test('are not seen around a person before a wall', () => {
    const signal = borderSignal(grainyPicture(320, 340, person), box);
    expect(signal).toMatchObject({ outcome: 'nothing', logLikelihoodRatio: 0, reason: undefined });
  });

  test('are not seen in a door behind a person: its frame does not cross the body', () => {
    const door: Paint = (x, y) => {
      const behind = person(x, y);
      const isWall = behind[2] === 150;
      return isWall && (x < 60 || x > 260 || y < 40) ? [60, 45, 35] : behind;
    };
    expect(borderSignal(grainyPicture(320, 340, door), box).outcome).toBe('nothing');
  });

  test.each([
    ['level', 0],
    ['turned', 0.05],
  ])('are not seen in a %s picture whose surroundings a program filled with one color', (_, turn) => {
    const picture = grainyPicture(
      320,
      340,
      framed(person, () => [0, 0, 0], turn),
    );
    for (let y = 0; y < 340; y++)
      for (let x = 0; x < 320; x++)
        if (
          framed(
            () => [1, 1, 1],
            () => [0, 0, 0],
            turn,
          )(x, y)[0] === 0
        )
          picture.rgb.fill(0, (y * 320 + x) * 3, (y * 320 + x) * 3 + 3);
    expect(borderSignal(picture, box).outcome).toBe('nothing');
  });

  test('are looked for without harm when the box leaves no room around it', () => {
    expect(borderSignal(grainyPicture(30, 30, person), { x1: -5, y1: -5, x2: 60, y2: 60 }).outcome).toBe(
      'nothing',
    );
    expect(borderSignal(grainyPicture(1, 1, person), { x1: 0, y1: 0, x2: 1, y2: 1 }).outcome).toBe('nothing');
  });
});
