import type { TextWord } from '@assay/media';
import { startsAddress } from '../../layout/address-block.js';
import { textOf } from '../../layout/characters.js';
import { keptBy } from '../../page/kept-by.js';
import type { PageView } from '../../page/page-view.js';
import { type Found, foundIn } from '../../types/candidate.js';
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
const SHORT_KIND = String.raw`S\. ?F\. ?P\.|S\. ?O\. ?F\. ?O\. ?M\.`;
const CAPITALS = String.raw`\p{Lu}[\p{L}\d&'.-]*(?: (?:(?:de|del|la|las|los|el|y|e|para) )*\p{Lu}[\p{L}\d&'.-]*){0,6}`;
/**
 * `Ahorros Norte, S.A. de C.V., Institución de Fondos de Pago Electrónico`: who keeps accounts in Mexico is
 * named with its kind by law (Ley de Instituciones de Crédito, Ley Fintech, Ley de Ahorro y Crédito Popular),
 * often under the tables alone.
 */
const COMPANY_BY_LAW = String.raw`${CAPITALS}(?: \(\p{Lu}[\p{L}]+\))?,? S\. ?(?:A\.(?: de C\. ?V\.)?|N\. ?C\.)`;
const KIND = `(?:${KIND_BY_LAW}|${KIND_BY_LAW.toUpperCase()}|${SHORT_KIND})`;
const GROUP = `(?:, G(?:rupo Financiero|RUPO FINANCIERO) ${CAPITALS})?`;
const BY_LAW = new RegExp(String.raw`(?:^|[.:;] )(${COMPANY_BY_LAW}, ${KIND}${GROUP})(?!\p{L})`, 'u');

const TOWN_WORD = String.raw`\p{Lu}(?:\p{L}{4,}|\p{L}{0,3}\.?)`;
const TOWN = `${TOWN_WORD}(?: (?:del? )?${TOWN_WORD}){0,3}`;
/** What the law wants behind the name: the seat, up to its postal code and what stands behind that of the town. */
const BEFORE_TOWN = String.raw`\p{Lu}.{5,120}?C\.? ?P\.? ?\d{5}`;
const SEAT = new RegExp(`^(${BEFORE_TOWN}(?:,? ${TOWN}(?:, ${TOWN})?)?)(?=[,.;]|$)`, 'u');

/** How likely a name or a seat in a notice is the bank's; by reason, 2026-11-25 and 30. */
const LIKELIHOOD = { notice: 0.75, byLaw: 0.82, seat: 0.83 } as const;
const MIN_LETTERS = 4;

/** `Example Bank, N.A. Member FDIC`, `© 2021 Example Bank`; before all others one with its kind by law. */
export function legalNames(page: PageView): Found[] {
  const byLaws = new Map(namesByLaw(page).map(({ row, name }) => [row, name]));
  const named = page.rows.flatMap(({ line }, index) => {
    const text = textOf(line.words);
    const byLaw = byLaws.get(index);
    const form = WITH_LEGAL_FORM.exec(text)?.[1] ?? '';
    const told = [...NOTICES.map((pattern) => pattern.exec(text)?.[1] ?? ''), COMPANY.test(form) ? form : '']
      .map((name) => name.replace(LEGAL_TAIL, '').trim())
      .filter((name) => name.length >= MIN_LETTERS);
    return [...(byLaw ? [byLaw] : []), ...told].map((name) => ({ name, line, isByLaw: name === byLaw }));
  });
  const isByLaw = named.some((one) => one.isByLaw);
  return named
    .filter((one) => one.isByLaw || !isByLaw)
    .flatMap(({ name, line, ...one }) =>
      saidIn(line.words, line.page, name, one.isByLaw ? LIKELIHOOD.byLaw : LIKELIHOOD.notice),
    );
}

/**
 * A text where the words of a line print it. No field is kept from them, since notices name a bank and its address in
 * one.
 */
export function saidIn(words: readonly TextWord[], page: number, text: string, likelihood: number): Found[] {
  const said = new Set(text.split(' '));
  const own = words.filter((word) => said.has(word.text));
  return foundIn(own.length > 0 ? own : words, page, text, likelihood, []);
}

/** `Banco Norte, S.A., Institución de Banca Múltiple, Av. Juárez 10, C.P. 06000, Ciudad de México`: where the bank sits. */
export const seatsByLaw = (page: PageView): Found[] =>
  namesByLaw(page).flatMap(({ row, end }) => {
    const [line, next] = [page.rows[row]?.line, page.rows[row + 1]?.line];
    const words = [...(line?.words ?? []), ...(next?.page === line?.page ? (next?.words ?? []) : [])];
    const behind = textOf(words)
      .slice(end)
      .replace(/^[,.;\s]+/u, '');
    const seat = SEAT.exec(behind)?.[1];
    return line && seat !== undefined && startsAddress(seat.replace(/,.*/u, ''))
      ? saidIn(words, line.page, seat, LIKELIHOOD.seat)
      : [];
  });

/** Names with their kind by law: of which row, and where in its text they end. */
const namesByLaw = keptBy(({ rows }: PageView) =>
  rows.flatMap(({ line }, row) => {
    const found = BY_LAW.exec(textOf(line.words));
    const name = found?.[1];
    return found && name ? [{ row, name, end: found.index + found[0].length }] : [];
  }),
);
