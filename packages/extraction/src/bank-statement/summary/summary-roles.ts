import type { SummaryRole as FigureRole } from '../labels.js';

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
const FEES =
  /^(?:total )?(?:of )?(?:de )?(?:monthly |account |bank |maintenance |standard )*(?:(?:serv(?:ice)? )?(?:fees?|charges?|chgs?)(?: (?:(?:included )?(?:in the )?above|charged|assessed|and charges|and fees|paid|this period|this statement|for this period))?|service charges? (?:and|&) .*fees?|(?:maintenance|service) charges?|comisiones(?: (?:cobradas|efectivamente cobradas|(?:del|en el) (?:periodo|mes)|bancarias|y iva))*|tarifas(?: (?:cobradas|(?:no|do) (?:periodo|mes)|bancarias|e encargos))*|total de comisiones.*|(?:de l[oa]s cuales,? )?comisiones (?:e|y|mas) iva|(?:service )?fees (?:and|&) (?:other |service )?charges|comissoes|cargos? por servicios?(?: bancarios)?|comision(?:es)? (?:por (?:manejo|servicio)|mensual|total|total cobrada).*)$/u;
/** Other wordings: what the bank charged, whatever for. */
const CHARGES =
  /^(?:total )?(?:de )?(?:(?:bank |account |service |report )?(?:charges?|fees?) (?:included|applied|deducted|taken|charged)|(?:included |of which )(?:charges?|fees?)|cargos? (?:del|de tu|de su) banco|(?:encargos|custos|tarifas) (?:do|da|de) (?:banco|conta|servico)|(?:comisiones|tarifas|fees|charges) (?:incluidas|inclusas|included))\b/u;
const CHECKS = /^(?:total )?(?:of )?(?:checks?|cheques)(?: (?:paid|cleared|written|pagados|compensados))?$/u;
const OPENING =
  /^(?:your |tu |su |seu )?(?:(?:opening|beginning|starting|previous|prior|initial|last|start) (?:ledger |cash |account |statement |daily |available )?(?:balance|statement balance)|balance (?:brought |carried )?forward|balance (?:at |on )?(?:the )?(?:beginning|start|last (?:statement|month))|previous month(?:'s)? balance|(?:el |o )?saldo (?:inicial|anterior|al inici(?:o|ar)|de apertura|de abertura|inicio|previo|(?:mes|periodo) anterior|do (?:mes|periodo|dia) anterior|del? (?:mes|periodo|corte) anterior|no inicio|inicial do periodo|inicial del periodo))\b/u;
const CLOSING =
  /^(?:your |tu |su |seu )?(?:(?:closing|ending|final|new|current|end|this statement) (?:ledger |cash |account |statement |daily )?(?:balance|statement balance)|balance (?:at |on )?(?:the )?(?:end|close|this statement)|(?:el |o )?(?:nuevo saldo|saldo (?:final|actual|atual|al (?:corte|cierre|final)|de (?:cierre|corte|fechamento)|a la fecha de corte|nuevo|no fim|no final|ao final|em conta|em c\. ?corrente|em conta corrente|da conta|disponivel|disponible|del? (?:periodo|corte)|liquido)))\b/u;
/** `Checks paid   4`: how many there were, in a column before the amount. */
const COUNT = / \d{1,4}$/u;
/** `Other withdrawals`, `Other withdrawals & debits`: what the rows above it leave, no total. */
const THE_REST = /^(?:total )?(?:other|otros|otras|outros|outras) \p{L}+(?: (?:&|and|y|e) \p{L}+)?$/u;
const AT_A_DATE = /^(?:balance|saldo) (?:as of|on|at|em|al|a|de|del)\b/u;

/** `Total paid in`, `Dinero que entró`, `Lo que salió`. */
const WAY =
  /^(?:total )?(?:(?:money|funds|cash|paid) (in|out)|(?:(?:el |o )?(?:dinero|dinheiro)|lo|o) que (entro|entrou|salio|saiu))(?: this period)?$/u;

/** A label without what stands around its words: counts, signs, dates. */
const stripped = (folded: string): string =>
  folded
    .replace(/^[\s(]*[-+=#*]?\s*\d{0,5}[\s)]*(?=\p{L})/u, '')
    .replace(/\s*[([]\s*[\d+=-]*\s*(?:items?|transactions?|movimientos)?\s*[)\]]?$/u, '')
    .replace(
      /\b(?:on|as of|at|em|al|a|ate|through|of)? ?(?:\d{1,2}[/.-].*|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b.*)$/u,
      '',
    )
    .replace(/\s*\(\p{L}[^()]*\)$/u, '')
    .replace(/[.\u2026_:]+$/u, '')
    .trim();

/** Words that recognisers join to their neighbours. */
const MERGED =
  /(?<=\p{L})(?:balance|saldo|deposits|withdrawals)|(?:beginning|ending|total|closing|opening|saldo)(?=balance|deposits|withdrawals|inicial|final|anterior|de\b)/gu;

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
