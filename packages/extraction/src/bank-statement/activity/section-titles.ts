/** What a part of a statement lists, by the title above it. */
export type SectionKind = 'deposits' | 'withdrawals' | 'checks' | 'dailyBalances' | 'activity' | 'other';

/** Titles as printed in English, Spanish and Portuguese; folded text. The first that fits counts. */
const TITLES: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'dailyBalances',
    /\b(?:daily|ending) (?:ledger |ending |account )?balances?\b|^balance (?:summary|history|by date)|\bsaldos? (?:diarios?|por dia|do dia)\b/u,
  ],
  [
    'other',
    /\bsummary\b(?! of checks)|\bresum(?:en|o)\b|\baverage\b|\bpromedio\b|\bmedio\b|\binterest (?:rate|information|summary|calculation)|\bfuturos\b|\bpending\b|\bimportant\b/u,
  ],
  [
    'checks',
    /^(?:summary of |list of |other )?(?:checks?|cheques)(?: (?:paid|cleared|written|posted|presented|pagados|emitidos|compensados|pagos|cobrados|numerical|in .*|and substitute.*|listed.*))?(?: .{0,30})?$/u,
  ],
  [
    'deposits',
    /^(?:(?:other|electronic|direct|customer|atm|mobile|total|otros|outros|outras) )?(?:deposits?|credits?|additions|abonos|depositos|ingresos|creditos|entradas|money in|payments received|recebimentos)(?:$|[ ,/&].*)/u,
  ],
  [
    'withdrawals',
    /^(?:(?:other|electronic|online|atm|card|debit card|visa|total|otros|outros|outras|automatic) ?(?:&|and)? ?)*(?:debit card |card )?(?:withdrawals?|debits?|subtractions|purchases|payments|charges|cargos|retiros|egresos|debitos|saidas|salidas|saques|pagos|pagamentos|compras|money out|fees|service (?:fees|charges)|comisiones|tarifas|transfers out)(?:$|[ ,/&].*)/u,
  ],
  [
    'activity',
    /\b(?:transactions?|activity|movimientos|movimentac(?:ao|oes)|lancamentos|extrato|operaciones|transacciones|transacoes|historico|account details?|detalle de (?:la )?cuenta)\b/u,
  ],
];

/** A title has at most this many words. */
const MAX_WORDS = 10;

/** @param folded a line without figures */
export function sectionKind(folded: string): SectionKind | undefined {
  const title = folded
    .replace(/[ (-]*(?:continued|cont\.?|continuacion|continuacao|continua)(?: on next page)?[ )]*$/u, '')
    .trim();
  if (title === '' || title.split(' ').length > MAX_WORDS) return undefined;
  return TITLES.find(([, pattern]) => pattern.test(title))?.[0];
}
