import { createHash } from 'node:crypto';
import { csvLine } from '../../evaluation/csv.js';

/** One line of manifest.csv; the columns are those of the other PDF corpora that the evaluation reads. */
export interface ManifestRow {
  readonly file: string;
  readonly label: 'authentic' | 'tampered';
  /** The honest document this was made from, by name: files of one base belong into one fold. */
  readonly base: string;
  readonly generator: string;
  readonly tool: string;
  /** `clean`, `benign:<process>`, or the name of the forging technique. */
  readonly technique: string;
  readonly kind: string;
  /** `amount: 10.00 -> 20.00; ...`; empty for honest files. */
  readonly what: string;
  /** Changed pages from 1, separated by spaces. */
  readonly page: string;
  readonly arith: 'breaks' | 'keeps' | 'neutral' | 'n/a';
  readonly metadata: 'kept' | 'scrubbed' | 'forged';
  readonly source: 'generated';
  readonly notes: string;
  readonly sha256: string;
}

const COLUMNS = [
  'file',
  'label',
  'base',
  'generator',
  'tool',
  'technique',
  'kind',
  'what',
  'page',
  'arith',
  'metadata',
  'source',
  'notes',
  'sha256',
] as const satisfies readonly (keyof ManifestRow)[];

/** CSV after RFC 4180 with line feeds, a heading line first, the rows sorted by file name. */
export function formatManifest(rows: readonly ManifestRow[]): string {
  const sorted = [...rows].sort((one, other) => (one.file < other.file ? -1 : 1));
  return [COLUMNS.join(','), ...sorted.map((row) => csvLine(COLUMNS.map((column) => row[column])))]
    .map((line) => `${line}\n`)
    .join('');
}

export const sha256Hex = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
