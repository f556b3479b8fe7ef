export { startAnalyst } from './analyst.js';
export { toReports } from './reports.js';
export * from './types.js';
