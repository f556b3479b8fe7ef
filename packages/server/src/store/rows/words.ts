/** One sort key with few values, which are words. */
export interface WordField {
  /** Place of the lowest of its bits among the 16 that hold all words of a record. */
  readonly shift: number;
  readonly bits: number;
  /** Stored: a new word gets the next free number, wherever it sorts. */
  readonly codes: Readonly<Record<string, number>>;
  /** Where words do not sort alphabetically. */
  readonly order?: readonly string[];
}

/** All words of a record in 16 bits. */
export function packWords<Key extends string>(
  fields: Readonly<Record<Key, WordField>>,
  record: { readonly [K in NoInfer<Key>]: string },
): number {
  let packed = 0;
  for (const [key, { shift, codes }] of Object.entries<WordField>(fields))
    packed |= codes[record[key as Key]]! << shift;
  return packed;
}

/** The place of each code in the order of the key. */
export function ranksOf({ bits, codes, order }: WordField): readonly number[] {
  const rankOfCode = Array.from({ length: 2 ** bits }, () => 0);
  for (const [rank, word] of (order ?? Object.keys(codes).sort()).entries()) rankOfCode[codes[word]!] = rank;
  return rankOfCode;
}

/** The place of each record's word in the order of the key. */
export function wordRanks(field: WordField, words: Uint16Array): Uint16Array {
  const rankOfCode = Uint16Array.from(ranksOf(field));
  const mask = 2 ** field.bits - 1;
  return words.map((packed) => rankOfCode[(packed >> field.shift) & mask]!);
}
