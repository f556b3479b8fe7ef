import { patternOf } from '../../vocabulary/pattern.js';
import type { SummaryRole as FigureRole } from '../labels.js';
import PATTERNS from './summary-roles.json' with { type: 'json' };

/** What a figure of an account's summary states. */
export type SummaryRole = FigureRole | 'fees' | 'checks';

/**
 * Labels are read word by word: a total may be called `Total deposits`, `Deposits and other additions` or
 * `(+) Depositos`, but a label with any other word (`Electronic deposits`, `ATM withdrawals`) names a part of
 * it. English, Spanish and Portuguese, folded.
 */
const FILLER = new Set(
  'total totals totales totais of de del do da dos los las el la lo o a and y e other otros otras outros outras in paid this period statement your no en em mes periodo total: amount number count los. these items from to the um valor valores soma suma sum importe monto plus less minus mas menos account tu su seu sua for on'.split(
    ' ',
  ),
);
const IN = new Set(
  'deposit deposits credit credits addition additions abono abonos deposito depositos ingreso ingresos entrada entradas credito creditos received recibido recibidos recebido recebidos abonado depositado deposited creditado creditados inflow inflows recebimentos interest intereses interes rendimentos'.split(
    ' ',
  ),
);
const OUT = new Set(
  'withdrawal withdrawals debit debits subtraction subtractions retiro retiros cargo cargos egreso egresos saida saidas debito debitos saque saques salida salidas gasto gastos spent withdrawn sent outflow outflows cargado retirado debitado debitados enviado enviados payments pagos pagamentos charges checks cheques deduction deductions fees fee service comisiones tarifas'.split(
    ' ',
  ),
);
const OUT_ALONE = new Set([
  'payments',
  'charges',
  'checks',
  'cheques',
  'fees',
  'fee',
  'service',
  'comisiones',
  'tarifas',
  'pagos',
  'pagamentos',
  'interest',
]);
const IN_ALONE = new Set(['interest', 'intereses', 'interes', 'received', 'rendimentos']);
const FEES = patternOf(PATTERNS.fees, 'u');
/** Other wordings: what the bank charged, whatever for. */
const CHARGES = patternOf(PATTERNS.charges, 'u');
const CHECKS = /^(?:total )?(?:of )?(?:checks?|cheques)(?: (?:paid|cleared|written|pagados|compensados))?$/u;
const OPENING = patternOf(PATTERNS.opening, 'u');
const CLOSING = patternOf(PATTERNS.closing, 'u');
/** `Checks paid   4`: how many there were, in a column before the amount. */
const COUNT = / \d{1,4}$/u;
/** `Other withdrawals`, `Other withdrawals & debits`: what the rows above it leave, no total. */
const THE_REST = /^(?:total )?(?:other|otros|otras|outros|outras) \p{L}+(?: (?:&|and|y|e) \p{L}+)?$/u;
const AT_A_DATE = /^(?:balance|saldo) (?:as of|on|at|em|al|a|de|del)\b/u;

/** `Total paid in`, `Dinero que entró`, `Lo que salió`. */
const WAY = patternOf(PATTERNS.way, 'u');

/** A label without what stands around its words: counts, signs, dates. */
const stripped = (folded: string): string =>
  folded
    .replace(/^[\s(]*[-+=#*]?\s*\d{0,5}[\s)]*(?=\p{L})/u, '')
    .replace(/\s*[([]\s*[\d+=-]*\s*(?:items?|transactions?|movimientos)?\s*[)\]]?$/u, '')
    .replace(patternOf(PATTERNS.stripped, 'u'), '')
    .replace(/\s*\(\p{L}[^()]*\)$/u, '')
    .replace(/[.\u2026_:]+$/u, '')
    .trim();

/** Words that recognisers join to their neighbours. */
const MERGED = patternOf(PATTERNS.merged, 'gu');

/** @param folded a label (layout/fold-text.ts), in one language or in two with a stroke between them */
export function summaryRoleOf(folded: string): SummaryRole | 'atDate' | undefined {
  const role = roleOfLabel(folded);
  if (role || !folded.includes(' / ')) return role;
  const [one, other] = folded.split(' / ').map(roleOfLabel);
  return one === other ? one : undefined;
}

function roleOfLabel(folded: string): SummaryRole | 'atDate' | undefined {
  if (AT_A_DATE.test(folded) && /\d/u.test(folded)) return 'atDate';
  const label = stripped(
    folded
      .replace(/(?<=\p{L})\(s\)/gu, 's')
      .replace(MERGED, ' $& ')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
  if (OPENING.test(label)) return 'opening';
  if (CLOSING.test(label)) return 'closing';
  const uncounted = label.replace(COUNT, '');
  if (CHECKS.test(uncounted)) return 'checks';
  if (FEES.test(uncounted) || CHARGES.test(uncounted)) return 'fees';
  if (THE_REST.test(uncounted)) return undefined;
  const words = label
    .split(/[\s/,&+()-]+/u)
    .filter((word) => word !== '' && !FILLER.has(word) && !/^\d+$/u.test(word));
  const [, inOrOut, cameOrWent] = WAY.exec(label) ?? [];
  const way = inOrOut ?? cameOrWent;
  if (way) return /^(?:in|entr)/u.test(way) ? 'deposits' : 'withdrawals';
  if (words.length === 0) return undefined;
  const total = /\btota(?:l|ls|les|is)\b/u.test(label);
  if (words.every((word) => IN.has(word)) && words.some((word) => total || !IN_ALONE.has(word)))
    return words.every((word) => IN_ALONE.has(word)) ? undefined : 'deposits';
  if (
    words.every((word) => OUT.has(word)) &&
    words.some((word) => !OUT_ALONE.has(word) || (total && word.startsWith('pa')))
  )
    return 'withdrawals';
  return undefined;
}
