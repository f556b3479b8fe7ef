import { isTotalRow } from '../labels.js';

const OPENING =
  /\b(?:(?:opening|beginning|starting|previous|prior|initial|last statement) (?:ledger |cash |account |statement )?balance|balance (?:brought |carried )?forward|brought forward|saldo (?:inicial|ant(?:erior)?\b\.?|do (?:mes|periodo|dia) anterior|del (?:mes|periodo) anterior|de apertura|al inicio))\b/u;
const CLOSING =
  /\b(?:(?:closing|ending|final|new|current) (?:ledger |cash |account |statement )?balance|saldo (?:final|al corte|al cierre|de cierre|actual|atual|em conta|disponivel|disponible|total)(?! (?:disponivel |disponible )?(?:do |del )?dia))\b/u;
const OTHER =
  /\b(?:carried (?:forward|over)|balance|subtotal|sub-total|saldo(?: (?:do|del|em|al?|n[ao]) .*)?|transporte|a transportar|transportado|viene de|pasa a|daily balance)\b/u;
const WHOLE_OTHER =
  /^(?:(?:end of day |daily |current |running |page )?balance(?: (?:carried|forward|as of|on|c\/f|b\/f).*)?|saldos?(?: (?:do|del|em|al?|n[ao]|parcial|diario|bloqueado|aplicado|anterior|conta|cuenta|c\/c).*)?|tota(?:l|is).*|sub-?total.*|sumas?(?: (?:iguales|totales|del? .*))?|somas?(?: d[aeo]s? .*)?|carried (?:forward|over).*|transporte.*|a transportar.*|viene de.*|pasa a.*|continued.*|continua.*)$/u;

/** `S A L D O`: how Brazilian banks set off the balance that the list ends with. */
const SPACED_CLOSING = /^s a l d o$/u;
/** Numbers of branch and batch and the bank's code for what a line is of: `0000 00000 999 S A L D O`. */
const CODES = /^(?:\d+ )+/u;

/** What a line of a table says besides transactions; undefined for a transaction. */
export function balanceKind(
  folded: string,
  hasAmount: boolean,
): 'opening' | 'closing' | 'other' | 'total' | undefined {
  const label = folded.replace(CODES, '').replace(/ (?:on|as of|at|em|al|a|de|del) ?\d.*$/u, '');
  if (SPACED_CLOSING.test(label)) return 'closing';
  const opens = OPENING.test(label);
  if (opens || CLOSING.test(label)) {
    const kind = opens ? 'opening' : 'closing';
    if (!hasAmount || label.split(' ').length <= 5) return kind;
  }
  if (isTotalRow(label) && /^(?:sub-?)?tota(?:l|ls|les|is)\b/u.test(label) && !hasAmount) return 'total';
  if (WHOLE_OTHER.test(label)) return /^(?:(?:sub-?)?tota|s[uo]ma)/u.test(label) ? 'total' : 'other';
  return !hasAmount && OTHER.test(label) ? 'other' : undefined;
}
