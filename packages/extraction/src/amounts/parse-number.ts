import { digitsOf, isDigits } from '../layout/characters.js';
/** Which mark separates the fraction: `1,234.56` or `1.234,56`. */
export type DecimalMark = '.' | ',';

export interface ParsedNumber {
  /** A safe integer, sign applied; the value is `units / 10 ** decimals`. */
  readonly units: number;
  readonly decimals: number;
  readonly hasCurrency: boolean;
}

const CURRENCY = String.raw`(?:[A-Z]{0,3}\$|[€£¥]|USD|MXN|BRL|EUR)`;
const MINUS = '\u2212\u2010\u2011\u2013-';
const SIGN = `[+${MINUS}]`; // the hyphen last: it spans no range
/**
 * Sign and currency in either order, digits, then a sign behind, `CR` or `DR` (`C` and `D` in Brazil), a
 * currency behind.
 */
const BEFORE = String.raw`(?<open>\()?(?<sign>${SIGN})?(?<before>${CURRENCY})?(?<inner>${SIGN})?`;
const BEHIND = String.raw`(?<close>\))?(?<after>${CURRENCY})?(?<behind>${SIGN}|CR|DR|Cr|Dr|C|D)?`;
const NUMBER = new RegExp(String.raw`^${BEFORE}(?<digits>\d[\d.,'’]*)${BEHIND}$`, 'u');
/** Digits, in threes where something stands between them. */
const WHOLE = { '.': /^(?:\d+|\d{1,3}(?:[,'’]\d{3})+)$/u, ',': /^(?:\d+|\d{1,3}(?:[.'’]\d{3})+)$/u } as const;
/** Longer digit strings are account numbers; 13 digits with 2 decimals are safe integers. */
const MAX_DIGITS = 13;
/** Payroll programs print rates with six places: `32.440000`. */
const MAX_DECIMALS = 6;

/**
 * Reads one printed number, spaces already taken out. Grouping must be regular (`1,234,567.89`), so that
 * dates, times and account numbers are none.
 * @returns undefined for anything else, and for a number written with the other decimal mark
 */
export function parseNumber(text: string, mark: DecimalMark): ParsedNumber | undefined {
  const groups = NUMBER.exec(text)?.groups;
  if (!groups) return undefined;
  const { open, sign, before, inner, digits = '', close, after, behind } = groups;
  if ((open === undefined) !== (close === undefined)) return undefined;
  const value = parseDigits(digits, mark);
  if (!value) return undefined;
  const marks = [sign, inner, behind].filter((one) => one !== undefined);
  if (marks.length > 1) return undefined;
  const negative = open !== undefined || marks.some((one) => MINUS.includes(one) || /^d/iu.test(one));
  return {
    units: negative && value.units !== 0 ? -value.units : value.units,
    decimals: value.decimals,
    hasCurrency: before !== undefined || after !== undefined,
  };
}

function parseDigits(digits: string, mark: DecimalMark): { units: number; decimals: number } | undefined {
  const [whole = '', fraction, ...more] = digits.split(mark);
  if (more.length > 0 || (fraction !== undefined && !isDigits(fraction))) return undefined;
  if (!WHOLE[mark].test(whole)) return undefined;
  const wholeDigits = digitsOf(whole);
  const decimals = fraction?.length ?? 0;
  if (decimals > MAX_DECIMALS || wholeDigits.length + decimals > MAX_DIGITS) return undefined;
  return { units: Number(wholeDigits + (fraction ?? '')), decimals };
}
