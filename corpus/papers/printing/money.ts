/** How amounts are spelled. */
export interface MoneyStyle {
  readonly decimal: '.' | ',';
  /** Before the digits; may hold a space. */
  readonly symbol: '' | '$' | 'R$ ';
  /** How money going out is marked. */
  readonly negative: 'leading' | 'suffix-dc';
}

/** `1,234.56` or `1.234,56`: no sign, no symbol. */
export function formatDigits(cents: number, decimal: '.' | ','): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, decimal === '.' ? ',' : '.')}${decimal}${fraction}`;
}

/** An amount whose sign matters, marked as the style marks it. */
export function formatSigned(cents: number, style: MoneyStyle): string {
  const digits = `${style.symbol}${formatDigits(cents, style.decimal)}`;
  const [credit, debit] =
    style.negative === 'leading' ? [digits, `-${digits}`] : [`${digits} C`, `${digits} D`];
  return cents < 0 ? debit : credit;
}

export const toUnits = (cents: number): number => Math.round(cents) / 100;
