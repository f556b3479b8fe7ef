import {
  type Fingerprint,
  type FingerprintKind,
  isTelling,
  likenessOfLayouts,
  likenessOfPages,
  likenessOfPictures,
  likenessOfRows,
} from '@assay/linking';

/** Levels of the kinds that are measured, the strongest first. */
export const LEVELS = {
  'page-image': ['same', 'altered', 'template'],
  'embedded-image': ['same'],
  'row-text': ['same', 'overlapping'],
  layout: ['shared'],
  identifier: ['telling', 'hint'],
  file: ['equal'],
  'pdf-id': ['equal'],
  'producer-fonts': ['equal'],
} as const satisfies Partial<Record<FingerprintKind, readonly string[]>>;
export type MeasuredKind = keyof typeof LEVELS;

/** How alike two fingerprints are. */
export interface LevelOfLikeness {
  /** One of {@link LEVELS}; undefined for two that have nothing to do with each other. */
  readonly level: string | undefined;
  /** 0..1, where the kind has one. */
  readonly similarity?: number;
}

type Compare = (one: Fingerprint, other: Fingerprint) => LevelOfLikeness;

const known = <Level extends string>({
  level,
  similarity,
}: {
  level: Level | 'none';
  similarity: number;
}): LevelOfLikeness => ({
  level: level === 'none' ? undefined : level,
  similarity,
});
const named =
  (name: (part: string) => string): Compare =>
  ({ value: one, part }, { value: other }) => ({
    level: one.form === 'exact' && other.form === 'exact' && one.text === other.text ? name(part) : undefined,
  });
const equal = named(() => 'equal');

/** How each kind is compared, by its own rule. */
export const LEVEL_OF_LIKENESS: Readonly<Record<MeasuredKind, Compare>> = {
  'page-image': (one, other) => known(likenessOfPages(one, other)),
  'embedded-image': (one, other) => known(likenessOfPictures(one, other)),
  'row-text': (one, other) => known(likenessOfRows(one, other)),
  layout: (one, other) => {
    const { shared, similarity } = likenessOfLayouts(one, other);
    return { level: shared ? 'shared' : undefined, similarity };
  },
  identifier: named((part) => (isTelling(part) ? 'telling' : 'hint')),
  file: equal,
  'pdf-id': equal,
  'producer-fonts': equal,
};
