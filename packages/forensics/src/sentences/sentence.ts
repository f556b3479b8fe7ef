/** The languages that answers are worded in; English is what records keep. */
export const LANGUAGES = ['en', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a sentence may name: texts of the document are quoted, numbers and names of programs are not. */
export interface Values {
  /** The earlier text, or what the place should say. */
  readonly before?: string;
  /** The later text, or what the place says. */
  readonly after?: string;
  /** What stands at the place: `after`, else what was read there. */
  readonly there?: string;
  readonly count?: number;
}

/**
 * One sentence in each language: its variants, the richest first. The first whose slots (`{before}`) can all
 * be filled is said, so the last one has none. Variants of a language stand in the same order with the same
 * slots.
 */
export type Sentence = Readonly<Record<Language, readonly [string, ...string[]]>> & {
  /** Tells rather than accuses: said only where nothing else is. */
  readonly note?: true;
};

const SLOT = /\{(\w+)\}/g;

/** The slots of a variant, in their order. */
export const slotsOf = (variant: string): string[] =>
  [...variant.matchAll(SLOT)].map(([, name]) => name ?? '');

/** A quotation is cut to so many words and characters: a sentence is read aloud. */
const MAX_QUOTED_WORDS = 5;
const MAX_QUOTED_CHARACTERS = 48;

/** A quotation short enough for a sentence, on one line. */
export function shortlyQuoted(text: string): string {
  const words = text.trim().split(/\s+/u);
  const kept = [...words.slice(0, MAX_QUOTED_WORDS).join(' ')];
  const isCut = words.length > MAX_QUOTED_WORDS || kept.length > MAX_QUOTED_CHARACTERS;
  return `“${kept.slice(0, MAX_QUOTED_CHARACTERS).join('')}${isCut ? '…' : ''}”`;
}

/** A sentence in one language. */
export function said(sentence: Sentence, language: Language, values: Values): string {
  const variants = sentence[language];
  const isFilled = (variant: string) =>
    slotsOf(variant).every((slot) => valueIn(values, slot as keyof Values) !== undefined);
  const variant = variants.find(isFilled) ?? variants[variants.length - 1] ?? '';
  return variant.replace(SLOT, (_, slot: keyof Values) => {
    const value = valueIn(values, slot);
    return typeof value === 'number' ? String(value) : shortlyQuoted(value ?? '');
  });
}

/** An empty text is none. */
function valueIn(values: Values, slot: keyof Values): string | number | undefined {
  const value = values[slot];
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}
