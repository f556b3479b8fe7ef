/**
 * Check digit of a machine-readable zone (ICAO Doc 9303-3, 4.9): weights 7, 3, 1, letters 10 to 35, `<` 0,
 * modulo 10. Any one changed digit is seen; letters whose values differ by ten are taken for each other (like
 * A and K, 0 and A).
 * @returns undefined for text with other characters
 */
export function mrzCheckDigit(text: string): string | undefined {
  let sum = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    const value = character === '<' ? 0 : '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(character);
    if (value < 0) return undefined;
    sum += value * ([7, 3, 1][index % 3] ?? 0);
  }
  return String(sum % 10);
}
