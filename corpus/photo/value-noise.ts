/** A number 0..1 for a lattice point, the same for the same point and seed. */
function latticeValue(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const smoothStep = (share: number): number => share * share * (3 - 2 * share);

/**
 * Smooth noise, 0..1, with features about one unit wide. Value noise: random at whole points, blended between
 * them.
 */
export function valueNoise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = smoothStep(x - left);
  const down = smoothStep(y - top);
  const upper = latticeValue(left, top, seed) * (1 - across) + latticeValue(left + 1, top, seed) * across;
  const lower =
    latticeValue(left, top + 1, seed) * (1 - across) + latticeValue(left + 1, top + 1, seed) * across;
  return upper * (1 - down) + lower * down;
}
