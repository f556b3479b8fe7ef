/**
 * A bank, as far as a name in a letterhead and the numbers of its accounts have to be held against each
 * other.
 */
export interface Bank {
  readonly name: string;
  /**
   * What it is called, in plain lower case with one space between words: its brands, and the names of banks
   * that were merged into it, whose statements and numbers stay in use for years. A lone word stands for
   * itself, never for a part of another one.
   */
  readonly aliases: readonly string[];
}

/** Countries whose banks are told apart by a number of the account. */
export type BankCountry = 'us' | 'mx' | 'br';

/** Lower case without accents, anything that is no letter or digit as one space: how aliases are spelled. */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Whether a text names the bank: one of its aliases stands in it as whole words. */
export function namesBank(text: string, { aliases }: Bank): boolean {
  const plain = ` ${plainName(text)} `;
  return aliases.some((alias) => plain.includes(` ${alias} `));
}
