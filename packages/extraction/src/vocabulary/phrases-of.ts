/** @param rows of a data file: phrases with `; ` between them, as many a line as fit */
export const phrasesOf = (rows: readonly string[]): string[] => rows.flatMap((row) => row.split('; '));
