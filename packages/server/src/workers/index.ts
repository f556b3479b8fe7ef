export { startAnalyst } from './analyst.js';
export { toReports } from './reports.js';
export { detailsOf, NO_INVOICE_SENTENCE, UNDECODABLE_SENTENCES } from './sentences.js';
export * from './types.js';
