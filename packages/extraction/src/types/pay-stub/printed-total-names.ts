import { patternOf } from '../../vocabulary/pattern.js';
import PATTERNS from './printed-total-names.json' with { type: 'json' };

/** What pay stubs call their totals in English, Spanish and Portuguese; folded text (layout/fold-text.ts). */
const ROLES = {
  gross: patternOf(PATTERNS.gross, 'u'),
  deductions:
    /^total (?:de )?(?:deductions?|withholdings?|taxes|deducciones|descuentos|descontos|retenciones)\b/u,
  net: patternOf(PATTERNS.net, 'u'),
} as const;

export type PayRole = keyof typeof ROLES;

export const payRole = (folded: string): PayRole | undefined =>
  (Object.keys(ROLES) as PayRole[]).find((role) => ROLES[role].test(folded));

export const speaksOfYear = (folded: string): boolean => /\bytd\b|year to date|acumulad/u.test(folded);
