export { startAnalyst } from './analyst.js';
export { toReports } from './reports.js';
export { detailsOf, UNDECODABLE_SENTENCES } from './sentences.js';
export * from './types.js';
