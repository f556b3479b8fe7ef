import type { Language } from './language.js';

export interface Column {
  readonly heading: string;
  readonly align: 'left' | 'right';
  /** Share of the table's width; the shares of a table add up to 1. */
  readonly share: number;
}

/** What a document says, without how it looks: every layout draws the same blocks. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'paragraph' | 'small'; readonly text: string }
  | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [label: string, value: string])[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
      readonly total?: readonly string[];
    };

export type DocumentKind = 'statement' | 'paystub' | 'invoice' | 'letter';

export interface DocumentContent {
  readonly kind: DocumentKind;
  readonly language: Language;
  readonly issuer: string;
  readonly issuerAddress: string;
  readonly blocks: readonly Block[];
}

/** The texts that a forger would change, as they are printed. */
export interface EditTargets {
  readonly amounts: readonly string[];
  readonly dates: readonly string[];
  readonly names: readonly string[];
  readonly accounts: readonly string[];
}

/** A document with what can be forged in it. */
export interface ComposedDocument {
  readonly content: DocumentContent;
  readonly targets: EditTargets;
  /**
   * The same document with one amount raised by `cents` and every sum that depends on it brought into line.
   */
  raised(cents: number): DocumentContent;
}

/**
 * Every piece of text of a document in reading order; two versions of one document can be compared piece by
 * piece.
 */
export function textsOf(content: DocumentContent): string[] {
  return content.blocks.flatMap((block) => {
    if (block.kind === 'pairs') return block.pairs.flat();
    if (block.kind === 'table')
      return [...block.columns.map((column) => column.heading), ...block.rows.flat(), ...(block.total ?? [])];
    return [block.text];
  });
}
