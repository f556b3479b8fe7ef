import type { TextWord } from '@assay/media';
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
/**
 * `Ahorros Norte, S.A. de C.V., Institución de Fondos de Pago Electrónico`: a name with its legal form, and
 * in Mexico with its kind by law (Ley de Instituciones de Crédito, Ley Fintech, Ley de Ahorro y Crédito
 * Popular), often under the tables alone.
 */
const WITH_FORM = patternOf(PATTERNS.withForm, 'u');
const KIND = patternOf(PATTERNS.kind, 'iu');
/** `Example Bank, N.A. Member FDIC`: a notice's, which letterheads leave out. */
const FORM_OF_NOTICE = patternOf(PATTERNS.formOfNotice, 'u');

/** How likely a name or a seat in a notice is the bank's; by reason, 2026-11-25 and 30. */
const BY_LAW = 0.97;
const LIKELIHOOD = { notice: 0.75, form: 0.8 } as const;
const MIN_LETTERS = 4;
/** Lines that one name and its seat take, and how far to the left of the first the others may begin. */
const LINES = 3;
const LEFT_EM = 8;

/** A name with its legal form, and what stands behind it in its paragraph. */
interface LegalName {
  readonly name: string;
  readonly likelihood: number;
  readonly words: readonly TextWord[];
  readonly page: number;
}

/** `Example Bank, N.A. Member FDIC`, `© 2021 Example Bank`; before all others one with its kind by law. */
export function legalNames(page: PageView): Found[] {
  const named = namesWithForm(page);
  const byLaw = named.filter(({ likelihood }) => likelihood === BY_LAW);
  const told = page.rows.flatMap(({ line }) =>
    NOTICES.map((pattern) => pattern.exec(textOf(line.words))?.[1] ?? '')
      .map((name) => name.replace(LEGAL_TAIL, '').trim())
      .filter((name) => name.length >= MIN_LETTERS)
      .flatMap((name) => saidIn(line.words, line.page, name, LIKELIHOOD.notice)),
  );
  const found = (byLaw.length > 0 ? byLaw : named).flatMap(({ words, page: of, name, likelihood }) =>
    saidIn(words, of, name, likelihood),
  );
  return byLaw.length > 0 ? found : [...found, ...told];
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

/** Banks' names with their legal forms, outside of the tables, each with what stands behind and under it. */
const namesWithForm = keptBy(({ rows, cells }: PageView): LegalName[] =>
  cells.flatMap((cell) => {
    const lines = rows
      .slice(cell.line, cell.line + LINES)
      .filter(({ line }) => line.page === cell.page)
      .map(({ line }, below) =>
        line.words.filter(({ box }) => box.x1 >= cell.box.x1 - (below > 0 ? LEFT_EM * cell.emWidth : 0)),
      );
    // A name is broken before its legal form, not within its own words.
    const text = lines.map(textOf).join('\n');
    const found = WITH_FORM.exec(text);
    const name = inOneLine(found?.groups?.name ?? '');
    if (!found || found.index >= cell.text.length || !(KIND.test(name) || COMPANY.test(name))) return [];
    const isNotice = FORM_OF_NOTICE.test(text.slice(found.index));
    return [
      {
        name: isNotice ? name.replace(LEGAL_TAIL, '') : name,
        likelihood: KIND.test(name) ? BY_LAW : isNotice ? LIKELIHOOD.notice : LIKELIHOOD.form,
        words: lines.flat(),
        page: cell.page,
      },
    ];
  }),
);

const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ');
