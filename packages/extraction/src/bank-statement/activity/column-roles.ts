/** What a column of an account's activity holds. */
export type ColumnRole =
  | 'date'
  | 'description'
  | 'checkNumber'
  | 'reference'
  | 'amount'
  | 'deposit'
  | 'withdrawal'
  | 'balance'
  /** Money under words that are not known: the arithmetic tells. */
  | 'money'
  | 'mark'
  | 'account';

export const MONEY_ROLES: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'amount',
  'deposit',
  'withdrawal',
  'balance',
  'money',
]);
export const AMOUNT_ROLES: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['amount', 'deposit', 'withdrawal']);

/** Behind a heading: `(R$)`, `($)`, `USD`. */
const CURRENCY = String.raw`(?:(?: amounts?| amt\.?)?(?: ?\(?-?\+?\)?)?(?: ?\(?(?:r?[$s]|r|us\$|mx\$|usd|mxn|brl|reais|pesos|m\.?n\.?)\)?)?)`;
/** `Importe del cargo`, `Valor débito`. */
const AMOUNT_OF = '(?:(?:importes?|montos?|valor(?:es)?) (?:del? |do )?)?';
const IN = String.raw`(?:deposits?|credits?|additions?|(?:money|funds|cash|amount) in|paid in|incoming|received|amounts? credited|inflows?|recebid[oa]s?|recibid[oa]s?|abonos?|depositos?|ingresos?|entrantes?|creditos?|entradas?|haber|receitas?)`;
const OUT = String.raw`(?:withdrawals?|debits?|subtractions?|charges?|payments?|(?:money|funds|cash|amount) out|paid out|outgoing|spent|amounts? debited|outflows?|enviad[oa]s?|salidas?|salientes?|gastos?|checks?|cargos?|retiros?|egresos?|debitos?|saidas?|saques?|debe|despesas?|pagos?)`;
const JOIN = String.raw`(?: ?[/&+,-] ?| and | y | e | or | o | ou | and other | other | y otros )`;

/**
 * Headings of the columns of account activity as banks of the United States, Mexico and Brazil print them;
 * folded text (layout/fold-text.ts).
 */
const HEADINGS: Readonly<Record<Exclude<ColumnRole, 'money'>, RegExp>> = {
  date: /^(?:(?:(?:transaction|posting|posted|post|settlement|value|effective|eff|trans|tran|process|processing|booking|entry|paid|cleared|clearing) )?(?:date|dt)s?(?: (?:posted|paid|cleared|of transaction))?|day|(?:fecha|fec|data|dt|dia)(?:\.? (?:de |da |do )?(?:la )?(?:oper(?:acion|acao)?|liq(?:uidacion)?|mov(?:imiento|imento)?|movto|valor|aplicacion|lancamento|transac\w*|registro|pago|contabil|compensacao))?\.?|data efetiva|f\.? ?oper(?:acion)?|oper|liq|date.?time|data.?hora|fecha(?: y |.)?hora|mm.dd|mes.dia|dia.mes)$/u,
  description:
    /^(?:(?:transaction |account )?(?:descriptions?|details?|particulars|activity|memo|narrative|explanation|transactions?)(?: of transactions?)?|transaction (?:type|details|description)|payee|merchant|item|description.*|(?:referencia ?\/ ?)?conceptos?|establecimiento|comercio|beneficiario|favorecido|descripcion(?: .*)?|detalles?(?: .*)?|movimientos?|operacion(?:es)?|concepto .*|historicos?(?: .*)?|descricao(?: .*)?|detalhes?|lancamentos?|estabelecimento|movimentac(?:ao|oes)|transac(?:ao|oes)|operac(?:ao|oes)|discriminacao)$/u,
  checkNumber:
    /^(?:(?:check|chk|cheque|ck|serial)(?: ?(?:#|no\.?|num\.?|number|nbr|nr))?|number|num|no\.? (?:de |do )?cheque|(?:numero|nro|n[o°]?)\.? (?:de |do )?cheque|#)$/u,
  reference:
    /^(?:(?:bank )?ref(?:erence)?(?:\.? ?(?:#|no\.?|num\.?|number))?|confirmation|trace(?: .*)?|id|code|referencia(?: .*)?|folio|ref\.?|autorizacion|rastreo|cod(?:igo)?\.?|do?cto?\.?|doc|documento|n[or°º]?\.? ?(?:do )?doc(?:umento|to)?\.?|(?:numero|num|no|n[°º])\.? de (?:referencia|operacion|operacao|autorizacion)|(?:num|no)\.? operacion|operation number|transaction id|clave de rastreo|comprovante|(?:num|numero|nro)\.? ?(?:de |do )?doc(?:umento|to)?\.?|sucursal|suc\.?|origem|ag(?:encia)?\.?(?: origem)?|lote|page|details on|location|source|category|categoria|fees?|fee amount|comision(?:es)?|iva|card(?: (?:number|no\.?|used|type))?|tarjeta|cartao)$/u,
  amount: new RegExp(
    String.raw`^(?:(?:transaction |net )?(?:amounts?|amt)|value|importes?|montos?(?: total| de la operacion)?|valor(?:es)?(?: d[oae] (?:lancamento|operacao|transacao|movimentacao))?|quantia|total)${CURRENCY}$`,
    'u',
  ),
  deposit: new RegExp(String.raw`^(?:total )?${AMOUNT_OF}${IN}(?:${JOIN}${IN})*${CURRENCY}$`, 'u'),
  withdrawal: new RegExp(String.raw`^(?:total )?${AMOUNT_OF}${OUT}(?:${JOIN}${OUT})*${CURRENCY}$`, 'u'),
  balance: new RegExp(
    String.raw`^(?:(?:running |ending |daily |ending daily |end of day |account |available |current |closing |ledger |new )?balances?|saldos?(?: (?:(?:de |do |del |da |de la |en |em |apos |despues (?:de|del) )?(?:final|actual|atual|operacion|liquidacion|diario|disponible|disponivel|parcial|dia|conta|cuenta|acumulado|contabil|contable|oper|liq|lancamento|movimiento|movimento)|resultante|apos))?|bal)${CURRENCY}$`,
    'u',
  ),
  mark: /^(?:d[ /|-]?c|c[ /|-]?d|dr[ /|-]?cr|cr[ /|-]?dr|\+.?-|(?:activity |entry )?type|tipo(?: de (?:movimiento|movimento|operacion|operacao|lancamento))?|sinal|nat(?:ureza)?\.?)$/u,
  account:
    /^(?:account (?:number|no\.?|#)|(?:numero|no\.?|nro\.?|n°) (?:de )?(?:cuenta|conta)|cuenta|conta|account|account name|product|producto|produto)$/u,
};

const ROLES = Object.keys(HEADINGS) as readonly (keyof typeof HEADINGS)[];

const roleNamed = (folded: string): ColumnRole | undefined =>
  ROLES.find((role) => HEADINGS[role].test(folded));

export function columnRole(folded: string): ColumnRole | undefined {
  const role = roleNamed(folded);
  if (role || !folded.includes('/')) return role;
  // `Origen / Referencia`: what is known of two words for one column; `Referencia / Serial`: a number of some
  // kind.
  const known = new Set(folded.split('/').flatMap((part) => roleNamed(part.trim()) ?? []));
  if (known.size === 2 && known.has('reference') && known.has('checkNumber')) return 'reference';
  return known.size === 1 ? [...known][0] : undefined;
}
