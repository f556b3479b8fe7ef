import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseCsv } from '../../evaluation/csv.js';

/** `develop` is looked at; `count` and, by other publishers and later, `fresh` are counted. */
export const SPLITS = ['develop', 'count', 'fresh'] as const;

/** One document that somebody published, as every list says it; the repository has none of the files. */
export interface ListedDocument {
  /** Of the file, in hexadecimal. */
  readonly sha256: string;
  /** Unknown of lists without it. */
  readonly kind?: string;
  /** ISO 3166, lower case: whose kind of document it is. Unknown of lists without it. */
  readonly country?: string;
  /** Who issued it. All documents of one publisher are in one split. */
  readonly publisher: string;
  /** As the file names its producer, shortened. */
  readonly producer: string;
  /**
   * `anonymized`: whoever published it wrote made-up values over the issuer's, so it is neither an honest file
   * nor a base for edits. `altered`: a project changed the issuer's bytes to make a test of them.
   */
  readonly standing: 'as published' | 'anonymised' | 'altered';
  /** Repository (owner/name), commit and path where the file lies. */
  readonly source: string;
  readonly commit: string;
  readonly path: string;
}

/** A line of bases.csv. */
export interface PublishedDocument extends ListedDocument {
  readonly kind: string;
  readonly country: string;
  readonly split: (typeof SPLITS)[number] | '';
}

const REQUIRED = ['sha256', 'kind', 'country', 'publisher', 'producer', 'source', 'commit', 'path'] as const;

/** @throws RangeError on a line that names no file, no standing that is known, or a base without a split */
export function parseBases(csv: string): readonly PublishedDocument[] {
  return parseCsv(csv).map((row, index) => {
    const bad = (what: string) => new RangeError(`bases.csv line ${index + 2}: ${what}`);
    for (const column of REQUIRED) if (!row[column]) throw bad(`no ${column}`);
    const { standing, split } = row;
    if (standing !== 'as published' && standing !== 'anonymised' && standing !== 'altered')
      throw bad(`standing is ${standing}`);
    const placed = SPLITS.some((known) => known === split);
    if (placed !== (standing === 'as published')) throw bad(`split is ${split} of a file ${standing}`);
    return row as unknown as PublishedDocument;
  });
}

/** Documents as published of a list without splits, as unseen-honest-2.csv, of one of its sets; a project is their publisher. */
export const parseListed = (csv: string, set: string): readonly ListedDocument[] =>
  parseCsv(csv)
    .filter((row) => row.set === set && row.standing === 'as published')
    .map((row) => ({ ...row, publisher: row.source })) as unknown as readonly ListedDocument[];

/** @param name of a file beside this one */
export const readListed = (name: string, set: string): readonly ListedDocument[] =>
  parseListed(readFileSync(fileURLToPath(new URL(`./${name}`, import.meta.url)), 'utf8'), set);

export const readBases = (): readonly PublishedDocument[] =>
  parseBases(readFileSync(fileURLToPath(new URL('./bases.csv', import.meta.url)), 'utf8'));
