import { spanOf } from '../../fields/printed-field.js';
import { textOf } from '../../layout/characters.js';
import type { PageView } from '../../page/page-view.js';
import type { FieldCandidate } from '../../types/candidate.js';
import { patternOf } from '../../vocabulary/pattern.js';
import PATTERNS from './legal-name.json' with { type: 'json' };

/** What banks call themselves in English, Spanish and Portuguese. */
export const COMPANY = patternOf(PATTERNS.company, 'iu');
/** Legal forms and footers behind a name. */
export const LEGAL_TAIL = patternOf(PATTERNS.legalTail, 'u');
const NOTICES = [patternOf(PATTERNS.member, 'u'), patternOf(PATTERNS.copyright, 'iu')] as const;
const WITH_LEGAL_FORM = patternOf(PATTERNS.withLegalForm, 'u');

const KIND_BY_LAW =
  'Instituci[oó]n de (?:Banca M[uú]ltiple|Banca de Desarrollo|Fondos de Pago Electr[oó]nico)|Sociedad Financiera (?:Popular|Comunitaria|de Objeto M[uú]ltiple)';
const CAPITALS = String.raw`\p{Lu}[\p{L}\d&'.-]*(?: (?:(?:de|del|la|las|los|el|y|e|para) )*\p{Lu}[\p{L}\d&'.-]*){0,6}`;
/**
 * `Ahorros Norte, S.A. de C.V., Institución de Fondos de Pago Electrónico`: who keeps accounts in Mexico is
 * named with its kind by law (Ley de Instituciones de Crédito, Ley Fintech, Ley de Ahorro y Crédito Popular),
 * often under the tables alone.
 */
const COMPANY_BY_LAW = String.raw`${CAPITALS},? S\. ?(?:A\.(?: de C\. ?V\.)?|N\. ?C\.)`;
const KIND = `(?:${KIND_BY_LAW}|${KIND_BY_LAW.toUpperCase()})`;
const GROUP = `(?:, G(?:rupo Financiero|RUPO FINANCIERO) ${CAPITALS})?`;
const BY_LAW = new RegExp(String.raw`(?:^|[.:;] )(${COMPANY_BY_LAW}, ${KIND}${GROUP})(?!\p{L})`, 'u');

/** How likely a name in a notice is the bank's; by reason, 2026-11-25. */
const LIKELIHOOD = 0.75;
const MIN_LETTERS = 4;

/** `Example Bank, N.A. Member FDIC`, `© 2021 Example Bank`; before all others one with its kind by law. */
export function legalNames({ rows }: PageView): Omit<FieldCandidate, 'field'>[] {
  const named = rows.flatMap(({ line }) => {
    const text = textOf(line.words);
    const byLaw = BY_LAW.exec(text)?.[1];
    const form = WITH_LEGAL_FORM.exec(text)?.[1] ?? '';
    const told = [...NOTICES.map((pattern) => pattern.exec(text)?.[1] ?? ''), COMPANY.test(form) ? form : '']
      .map((name) => name.replace(LEGAL_TAIL, '').trim())
      .filter((name) => name.length >= MIN_LETTERS);
    return [...(byLaw ? [byLaw] : []), ...told].map((name) => ({ name, line, isByLaw: name === byLaw }));
  });
  const isByLaw = named.some((one) => one.isByLaw);
  return named.flatMap(({ name, line, ...one }) => {
    const kept = new Set(name.split(' '));
    const words = line.words.filter(({ text }) => kept.has(text));
    const span = spanOf(words.length > 0 ? words : line.words, line.page);
    return span && (one.isByLaw || !isByLaw)
      ? [{ value: name, span, words: [], likelihood: LIKELIHOOD }]
      : [];
  });
}
