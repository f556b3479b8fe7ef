import type { DocumentClassName } from '@assay/media';

/**
 * What documents of a class print, in English, Spanish and Portuguese: as laws, standards and issuers' forms
 * spell it, in lower case without accents. A phrase may stand at several classes; what it says is what it
 * says for each.
 */
export interface ClassSigns {
  readonly name: DocumentClassName;
  /** Headings: count in full only where they stand as one, since a letter about a passport names it too. */
  readonly titles: readonly string[];
  /** Wording that hardly any other kind of document carries. */
  readonly marks: readonly string[];
  /** Labels and wording that documents of this class share with some others. */
  readonly labels: readonly string[];
}
