import type { RecordKind } from '../record-types.js';
import { ANALYSIS_TABLE } from './analysis.js';
import { DETECTION_TABLE } from './detection.js';
import { PARSING_TABLE } from './parsing.js';
import type { RecordTable } from './record-table.js';
import { VERIFICATION_TABLE } from './verification.js';

/** Where the records of each kind lie. */
export const RECORD_TABLES: Readonly<Record<RecordKind, RecordTable>> = {
  detection: DETECTION_TABLE,
  parse: PARSING_TABLE,
  verification: VERIFICATION_TABLE,
  analysis: ANALYSIS_TABLE,
};
