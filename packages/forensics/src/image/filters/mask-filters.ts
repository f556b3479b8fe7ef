/** Marks all within `radius` columns and rows of what is marked (1). Linear in cells, whatever the radius. */
export const grownMask = (mask: Uint8Array, width: number, height: number, radius: number): Uint8Array =>
  spread(mask, 1, width, height, radius);

/** Keeps what is marked and more than `radius` from all that is not; beyond the edge all counts as marked. */
export const shrunkMask = (mask: Uint8Array, width: number, height: number, radius: number): Uint8Array =>
  spread(mask, 0, width, height, radius);

/**
 * Gives a value to every cell whose square holds it: along rows first, then along columns, by counts in a
 * moving window.
 */
function spread(mask: Uint8Array, value: 0 | 1, width: number, height: number, radius: number): Uint8Array {
  const isHeld = (at: number): number => (mask[at] === value ? 1 : 0);
  const across = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let inWindow = 0;
    for (let x = 0; x < Math.min(radius, width); x++) inWindow += isHeld(start + x);
    for (let x = 0; x < width; x++) {
      if (x + radius < width) inWindow += isHeld(start + x + radius);
      if (x > radius) inWindow -= isHeld(start + x - radius - 1);
      if (inWindow > 0) across[start + x] = 1;
    }
  }
  const both = new Uint8Array(mask.length).fill(1 - value);
  const inWindow = new Uint16Array(width);
  const add = (y: number, sign: 1 | -1): void => {
    for (let x = 0, at = y * width; x < width; x++, at++) inWindow[x] = inWindow[x]! + sign * across[at]!;
  };
  for (let y = 0; y < Math.min(radius, height); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) add(y + radius, 1);
    if (y > radius) add(y - radius - 1, -1);
    for (let x = 0, at = y * width; x < width; x++, at++) if (inWindow[x]! > 0) both[at] = value;
  }
  return both;
}
