/** Receita Federal's rule: 11 less the remainder, 0 where that has two digits. */
export function modulo11Digit(weighted: number): number {
  const remainder = weighted % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}
