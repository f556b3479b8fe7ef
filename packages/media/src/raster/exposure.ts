/** Brighter than paper and skin are ever rendered by a camera that exposes for them. */
const BURNT_OUT = 250;

/**
 * Whether a pixel shows nothing but light: a reflection, overexposure, or paper that was rendered white.
 * Colors 0..255.
 */
export const isBurntOut = (red: number, green: number, blue: number): boolean =>
  Math.min(red, green, blue) >= BURNT_OUT;
