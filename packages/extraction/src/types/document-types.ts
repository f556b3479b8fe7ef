import type { DocumentType } from './document-type.js';
import { UTILITY_BILL } from './utility-bill/utility-bill.js';

/** Kinds of document that are described, in the order of `docs/fields.md`. */
export const DOCUMENT_TYPES: readonly DocumentType[] = [UTILITY_BILL];
