import LABELS from './labels.json' with { type: 'json' };

/** What a labeled value is, whatever the language of its label. */
export type Field = keyof typeof LABELS;

/**
 * How documents name their values in English, Spanish and Portuguese, without accents and in lower case, each
 * with its field. Only labels that leave no doubt: "date" alone is as often a table's heading, "name" alone
 * anybody's.
 */
export const FIELD_LABELS: readonly { readonly field: Field; readonly label: string }[] = (
  Object.entries(LABELS) as [Field, Readonly<Record<string, readonly string[]>>][]
).flatMap(([field, byLanguage]) =>
  Object.values(byLanguage)
    .flat()
    .map((label) => ({ field, label })),
);
