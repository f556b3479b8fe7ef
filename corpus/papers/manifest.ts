import { csvLine } from '../../evaluation/csv.js';
import type { ComposedDocument } from './composed-document.js';

/** One line of manifest.csv. */
export interface ManifestRow {
  readonly file: string;
  readonly document: ComposedDocument;
  readonly treatment: string;
}

/** CSV after RFC 4180: what the evaluation of documents reads. */
export function formatManifest(rows: readonly ManifestRow[]): string {
  const lines = rows.map(({ file, document, treatment }) => {
    const { documentType, country, truth, layout, language } = document;
    return csvLine([file, documentType, country, JSON.stringify(truth), layout, language, treatment]);
  });
  return `${['file,documentType,country,groundTruth,layout,language,treatment', ...lines].join('\n')}\n`;
}
