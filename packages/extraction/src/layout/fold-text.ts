/** A label as it is compared: lower case, without accents, punctuation at its ends, and repeated spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<!o)f (?=[filt])/gu, 'f') // a ligature glyph that was read as two words
    .replace(/\s+/gu, ' ')
    .replace(/^[^\p{L}\d]+|[^\p{L}\d)%]+$/gu, '');
}
