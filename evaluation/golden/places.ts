/** What the recognizer saw of documents, with their truth. */
export const GOLDEN_SET = new URL('./documents.jsonl.br', import.meta.url);
/** What was answered to them, with the versions of the models that answered. */
export const GOLDEN_ANSWERS = new URL('./golden-answers.json', import.meta.url);
/** What was right of them when the set was last counted. */
export const GOLDEN_COUNTS = new URL('./golden-counts.json', import.meta.url);
