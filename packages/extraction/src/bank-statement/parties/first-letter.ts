import type { StatementRow } from '../page/statement-rows.js';
import type { BankName } from './bank-name.js';

/**
 * `lmo Banco` of a statement that says `Olmo` elsewhere: recognisers lose the first letter of a logo. Of what
 * is said as often the word with an accent counts, since accents are lost, too.
 */
export function withFirstLetter(name: BankName, rows: readonly StatementRow[]): BankName {
  const [first = '', ...others] = name.text.split(' ');
  if (name.reading === 1 || !/^\p{Ll}{3,}$/u.test(first)) return name;
  const counts = new Map<string, number>();
  for (const { text } of rows.flatMap(({ line }) => line.words)) {
    const word = text.replace(/[.,:;]+$/u, '');
    if (/^\p{Lu}/u.test(word) && word.slice(1) === first) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const isAccented = (word: string) => Number(word.normalize('NFD') !== word);
  const [whole] =
    [...counts].sort(
      ([one, count], [other, more]) => more - count || isAccented(other) - isAccented(one),
    )[0] ?? [];
  return whole ? { ...name, text: [whole, ...others].join(' ') } : name;
}
