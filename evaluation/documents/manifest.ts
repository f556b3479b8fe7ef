import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from '../csv.js';
import { isEvaluatedType } from './document-types.js';
import { fieldPath } from './truth-names.js';
import type { DocumentCase, Value } from './types.js';

export interface DocumentCorpus {
  readonly cases: readonly DocumentCase[];
  /** Files of types that have no fields to compare, by type. */
  readonly ignored: ReadonlyMap<string, number>;
}

const COUNTRIES: Readonly<Record<string, DocumentCase['country']>> = {
  US: 'us',
  USA: 'us',
  MX: 'mx',
  MEX: 'mx',
  BR: 'br',
  BRA: 'br',
};

/**
 * Reads `folder/manifest.csv`. @throws RangeError when it lacks a column or a ground truth is no JSON object
 */
export const readDocumentCorpus = (folder: string): DocumentCorpus =>
  parseDocumentManifest(readFileSync(join(folder, 'manifest.csv'), 'utf8'));

/**
 * @param text the manifest: columns `file`, `documentType`, `country`, `groundTruth` (JSON); a column
 * `layout` says that the ground truth
 *   names every printed field; they, `language` and `treatment` add to the report
 */
export function parseDocumentManifest(text: string): DocumentCorpus {
  const rows = parseCsv(text);
  for (const column of ['file', 'documentType', 'country', 'groundTruth']) {
    if (rows[0]?.[column] === undefined)
      throw new RangeError(`manifest.csv has no column "${column}" or no line`);
  }
  const ignored = new Map<string, number>();
  const cases = rows.flatMap((row): DocumentCase[] => {
    const {
      file = '',
      documentType = '',
      country = '',
      groundTruth = '',
      language = '',
      treatment = '',
      layout = '',
    } = row;
    const truth = flattened(parseTruth(file, groundTruth));
    if (!isEvaluatedType(documentType) || truth.size === 0) {
      ignored.set(documentType, (ignored.get(documentType) ?? 0) + 1);
      return [];
    }
    const expectedCountry = COUNTRIES[country.slice(0, 3)] ?? 'us';
    return [
      {
        file,
        documentType,
        language,
        treatment,
        layout,
        country: expectedCountry,
        truth,
        truthIsComplete: row.layout !== undefined,
      },
    ];
  });
  return { cases, ignored };
}

function parseTruth(file: string, text: string): object {
  try {
    const truth: unknown = JSON.parse(text || '{}');
    if (typeof truth === 'object' && truth !== null) return truth;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new RangeError(`${file}: expected a JSON object as ground truth`);
}

/** Values by our path. */
function flattened(truth: object): Map<string, Value> {
  const values = new Map<string, Value>();
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, `${path}[${index}]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, path === '' ? key : `${path}.${key}`);
    } else if ((typeof value === 'string' && value !== '') || typeof value === 'number') {
      const name = fieldPath(path);
      if (name !== undefined) values.set(name, value);
    }
  };
  visit(truth, '');
  return values;
}
