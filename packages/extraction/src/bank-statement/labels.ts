/**
 * What banks of the United States, Mexico and Brazil call the figures of an account's summary; folded text
 * (layout/fold-text.ts). Labels only propose: a figure counts when the sums confirm it.
 */
const ROLES = {
  opening:
    /^(?:(?:your )?(?:opening|beginning|starting|previous|prior|last) (?:ledger )?balance|balance (?:brought |carried )?forward|saldo (?:inicial|anterior|al inicio)|saldo (?:do|del) (?:periodo|mes) anterior)/u,
  closing:
    /^(?:(?:your )?(?:closing|ending|final|new|current) (?:ledger |account )?balance|saldo (?:final|actual|atual|al corte|al cierre|nuevo|disponible al corte|em conta)|nuevo saldo)/u,
  deposits:
    /^(?:(?:total )?(?:of )?(?:deposits|credits|additions|money in|paid in)(?:$|[ ,/&]+(?:and|y|e|paid|other|credits|additions|credited)\b.*)|(?:total |\(?\+\)? ?)?(?:de )?(?:depositos|abonos|ingresos|entradas|creditos)(?: \/ .*| y .*| e .*|$))/u,
  withdrawals:
    /^(?:(?:total )?(?:of )?(?:withdrawals|debits|subtractions|money out|paid out|payments)(?:$|[ ,/&]+(?:and|y|e|paid|other|debits|subtractions)\b.*)|(?:total |\(?-\)? ?)?(?:de )?(?:retiros|cargos|egresos|saidas|debitos|saques)(?: \/ .*| y .*| e .*|$))/u,
} as const;

export type SummaryRole = keyof typeof ROLES;
export const SUMMARY_ROLES = Object.keys(ROLES) as readonly SummaryRole[];

export const summaryRole = (folded: string): SummaryRole | undefined =>
  SUMMARY_ROLES.find((role) => ROLES[role].test(folded));

/** A row of the table that is no transaction, though it may carry a date. */
const BALANCE =
  /\b(?:balance (?:brought|carried) forward|(?:opening|beginning|closing|ending|previous|daily) balance|saldo (?:inicial|final|anterior|do dia|al corte|total|del dia))\b/u;
/**
 * `Total   1,204.00`, `4 deposits and other credits   Total $ 6,387.39`; a shop may be called so among other
 * words: `PAGO TOTAL PLAY TELECOM`.
 */
const TOTAL =
  /^\P{L}*(?:grand )?(?:sub ?)?tota(?:l|ls|les|is)\b|\b(?:sub ?)?tota(?:l|ls|les|is)(?:\P{L}|\br\$)*$/u;

export const isTotalRow = (folded: string): boolean => TOTAL.test(folded);
export const isBalanceRow = (folded: string): boolean => BALANCE.test(folded) || isTotalRow(folded);
