/** What pay stubs call their totals in English, Spanish and Portuguese; folded text (layout/fold-text.ts). */
const ROLES = {
  gross:
    /^(?:(?:total |current )?gross(?: (?:pay|earnings|wages|income|salary|amount))?\b|total (?:de )?(?:earnings|percepciones|proventos|vencimentos|haberes|devengado)|(?:salario|sueldo|total) bruto)/u,
  deductions:
    /^total (?:de )?(?:deductions?|withholdings?|taxes|deducciones|descuentos|descontos|retenciones)\b/u,
  net: /^(?:net (?:pay|income|earnings|wages|amount|check)|(?:total |importe |sueldo |salario )?neto\b|(?:valor |total |salario )?liquido\b|take.home pay)/u,
} as const;

export type PayRole = keyof typeof ROLES;

export const payRole = (folded: string): PayRole | undefined =>
  (Object.keys(ROLES) as PayRole[]).find((role) => ROLES[role].test(folded));

export const speaksOfYear = (folded: string): boolean => /\bytd\b|year to date|acumulad/u.test(folded);
