/**
 * Source text whose characters beyond ASCII are spelled as `\uXXXX`. esbuild's `charset: 'ascii'` spells strings so, and leaves
 * literals of regular expressions and raw strings, of which ours are made, as they are: there the escape means the same.
 * @param {string} text of a script
 */
export const inAscii = (text) =>
  text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
