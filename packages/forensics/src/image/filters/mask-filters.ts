/** Marks all within `radius` columns and rows of what is marked (1). Linear in cells, whatever the radius. */
export const grownMask = (mask: Uint8Array, width: number, height: number, radius: number): Uint8Array =>
  spread(mask, 1, width, height, radius);

/** Keeps what is marked and more than `radius` from all that is not; beyond the edge all counts as marked. */
export const shrunkMask = (mask: Uint8Array, width: number, height: number, radius: number): Uint8Array =>
  spread(mask, 0, width, height, radius);

/**
 * Gives a value to every cell whose square holds it: along rows first, each run at once, then along columns, by where
 * each last had it.
 */
function spread(mask: Uint8Array, value: 0 | 1, width: number, height: number, radius: number): Uint8Array {
  const across = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    for (let x = 0, filled = 0; x < width; x++) {
      if (mask[start + x] !== value) continue;
      const end = Math.min(width, x + radius + 1);
      for (let at = Math.max(filled, x - radius); at < end; at++) across[start + at] = 1;
      filled = end;
    }
  }
  const both = new Uint8Array(mask.length).fill(1 - value);
  const lastHeld = new Int32Array(width).fill(-radius - 1);
  const look = (y: number): void => {
    for (let x = 0, at = y * width; x < width; x++, at++) if (across[at] === 1) lastHeld[x] = y;
  };
  for (let y = 0; y < Math.min(radius, height); y++) look(y);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) look(y + radius);
    for (let x = 0, at = y * width; x < width; x++, at++) if (lastHeld[x]! >= y - radius) both[at] = value;
  }
  return both;
}
