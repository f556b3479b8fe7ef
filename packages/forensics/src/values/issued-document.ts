/**
 * Papers that an issuer's system prints for each of its customers or employees, and that nobody draws by
 * hand.
 */
export type IssuedDocument = 'account statement' | 'pay stub';

/** As it stands in a sentence. */
export const withArticle = (issued: IssuedDocument): string =>
  issued === 'pay stub' ? 'a pay stub' : 'an account statement';

/**
 * What either paper says of itself in English, Spanish and Portuguese, without accents; one pattern, one
 * sign.
 */
const SIGNS: Readonly<Record<IssuedDocument, readonly RegExp[]>> = {
  'account statement': [
    /\b(opening|beginning|previous|starting) balance\b|\bbalance (brought )?forward\b|\bsaldo (inicial|anterior)\b/,
    /\b(closing|ending|new|available) balance\b|\bsaldo (final|actual|atual|disponi[bv]\w*|al corte|nuevo)\b/,
    /\b(account|statement) (statement|summary|period|activity)\b|\b(bank|card) statement\b|\bestado de cuenta\b|\bextrato\b|\bfecha de corte\b/,
    /\baccount (no|number)\b|\b(numero|no\.?) de (la )?cuenta\b|\b(numero da )?conta( corrente)?\b|\bclabe\b|\biban\b/,
    /\b(total )?(deposits|withdrawals|credits|debits)\b|\b(depositos|retiros|abonos|cargos)\b|\b(entradas|saidas|creditos|debitos|lancamentos)\b/,
  ],
  'pay stub': [
    /\bgross (pay|earnings|wages)\b|\btotal (de )?(percepciones|devengado|proventos|vencimentos)\b|\bsueldo bruto\b|\bsalario bruto\b/,
    /\bnet (pay|salary|wages)\b|\btake[- ]home pay\b|\b(neto|liquido) a (pagar|percibir|receber)\b|\b(sueldo|salario|pago) neto\b|\b(valor|salario) liquido\b/,
    /\bdeductions\b|\bdeducciones\b|\bdescontos\b/,
    /\b(medicare|social security|federal (income )?tax|fica|401\(k\))|\b(imss|isr|infonavit|afp)\b|\b(inss|irrf|fgts)\b/,
    /\b(earnings|pay) statement\b|\bpay ?(stub|slip)\b|\bpay (date|period)\b|\b(recibo de nomina|nomina)\b|\b(demonstrativo de pagamento|holerite|contracheque)\b/,
  ],
};
/** A letter or a form may name one or two of them. */
const MIN_SIGNS = 3;

/** Digits with two decimals. */
const AMOUNT = /\d[.,]\d\d(?!\d)/g;
/** A statement without amounts is an explanation of statements. */
const MIN_AMOUNTS = 5;

/**
 * Sorts a document's text by its own labels; null for all that does not clearly say that it is one of them.
 */
export function issuedDocument(text: string): IssuedDocument | null {
  if ((text.match(AMOUNT) ?? []).length < MIN_AMOUNTS) return null;
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ').toLowerCase();
  const count = (kind: IssuedDocument): number => SIGNS[kind].filter((sign) => sign.test(plain)).length;
  const [statement, payStub] = [count('account statement'), count('pay stub')];
  if (Math.max(statement, payStub) < MIN_SIGNS) return null;
  return payStub >= statement ? 'pay stub' : 'account statement';
}
