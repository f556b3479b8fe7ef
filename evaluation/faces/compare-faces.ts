import { comparableTemplate, type FaceTemplate, templateDistance } from '@assay/biometrics';
import { CARD_VARIANTS, type CardVariant, variantName } from '../../corpus/faces/id-cards/variants.js';
import { type Comparison, type Comparisons, sortedDistances } from './comparisons.js';
import type { DescribingTask } from './describing-process.js';
import type { DescribedFace, FaceCorpus, PhotoPair } from './types.js';

/** Different seeds a photo: no two cards are printed, laid out and photographed alike. */
const SEEDS_PER_PHOTO = 100;

/** Cards of one kind, one of each photo that showed a face. */
export interface CardSeries {
  readonly name: string;
  readonly tasks: readonly DescribingTask[];
  /**
   * Of each photo, the place of its card in {@link tasks}; undefined where the photo showed no face to print.
   */
  readonly places: readonly (number | undefined)[];
}

/** @param paths of the photos, in the corpus's order */
export function cardSeries(paths: readonly string[], photos: readonly DescribedFace[]): CardSeries[] {
  return CARD_VARIANTS.map((variant, index) => seriesOf(variant, index, paths, photos));
}

function seriesOf(
  variant: CardVariant,
  variantIndex: number,
  paths: readonly string[],
  photos: readonly DescribedFace[],
): CardSeries {
  const tasks: DescribingTask[] = [];
  const places = photos.map(({ box }, photo) => {
    if (!box) return undefined;
    return (
      tasks.push({
        path: paths[photo]!,
        card: { face: box, variant, seed: photo * SEEDS_PER_PHOTO + variantIndex },
      }) - 1
    );
  });
  return { name: variantName(variant), tasks, places };
}

/**
 * Each card against the other photos of each pair, both ways round: never against the photo that is printed
 * on it.
 * @param cards in the order of the photos; undefined where none could be made
 */
export function compareCards(
  corpus: FaceCorpus,
  cards: readonly (DescribedFace | undefined)[],
  photos: readonly DescribedFace[],
): Comparisons {
  const bothWays = corpus.pairs.flatMap(({ x, y, samePerson }): PhotoPair[] => [
    { x, y, samePerson },
    { x: y, y: x, samePerson },
  ]);
  return compare(corpus, bothWays, cards, photos);
}

export const comparePhotos = (corpus: FaceCorpus, photos: readonly DescribedFace[]): Comparisons =>
  compare(corpus, corpus.pairs, photos, photos);

function compare(
  { photos }: FaceCorpus,
  pairs: readonly PhotoPair[],
  ofX: readonly (DescribedFace | undefined)[],
  ofY: readonly (DescribedFace | undefined)[],
): Comparisons {
  const numbers = new Map<string, number>();
  for (const { person } of photos) if (!numbers.has(person)) numbers.set(person, numbers.size);
  const templates = (faces: readonly (DescribedFace | undefined)[]): (FaceTemplate | undefined)[] =>
    faces.map((face) => face?.template && comparableTemplate(Float32Array.from(face.template)));
  const [templatesX, templatesY] = [templates(ofX), templates(ofY)];
  const [mated, nonMated]: [Comparison[], Comparison[]] = [[], []];
  let matedFailedToEnrol = 0;
  for (const { x, y, samePerson } of pairs) {
    const [one, other] = [templatesX[x], templatesY[y]];
    if (!one || !other) {
      if (samePerson) matedFailedToEnrol++;
      continue;
    }
    const comparison = {
      distance: templateDistance(one, other),
      personX: numbers.get(photos[x]!.person)!,
      personY: numbers.get(photos[y]!.person)!,
    };
    (samePerson ? mated : nonMated).push(comparison);
  }
  return {
    mated: sortedDistances(mated),
    nonMated: sortedDistances(nonMated),
    matedFailedToEnrol,
    peopleCount: numbers.size,
  };
}
