import { resized, sizeWithin } from '@assay/media';
import { between, nearNormal, type Simulator } from '../attack.js';
import { laidUpon, mapPixels, softened } from './planes.js';

/**
 * A display's picture by its outward signs alone: bands of color that bend slowly (the beat of two grids),
 * lifted shadows, pale and cool colors, a glare, refresh bars, a dark frame. Shares neither code nor figures
 * with the physical design.
 */
export const spectralScreen: Simulator = (photo, random) => {
  const size = sizeWithin(photo, Math.round(between(random, 720, 1500)));
  const shown = softened(resized(photo, size.width, size.height), Math.floor(between(random, 0, 3)));
  const beats = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
    period: between(random, 2.3, 14),
    angle: between(random, 0, Math.PI),
    bend: between(random, -1, 1) * 0.0009,
    depth: between(random, 0.008, 0.07),
    phases: [0, between(random, 0.4, 2.4), between(random, 2, 4.4)] as const,
  }));
  const lift = between(random, 4, 34);
  const pale = between(random, 0.03, 0.35);
  const cool = between(random, -0.02, 0.09);
  const glare = {
    x: random() * size.width,
    y: random() * size.height * 0.7,
    reach: between(random, 60, 320),
    light: between(random, 0, 60),
  };
  const bars = {
    period: between(random, 90, 420),
    depth: random() < 0.4 ? between(random, 0.01, 0.05) : 0,
    phase: between(random, 0, 6),
  };
  const noise = between(random, 0.5, 3);
  const recaptured = mapPixels(shown, (rgb, x, y) => {
    const mean = (rgb[0] + rgb[1] + rgb[2]) / 3;
    const away = ((x - glare.x) ** 2 + (y - glare.y) ** 2) / glare.reach ** 2;
    const bar = 1 + bars.depth * Math.sin((2 * Math.PI * y) / bars.period + bars.phase);
    for (let channel = 0; channel < 3; channel++) {
      let wave = 1;
      for (const beat of beats) {
        const along =
          x * Math.cos(beat.angle) + y * Math.sin(beat.angle) + beat.bend * (x - y) * (x + 0.3 * y);
        wave += beat.depth * Math.sin((2 * Math.PI * along) / beat.period + beat.phases[channel]!);
      }
      const tinted = (rgb[channel]! * (1 - pale) + mean * pale) * (1 + (channel - 1) * cool);
      rgb[channel] =
        (lift + (tinted * (255 - lift)) / 255) * wave * bar +
        glare.light * Math.exp(-away) +
        noise * nearNormal(random);
    }
  });
  if (random() < 0.5) return { image: recaptured, kind: 'screen', showsBorder: false };
  const frame = Math.round(between(random, 12, 40));
  const rim = frame + Math.round(between(random, 20, 110));
  const wall = between(random, 60, 190);
  const image = laidUpon(recaptured, rim, random, (x, y) =>
    Math.max(x, y) < frame ? [14, 14, 16] : [wall, wall * 0.96, wall * 0.9],
  );
  return { image: softened(image, 1), kind: 'screen', showsBorder: true };
};
