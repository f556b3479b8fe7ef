/** Lower case, without accents; ligatures and full-width letters as plain ones. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
