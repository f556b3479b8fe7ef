/**
 * C0 and C1 controls, and the marks that reorder text (Unicode Standard Annex 9): a document could use them
 * to rewrite the screen.
 */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text from a document or a file name, safe to print: what would steer the terminal is shown as its code
 * point.
 */
export const printable = (text: string): string =>
  text.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
