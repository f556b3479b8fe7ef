import { senseOf } from './sense-of-words.js';

/** A total that a pay stub prints. */
export type PayTotal = 'gross' | 'taxes' | 'deductions' | 'net';
export type PayPeriod = 'current' | 'year-to-date';

/** What a label says about the figure beside it. */
export interface NamedTotal {
  readonly total: PayTotal;
  /** Said in the label itself; undefined when the column tells. */
  readonly period: PayPeriod | undefined;
  /** One of several parts that make the total up: deductions before and after tax. */
  readonly part: boolean;
  /** 0 for the plainest name of the total; higher for words that also mean something else. */
  readonly rank: number;
}

interface TotalName {
  readonly total: PayTotal;
  readonly rank: number;
  readonly part?: true;
  /** Folded, what speaks of the period taken out. */
  readonly pattern: RegExp;
}

/** English, Spanish and Portuguese; folded text (layout/fold-text.ts). The first that matches counts. */
const WRITTEN: readonly TotalName[] = [
  {
    total: 'gross',
    rank: 0,
    pattern:
      /^(?:total )?gross (?:pay|earnings|wages|income|salary|amount|compensation)$|^(?:total|tot|sub ?total)(?: de| das?| dos?)?(?: of)? (?:gross|gross pay|gross earnings|earnings|hours and earnings|percepciones|percepcion|percepciones y otros pagos|proventos|vencimentos|venc\.?|vcto|haberes|devengado|ingresos|rendimentos|creditos|wages|pay)$|^(?:sueldo|salario|salario total|pago|ingreso|total|remuneracao|remuneracion|percepcion) bruto?a?s?$|^earnings totals?$|^valor bruto$|^(?:suma|soma)(?: de| das?| dos?| total)* (?:percepciones|proventos|vencimentos)$/u,
  },
  {
    total: 'gross',
    rank: 1,
    pattern:
      /^(?:gross|earnings|total gross|percepciones|vencimentos|proventos|bruto|hours and earnings|percepciones totales|ingresos totales)$/u,
  },
  {
    total: 'taxes',
    rank: 0,
    pattern:
      /^(?:total|tot|sub ?total)(?: de| of)? (?:taxes|tax|employee taxes|employee tax|withholdings?|taxes withheld|tax withholdings?|tax deductions|withholding taxes|statutory(?: deductions)?|impuestos|impuestos retenidos|retenciones|impostos|tributos|payroll taxes)$|^(?:taxes|tax|employee taxes) (?:totals?|withheld)$|^tax(?:es)? deducted$/u,
  },
  {
    total: 'taxes',
    rank: 1,
    pattern:
      /^(?:taxes|employee taxes|tax withholdings|withholdings|impuestos|impuestos retenidos|impostos|retenciones|statutory)$/u,
  },
  {
    total: 'deductions',
    rank: 1,
    part: true,
    pattern:
      /^(?:total )?(?:pre|post|before|after)[ -]?tax (?:employee )?deductions?(?:\/contributions)?(?: total)?$|^total (?:pre|post|before|after)[ -]?tax$|^(?:total )?(?:voluntary|other|benefits?) deductions?(?: total)?$|^total other$/u,
  },
  {
    total: 'deductions',
    rank: 0,
    pattern:
      /^(?:total|tot|sub ?total)(?: de| das?| dos?| of)? (?:deductions?|deds?|dedns|employee deductions|other deductions|deductions and taxes|taxes and deductions|deductions & taxes|taxes & deductions|deducciones|deducciones y retenciones|descuentos|descontos|descto|deducoes|debitos)$|^deductions? totals?$|^(?:suma|soma)(?: de| das?| dos?| total)* (?:deducciones|descontos|descuentos)$/u,
  },
  {
    total: 'deductions',
    rank: 1,
    pattern:
      /^(?:deductions|deds?|dedns|employee deductions|deducciones|descontos|descuentos|deducoes|deductions\/contributions|deducciones totales|taxes and deductions|taxes & deductions)$/u,
  },
  {
    total: 'net',
    rank: 0,
    pattern:
      /^(?:total )?net (?:pay|income|earnings|wages|amount|pay amount|salary|payment|pay total)$|^(?:neto|total neto|importe neto|monto neto|pago neto|sueldo neto|salario neto|neto total)(?: (?:a |del? )?(?:pagar|recibir|recibido|pagado|periodo|depositar|pago))?$|^(?:neto|total|importe|monto) a (?:pagar|recibir|depositar)$|^(?:total|valor) a receber$|^pay this amount$|^liq\.? a (?:receber|pagar)$|^(?:valor |total |salario |saldo )?liquido(?: a (?:receber|pagar|ser pago)| do mes| recebido)?$|^valor liquido.{0,12}$|^take[ -]?home(?: pay)?$/u,
  },
  {
    total: 'net',
    rank: 1,
    pattern:
      /^(?:net check|net|check amount|amount of check|net check amount|net deposit|check total|total net|net this check|net paid|net pay allocations?|net amount|neto|liquido|total direct deposit|amount paid|deposit amount|total pagado|net pay distribution|total deposit|total depositado|amount of deposit|paid to you|valor (?:pago|creditado))$/u,
  },
];

/** Recognisers lose spaces: each may be missing. */
const NAMES = WRITTEN.map((name) => ({
  ...name,
  pattern: new RegExp(name.pattern.source.replace(/ (?![-?\]])/gu, ' ?'), 'u'),
}));

const YEAR =
  /(?<!\p{L})(?:ytd|y-t-d|y\. ?t\. ?d\.?|year[ -]to[ -]date|acumulad[oa]s?(?: anual| del? ano| no ano)?|to date|yr to date)(?!\p{L})/u;
const CURRENT =
  /(?<!\p{L})(?:current|current period|this period|this pay period|this check|del periodo|do periodo|do mes|del mes|actual|this pay)(?!\p{L})/u;
const NOISE = /\s*(?:\((?:r?\$|usd|mxn|brl|mn|m\.n\.?|[+=\-a-e])\)|[=:>*$\u21d2\u2192\u25ba]+|\br\$)\s*/gu;

/** The total that a label names; undefined for any other label. @param folded see layout/fold-text.ts */
export function namedTotal(folded: string): NamedTotal | undefined {
  if (folded.length > 60) return undefined;
  const year = YEAR.test(folded);
  const current = !year && CURRENT.test(folded);
  const bare = tidy(folded.replace(NOISE, ' '));
  const name =
    NAMES.find(({ pattern }) => pattern.test(bare)) ??
    (year || current ? withoutPeriod(bare, year) : undefined) ??
    bySense(bare);
  if (!name) return undefined;
  return {
    total: name.total,
    rank: name.rank,
    part: name.part ?? false,
    period: year ? 'year-to-date' : current ? 'current' : undefined,
  };
}

function withoutPeriod(bare: string, year: boolean): TotalName | undefined {
  const rest = tidy(bare.replace(year ? YEAR : CURRENT, ' '));
  return NAMES.find(({ pattern }) => pattern.test(rest));
}

const MAX_WORDS = 6;
const NET = /\b(?:net|net pay|neto|neta|liquido|liquida|take[ -]?home)\b/u;
const WHOLE = /\b(?:totals?|totales|totais|sum|suma|soma|sub ?-?total)\b/u;
const GROSS = /\b(?:gross|brut[oa]s?)\b/u;
/**
 * Amounts that net and gross pay are paid into, reckoned from, or compared with; an earning that Mexico's
 * health services call `asignación bruta` and cities of the United States `recurring regular gross`.
 */
const NO_PAY =
  /\b(?:asignacion|regular|recurring|overtime|taxable|gravad\w*|base|fgts|account|cuenta|conta|distribution|allocations?|worth|adjusted|federal|fed|state|fica|medicare|employer|patron\w*|hours|horas|if|than)\b/u;
const TOTAL_OF = {
  earnings: 'gross',
  taxes: 'taxes',
  deductions: 'deductions',
  'all-deductions': 'deductions',
} as const;

/** A wording that no list holds: a word for the whole beside one for what is added up, in either order. */
function bySense(bare: string): TotalName | undefined {
  if (bare.split(' ').length > MAX_WORDS || /\d/u.test(bare)) return undefined;
  const name = (total: PayTotal): TotalName => ({ total, rank: 2, pattern: NET });
  const sense = WHOLE.test(bare) ? senseOf(bare) : undefined;
  if (sense) return name(TOTAL_OF[sense]);
  if (NO_PAY.test(bare)) return undefined;
  if (NET.test(bare)) return name('net');
  return GROSS.test(bare) ? name('gross') : undefined;
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .trim();

/** A row that is the total of the section it stands in, without saying of what. */
export const isPlainTotal = (folded: string): boolean =>
  /^(?:total|totals|totales|totais|sub ?-?totals?|sumas?|somas?|section total)$/u.test(folded);

/** A row or column that is only a period: `Current`, `YTD`. */
export function namedPeriod(folded: string): PayPeriod | undefined {
  const rest = folded.replace(/\b(?:totals?|period|amount|pay)\b/gu, '').trim();
  if (
    /^(?:ytd|y-t-d|y\. ?t\. ?d\.?|year[ -]to[ -]date|acumulado(?: anual)?|to date)$/u.test(rest) ||
    /^(?:ytd|year to date)$/u.test(folded)
  )
    return 'year-to-date';
  return /^(?:current|this|this period|actual|este|this check|del|no mes|atual)$/u.test(rest)
    ? 'current'
    : undefined;
}
