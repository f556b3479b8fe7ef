declare const scale: unique symbol;

/** A score inside the engine: 0 = nothing found, 1 = certain. */
export type Fraction = number & { readonly [scale]: '0..1' };

/** A score on the wire: 0..100, one decimal. Only {@link toPercent} makes one. */
export type Percent = number & { readonly [scale]: '0..100' };

/**
 * Admits a number to the 0..1 scale.
 * @throws RangeError when `value` is outside 0..1 or NaN; the message names the value received.
 */
export function fraction(value: number): Fraction {
  if (!(value >= 0 && value <= 1)) throw new RangeError(`expected a fraction in 0..1, received ${value}`);
  return value as Fraction;
}

/** Rounds to one decimal, so that two answers which print alike sort alike. */
export const toPercent = (value: Fraction): Percent => (Math.round(value * 1000) / 10) as Percent;
