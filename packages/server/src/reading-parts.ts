/**
 * What of a document is read, in this order. Each is read on its own, so that losing one does not lose the
 * others.
 */
export const READING_PARTS = ['text', 'codes', 'fields'] as const;
export type ReadingPart = (typeof READING_PARTS)[number];
