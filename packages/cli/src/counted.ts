/** `1 record`, `2 records`: of a word whose plural takes an s alone, or of the two forms given. */
export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;
