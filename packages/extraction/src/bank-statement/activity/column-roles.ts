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

export const MONEY_ROLES: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['amount', 'deposit', 'withdrawal', 'balance', 'money']);
export const AMOUNT_ROLES: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['amount', 'deposit', 'withdrawal']);

/** Behind a heading: `(R$)`, `($)`, `USD`. */
const CURRENCY = String.raw`(?:(?: amounts?| amt\.?)?(?: ?\(?-?\+?\)?)?(?: ?\(?(?:r?[$s]|us\$|mx\$|usd|mxn|brl|reais|pesos|m\.?n\.?)\)?)?)`;
/** `Importe del cargo`, `Valor débito`. */
const AMOUNT_OF = '(?:(?:importes?|montos?|valor(?:es)?) (?:del? |do )?)?';
const IN = String.raw`(?:deposits?|credits?|additions?|(?:money|funds|cash|amount) in|paid in|abonos?|depositos?|ingresos?|creditos?|entradas?|haber|receitas?)`;
const OUT = String.raw`(?:withdrawals?|debits?|subtractions?|charges?|payments?|(?:money|funds|cash|amount) out|paid out|checks?|cargos?|retiros?|egresos?|debitos?|saidas?|saques?|debe|despesas?|pagos?)`;
const JOIN = String.raw`(?: ?[/&+,-] ?| and | y | e | or | o | ou | and other | other | y otros )`;

/**
 * Headings of the columns of account activity as banks of the United States, Mexico and Brazil print them; folded text
 * (layout/fold-text.ts).
 */
const HEADINGS: Readonly<Record<Exclude<ColumnRole, 'money'>, RegExp>> = {
  date: /^(?:(?:(?:transaction|posting|posted|post|value|effective|trans|tran|process|processing|booking|entry|paid|cleared|clearing) )?(?:date|dt)s?(?: (?:posted|paid|cleared|of transaction))?|day|(?:fecha|fec|data|dt|dia)(?:\.? (?:de |da |do )?(?:la )?(?:oper(?:acion|acao)?|liq(?:uidacion)?|mov(?:imiento|imento)?|movto|valor|aplicacion|lancamento|transac\w*|registro|pago|contabil|compensacao))?\.?|oper|liq|date.?time|data.?hora|fecha.?hora|mm.dd|mes.dia|dia.mes)$/u,
  description:
    /^(?:(?:transaction |account )?(?:descriptions?|details?|particulars|activity|memo|narrative|explanation|transactions?)(?: of transactions?)?|transaction (?:type|details|description)|payee|merchant|description.*|conceptos?|descripcion(?: .*)?|detalles?(?: .*)?|movimientos?|operacion(?:es)?|concepto .*|historicos?(?: .*)?|descricao(?: .*)?|detalhes?|lancamentos?|estabelecimento|movimentac(?:ao|oes)|transac(?:ao|oes)|operac(?:ao|oes)|discriminacao)$/u,
  checkNumber:
    /^(?:(?:check|chk|cheque|ck|serial)(?: ?(?:#|no\.?|num\.?|number|nbr|nr))?|number|num|no\.? (?:de |do )?cheque|(?:numero|nro|n[o°]?)\.? (?:de |do )?cheque|#)$/u,
  reference:
    /^(?:ref(?:erence)?(?:\.? ?(?:#|no\.?|num\.?|number))?|confirmation|trace(?: .*)?|id|code|referencia(?: .*)?|folio|ref\.?|autorizacion|rastreo|cod(?:igo)?\.?|do?cto?\.?|documento|n[or°]?\.? ?(?:do )?doc(?:umento|to)?\.?|(?:num|numero|nro)\.? ?(?:de |do )?doc(?:umento|to)?\.?|sucursal|suc\.?|origem|ag(?:encia)?\.?(?: origem)?|lote|page|details on|location|category|categoria)$/u,
  amount: new RegExp(
    String.raw`^(?:(?:transaction )?amounts?|importes?|montos?|valor(?:es)?(?: do lancamento)?|quantia|total)${CURRENCY}$`,
    'u',
  ),
  deposit: new RegExp(String.raw`^(?:total )?${AMOUNT_OF}${IN}(?:${JOIN}${IN})*${CURRENCY}$`, 'u'),
  withdrawal: new RegExp(String.raw`^(?:total )?${AMOUNT_OF}${OUT}(?:${JOIN}${OUT})*${CURRENCY}$`, 'u'),
  balance: new RegExp(
    String.raw`^(?:(?:running |ending |daily |ending daily |end of day |account |available |current |closing |ledger |new )?balances?|saldos?(?: (?:(?:de |do |del |da |de la |en |em |apos |despues (?:de|del) )?(?:final|actual|atual|operacion|liquidacion|diario|disponible|disponivel|parcial|dia|conta|cuenta|acumulado|contabil|oper|liq|lancamento|movimiento|movimento)))?)${CURRENCY}$`,
    'u',
  ),
  mark: /^(?:d.?c|c.?d|dr.?cr|cr.?dr|\+.?-|(?:activity |entry )?type|tipo(?: de (?:movimiento|movimento|operacion|operacao|lancamento))?|sinal|nat(?:ureza)?\.?|details)$/u,
  account:
    /^(?:account (?:number|no\.?|#)|(?:numero|no\.?|nro\.?|n°) (?:de )?(?:cuenta|conta)|cuenta|conta|account|account name|product|producto|produto)$/u,
};

const ROLES = Object.keys(HEADINGS) as readonly (keyof typeof HEADINGS)[];

export const columnRole = (folded: string): ColumnRole | undefined => ROLES.find((role) => HEADINGS[role].test(folded));
