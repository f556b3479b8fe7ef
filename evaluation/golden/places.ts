/** What the recogniser saw of documents, with their truth. */
export const GOLDEN_SET = new URL('./documents.jsonl.br', import.meta.url);
/** What was right of them when the set was last counted. */
export const GOLDEN_COUNTS = new URL('./golden-counts.json', import.meta.url);
