import { csvLine } from '../../evaluation/csv.js';
import type { PictureQuality } from './grades.js';

/** One line of manifest.csv; the columns that other labeled folders have, too, mean the same there. */
export interface SeriesRow {
  readonly file: string;
  readonly label: 'authentic' | 'tampered';
  /** The document that both twins come from: files of one base belong together. */
  readonly base: string;
  /** The edit; of an honest twin, the edit of its tampered one. */
  readonly technique: string;
  readonly kind: 'statement' | 'pay-stub' | 'card';
  /** `amount: 10.00 -> 90.00; ...`; empty for honest files. */
  readonly what: string;
  /** Changed pages from 1, separated by spaces. */
  readonly page: string;
  /** Places of the change: points of a PDF's page, pixels of a picture. */
  readonly notes: string;
  readonly arith: 'breaks' | 'keeps' | 'neutral' | 'n/a';
  readonly quality: 'text' | PictureQuality;
  /** What the page went through. */
  readonly chain: string;
  readonly country: string;
  readonly documentType: string;
  readonly layout: string;
  readonly family: string;
  /** The day on which it counts as submitted, `YYYY-MM-DD`. */
  readonly receivedOn: string;
}

const COLUMNS = [
  'file',
  'label',
  'base',
  'technique',
  'kind',
  'what',
  'page',
  'notes',
  'arith',
  'quality',
  'chain',
  'country',
  'documentType',
  'layout',
  'family',
  'receivedOn',
] as const satisfies readonly (keyof SeriesRow)[];

/** CSV after RFC 4180 with line feeds, a heading line first. */
export const formatManifest = (rows: readonly SeriesRow[]): string =>
  [COLUMNS.join(','), ...rows.map((row) => csvLine(COLUMNS.map((column) => row[column])))]
    .map((line) => `${line}\n`)
    .join('');
