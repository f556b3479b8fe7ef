/** An amount with the decimal mark of another one, without groups. */
export function spelledLike(printed: string, value: number): string {
  const mark = /([.,])\d{1,4}$/u.exec(printed)?.[1] ?? '.';
  const digits = Number.isInteger(value) && !/[.,]\d\d$/u.test(printed) ? String(value) : precise(value);
  return digits.replace('.', mark);
}

/** Two decimals, or as many as the value has. */
const precise = (value: number): string =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 ? value.toFixed(2) : String(value);
