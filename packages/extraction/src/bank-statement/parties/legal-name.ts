import { type Box, type TextWord, unionBox } from '@assay/media';
import type { StatementRow } from '../page/statement-rows.js';
import type { BankName } from './bank-name.js';

/** What banks call themselves in English, Spanish and Portuguese. */
export const COMPANY =
  /\b(?:bank|banks|bancorp|banking company|bankers|bancshares|credit union|federal savings|savings (?:bank|association)|trust(?: company| co)?|financial|banco|banca|banc|bancario|caixa(?: econ[oô]mica)?|cooperativa|sicoob|sicredi|sofom|sofipo|pagamentos|(?:meios|instituição|arranjos?) de pagamento|fondos de pago|payments|f\.?c\.?u\.?|n\.?a\.?|institución de banca|caja(?: popular)?)\b/iu;
/** Legal forms and footers behind a name. */
export const LEGAL_TAIL =
  /(?:,?\s*(?:N\.\s?A\.?|NA)(?=$|[\s,.])|,?\s*(?:Equal Housing Lender|Member,? FDIC|Federally Insured.*|Insured by NCUA|NCUA)\.?|\s+(?:Corporation|Corp\.?)$|\s*[®™©])+.*$/u;
const MEMBER =
  /([\p{Lu}][\p{L}&.' -]{2,60}?)\s*(?:,?\s*N\.\s?A\.?)?\s*[,.|·•-]?\s*(?:is a )?(?:Member,? FDIC|Member of FDIC|Federally insured by NCUA)/u;
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s*\d{4}(?:\s*-\s*\d{4})?,?\s+([\p{Lu}][\p{L}&.' -]{2,60}?)(?=[,.]\s|\s*$|,? (?:N\.A|All rights))/iu;
const WITH_LEGAL_FORM =
  /(?:^|[\s:])((?:[\p{Lu}][\p{L}&.'-]*\s+(?:(?:of|de|do|da|del|and|&|e|y)\s+)?){1,5}?(?:Bank|Banco|Union)|(?:Bank|Banco)(?:\s+(?:of|de|do|da|del|the)?\s*\p{Lu}[\p{L}]+){1,3}),?\s+(?:N\.\s?A\.?|S\.\s?A\.?|Member)/u;

const KIND_BY_LAW =
  'Instituci[oó]n de (?:Banca M[uú]ltiple|Banca de Desarrollo|Fondos de Pago Electr[oó]nico)|Sociedad Financiera (?:Popular|Comunitaria|de Objeto M[uú]ltiple)';
const CAPITALS = String.raw`\p{Lu}[\p{L}\d&'.-]*(?: (?:(?:de|del|la|las|los|el|y|e|para) )*\p{Lu}[\p{L}\d&'.-]*){0,6}`;
/**
 * `Ahorros Norte, S.A. de C.V., Institución de Fondos de Pago Electrónico`: who keeps accounts in Mexico is
 * named with its kind by law (Ley de Instituciones de Crédito, Ley Fintech, Ley de Ahorro y Crédito Popular),
 * often under the tables alone.
 */
const BY_LAW = new RegExp(
  String.raw`(?:^|[.:;] )(${CAPITALS},? S\. ?(?:A\.(?: de C\. ?V\.)?|N\. ?C\.), (?:${KIND_BY_LAW}|${KIND_BY_LAW.toUpperCase()})(?:, G(?:rupo Financiero|RUPO FINANCIERO) ${CAPITALS})?)(?!\p{L})`,
  'u',
);

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
