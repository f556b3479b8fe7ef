import { type PhraseBook, phraseBook } from '../../../layout/phrases.js';
import WORDS from './words.json' with { type: 'json' };

/** What a column of figures holds; `no-amount`: what neither adds to pay nor takes from it. */
export type ColumnKind = keyof typeof WORDS.columns;

/**
 * What a block of lines is about. `all-deductions`: what Mexican and Brazilian pay slips call deductions, taxes among them
 * (tax authority's catalogue c_TipoDeduccion: 001 social security, 002 ISR); `aside` is what neither adds to pay nor takes
 * from it: the employer's share, leave, bank accounts, notes. Under `year-to-date` the lines stand again, with other amounts.
 */
export type Section = keyof typeof WORDS.sections;

const bookOf = <Meaning extends string>(
  words: Readonly<Record<Meaning, Readonly<Record<string, readonly string[]>>>>,
): PhraseBook<Meaning> =>
  phraseBook(
    Object.fromEntries(
      Object.entries<Readonly<Record<string, readonly string[]>>>(words).map(([meaning, languages]) => [
        meaning,
        Object.values(languages).flat().join(';'),
      ]),
    ) as Record<Meaning, string>,
  );

/**
 * Headings of columns on pay stubs of the United States, Mexico and Brazil (the Brazilian ones as in the usual printed form
 * of the Consolidação das Leis do Trabalho, article 464; the Mexican ones as in the tax authority's payroll supplement 1.2).
 */
export const COLUMNS: PhraseBook<ColumnKind> = bookOf(WORDS.columns);
export const SECTIONS: PhraseBook<Section> = bookOf(WORDS.sections);
