import { csvLine, parseCsv } from '../../evaluation/csv.js';
import type { PublishedFile } from './published-files.js';

/** A published document whose fields somebody typed, looking at its pages. */
export interface DocumentOfFields extends PublishedFile {
  /** `develop` is looked at; `count` is counted. All documents of one project are in one set. */
  readonly set: 'develop' | 'count';
  readonly documentType: string;
  /** `US`, `MX` or `BR`: what a caller would say. */
  readonly country: string;
  readonly language: string;
  /** JSON: fields of docs/fields.md, all that the document prints. */
  readonly groundTruth: string;
}

/**
 * Documents of fields.csv, with what its lists say of where each is published.
 * @param read the text of a file beside this one
 * @throws RangeError on a set that is none, or a document that its list does not have
 */
export function readDocumentsOfFields(read: (name: string) => string): readonly DocumentOfFields[] {
  const lists = new Map<string, ReadonlyMap<string, Readonly<Record<string, string>>>>();
  const listOf = (name: string) => {
    const known = lists.get(name) ?? new Map(parseCsv(read(name)).map((row) => [row.sha256 ?? '', row]));
    lists.set(name, known);
    return known;
  };
  return parseCsv(read('fields.csv')).map((row, index) => {
    const published = listOf(row.list ?? '').get(row.sha256 ?? '');
    if (row.set !== 'develop' && row.set !== 'count')
      throw new RangeError(`fields.csv line ${index + 2}: set is ${row.set}`);
    if (!published) throw new RangeError(`fields.csv line ${index + 2}: ${row.list} has no such file`);
    return { ...published, ...row } as unknown as DocumentOfFields;
  });
}

/** The manifest of a folder of these documents; its truths are complete, so that a value too many is seen. */
export function fieldsManifest(documents: readonly DocumentOfFields[]): string {
  const lines = documents.map(({ sha256, documentType, country, groundTruth, source, language, set }) =>
    csvLine([`${sha256}.pdf`, documentType, country, groundTruth, source, language, set]),
  );
  return `${['file,documentType,country,groundTruth,layout,language,treatment', ...lines].join('\n')}\n`;
}
