/** Two amounts of as many digits, of which one is another one. @param leastDigits cents included */
export function differsInOneDigit(one: number, other: number, leastDigits: number): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  return (
    a.length === b.length &&
    a.length >= leastDigits &&
    [...a].filter((digit, at) => digit !== b.charAt(at)).length === 1
  );
}

const digitsOf = (amount: number): string => String(Math.round(Math.abs(amount) * 100));
