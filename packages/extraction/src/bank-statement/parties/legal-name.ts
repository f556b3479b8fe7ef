import { type Box, type TextWord, unionBox } from '@assay/media';
import { patternOf } from '../../vocabulary/pattern.js';
import type { StatementRow } from '../page/statement-rows.js';
import type { BankName } from './bank-name.js';
import PATTERNS from './legal-name.json' with { type: 'json' };

/** What banks call themselves in English, Spanish and Portuguese. */
export const COMPANY = patternOf(PATTERNS.company, 'iu');
/** Legal forms and footers behind a name. */
export const LEGAL_TAIL = patternOf(PATTERNS.legalTail, 'u');
const MEMBER = patternOf(PATTERNS.member, 'u');
const COPYRIGHT = patternOf(PATTERNS.copyright, 'iu');
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

/**
 * `Example Bank, N.A. Member FDIC`, `© 2021 Example Bank`: the name said most often; before all others one
 * with its kind by law.
 */
export function legalName(rows: readonly StatementRow[]): BankName | undefined {
  const found = new Map<string, { row: StatementRow; text: string; count: number }>();
  for (const row of rows) {
    for (const pattern of [MEMBER, COPYRIGHT, WITH_LEGAL_FORM]) {
      const text = pattern.exec(row.text)?.[1]?.replace(LEGAL_TAIL, '').trim();
      if (!text || text.length < 4 || (!COMPANY.test(text) && pattern === WITH_LEGAL_FORM)) continue;
      const known = found.get(text.toLowerCase());
      if (known) known.count += 1;
      else found.set(text.toLowerCase(), { row, text, count: 1 });
    }
  }
  const [mostOften] = [...found.values()].sort((a, b) => b.count - a.count);
  const best = nameByLaw(rows) ?? mostOften;
  if (!best) return undefined;
  const { line, index } = best.row;
  const box = boxOfText(line.words, best.text) ?? line.box;
  return {
    text: best.text,
    page: line.page,
    box,
    reading: Math.min(...line.words.map((word) => word.reading)),
    certainty: 0.75,
    row: index,
  };
}

function nameByLaw(rows: readonly StatementRow[]): { row: StatementRow; text: string } | undefined {
  for (const row of rows) {
    const text = row.segments
      .map((segment) => BY_LAW.exec(segment.text)?.[1])
      .find((name) => name !== undefined);
    if (text) return { row, text };
  }
  return undefined;
}

/** Of the words that the text keeps. */
export function boxOfText(words: readonly TextWord[], text: string): Box | undefined {
  const kept = new Set(text.split(' '));
  return unionBox(words.filter((word) => kept.has(word.text)).map((word) => word.box));
}
