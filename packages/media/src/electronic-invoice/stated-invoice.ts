import type { ElectronicInvoice } from './types.js';

/** What the reader of one form gives; what all forms share is added to it. */
export type StatedInvoice = Omit<ElectronicInvoice, 'numbers' | 'days' | 'texts' | 'identifiers'>;
