import type { BenignChange } from './benign-change.js';

/**
 * Signing, certifying, time-stamping and long-term validation data: /Perms and /Legal (ISO 32000-2, 12.8.6
 * and 12.8.7), /DSS (12.8.4.3), /Extensions (7.12). The signature fields themselves are form fields; what a
 * visible signature covers is judged with the annotations.
 */
export const signing: BenignChange = (change) =>
  change.kind === 'catalog-entry' && SIGNING_ENTRIES.has(change.key);

const SIGNING_ENTRIES: ReadonlySet<string> = new Set(['Perms', 'Legal', 'DSS', 'Extensions']);
