/** Receita Federal's rule: 11 less the remainder, 0 where that has two digits. */
export function modulo11Digit(weighted: number): number {
  const remainder = weighted % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/**
 * 11 less the remainder of the digits weighted 2 to 9 from the right, 1..11; a letter counts as its ASCII
 * code less 48.
 */
export function modulo11FromTheRight(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index++)
    sum += (text.charCodeAt(text.length - 1 - index) - 48) * (2 + (index % 8));
  return 11 - (sum % 11);
}
