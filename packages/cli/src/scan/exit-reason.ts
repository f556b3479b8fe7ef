import type { ExitReason } from '../exit-codes.js';
import { isAssessed, type ScannedFile } from './assess.js';

const REASONS = { low: 'LOW', medium: 'MEDIUM', high: 'HIGH' } as const;

/** From the harmless to the grave: a scan ends with the gravest of its files. */
const ORDER: readonly ExitReason[] = ['LOW', 'MEDIUM', 'HIGH', 'NOT_EXAMINED'];

export const reasonOf = (file: ScannedFile): ExitReason =>
  isAssessed(file) ? REASONS[file.verdict.fraudSeverity] : 'NOT_EXAMINED';

export const graver = (one: ExitReason, other: ExitReason): ExitReason =>
  ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other;
