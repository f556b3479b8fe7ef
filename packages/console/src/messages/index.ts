import { en, type Messages } from './en.js';

/** What the console says, in the reader's language. English is the only one so far. */
export const m: Messages = en;
