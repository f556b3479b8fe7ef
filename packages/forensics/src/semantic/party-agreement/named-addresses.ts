import type { DocumentLayout, PrintedCell } from '@assay/media';

/** A postal address with the name over it, as letters, slips and forms print it. */
export interface NamedAddress {
  /** Undefined where nothing right above the address looks like a name. */
  readonly name: PrintedCell | undefined;
  /** Top to bottom; empty where one line holds the whole address. */
  readonly street: readonly PrintedCell[];
  /** The line with the postal code, or the last one. */
  readonly town: PrintedCell;
}

/** Person or company: two to six words that begin with a capital, or an initial; no digits, no label. */
const NAME =
  /^(?:\p{Lu}[\p{L}.'’-]*|&|y|e|and|de|da|do|dos|del|la|of)(?:,? (?:\p{Lu}[\p{L}.'’-]*|&|y|e|and|de|da|do|dos|del|la|of)){1,6}\.?$/u;

export const looksLikeName = (text: string): boolean => text.length <= 60 && NAME.test(text);

/** The addresses of a document, in reading order. */
export const namedAddresses = ({ addresses }: DocumentLayout): NamedAddress[] =>
  addresses.flatMap(({ above, address }): NamedAddress[] => {
    const coded = address.findLastIndex(({ text }) => /\d/u.test(text));
    const town = address[coded] ?? address.at(-1);
    const name = above.at(-1);
    return town
      ? [
          {
            name: name && looksLikeName(name.text) ? name : undefined,
            street: address.filter((cell) => cell !== town),
            town,
          },
        ]
      : [];
  });
