/** How amounts are spelt. */
export interface MoneyStyle {
  readonly decimal: '.' | ',';
  /** Before the digits; may hold a space. */
  readonly symbol: '' | '$' | '$ ' | 'R$ ' | 'MXN ' | 'USD ';
  /** How money going out is marked. */
  readonly negative:
    | 'leading'
    | 'trailing'
    | 'parentheses'
    | 'suffix-dc'
    | 'suffix-dc-joined'
    | 'suffix-drcr';
}

/** `1,234.56` or `1.234,56`: no sign, no symbol. */
export function formatDigits(cents: number, decimal: '.' | ','): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, decimal === '.' ? ',' : '.')}${decimal}${fraction}`;
}

/** An amount whose sign matters, marked as the style marks it. */
export function formatSigned(cents: number, style: MoneyStyle): string {
  const digits = `${style.symbol}${formatDigits(cents, style.decimal)}`;
  switch (style.negative) {
    case 'leading':
      return cents < 0 ? `-${digits}` : digits;
    case 'trailing':
      return cents < 0 ? `${digits}-` : digits;
    case 'parentheses':
      return cents < 0 ? `(${digits})` : digits;
    case 'suffix-dc':
      return `${digits} ${cents < 0 ? 'D' : 'C'}`;
    case 'suffix-dc-joined':
      return `${digits}${cents < 0 ? 'D' : 'C'}`;
    case 'suffix-drcr':
      return `${digits} ${cents < 0 ? 'DR' : 'CR'}`;
  }
}

export const toUnits = (cents: number): number => Math.round(cents) / 100;
