/** A field of names in two parts: `<<` between last and first names, `<` between names, fillers behind. */
export function splitNames(field: string): {
  readonly lastName: string | undefined;
  readonly firstName: string | undefined;
} {
  const [last = '', ...first] = field.replace(/<+$/u, '').split('<<');
  return { lastName: words(last), firstName: words(first.join('<')) };
}

export const words = (field: string): string | undefined => field.replace(/<+/gu, ' ').trim() || undefined;

/** Fillers are also read as these letters. */
const FILLER_LETTERS = 'KCSELXI';

/**
 * Fillers that were read as letters, in a field of names. Behind three fillers no name follows. A letter
 * between fillers at the end, or a pair of K where no other separator stands, is no name either.
 */
export function withoutFalseLetters(field: string): string {
  const end = field.search(/<{3}/u);
  let names = end < 0 ? field : field.slice(0, end);
  if (!names.includes('<<') && end < 0) names = names.replace(/([A-Z]{2,})KK(?=[A-Z]{2,})/u, '$1<<');
  if (!names.includes('<<')) names = names.replace(/([A-Z]{2,})(?:<K|K<|KK)(?=[A-Z]{2,})/u, '$1<<');
  const tail = new RegExp(`<[<${FILLER_LETTERS}]*$`, 'u').exec(names);
  if (tail && /<.?<|<I?[KC]+$/u.test(tail[0]) && tail.index > names.indexOf('<<') + 1)
    names = names.slice(0, tail.index);
  return names.padEnd(field.length, '<');
}
