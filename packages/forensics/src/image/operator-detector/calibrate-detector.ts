import { detectionRateAt, rocAuc, type Scored, type Share } from '@assay/media';

/** What a network was found to tell. */
export interface DetectorCalibration {
  /** The logit above which no more honest pictures lie than were allowed, of all that were looked at. */
  readonly threshold: number;
  /** Counted on pictures that did not choose the threshold they were held against. */
  readonly falseAlarms: Share;
  readonly detected: Share;
  /** How often a generated picture has a higher logit than an honest one; 0..1, 1/2 is chance. */
  readonly auc: number;
}

/** Fewer false alarms than this among the allowed ones make a threshold of one picture's whim. */
const LEAST_FALSE_ALARMS = 2;

/**
 * Fewer generated pictures leave a detection rate open by more than 14 points to either side (Wilson, 95 %).
 */
export const LEAST_GENERATED_PICTURES = 50;

/** How many honest pictures a claim of so rare false alarms needs. @param falseAlarmRate over 0, up to 1 */
export const leastHonestPictures = (falseAlarmRate: number): number =>
  Math.ceil(LEAST_FALSE_ALARMS / falseAlarmRate - 1e-9);

/** The rarest false alarms that so many honest pictures let one claim, rounded up to a thousandth. */
export const rarestFalseAlarms = (honestPictures: number): number =>
  Math.ceil((1000 * LEAST_FALSE_ALARMS) / honestPictures) / 1000;

const FOLDS = 5;

/**
 * Chooses the threshold of a network, and measures it by cross-validation: each fifth of the pictures is held
 * against the threshold that the other four choose. Fifths are stretches of the lists as given, so that
 * series, and folders in folders, stay together.
 * @param honest logits, at least {@link leastHonestPictures}
 * @param generated logits, at least {@link LEAST_GENERATED_PICTURES}
 * @param falseAlarmRate allowed, over 0, up to 1
 * @throws RangeError for too few
 */
export function calibrateDetector(
  honest: readonly number[],
  generated: readonly number[],
  falseAlarmRate: number,
): DetectorCalibration {
  if (honest.length < leastHonestPictures(falseAlarmRate))
    throw new RangeError('too few honest pictures for this claim');
  if (generated.length < LEAST_GENERATED_PICTURES) throw new RangeError('too few generated pictures');
  const pictures = [...scoredInFolds(honest, false), ...scoredInFolds(generated, true)];
  let [falseAlarms, detected] = [0, 0];
  for (let fold = 0; fold < FOLDS; fold++) {
    const { threshold } = detectionRateAt(
      pictures.filter((picture) => picture.fold !== fold),
      falseAlarmRate,
    );
    const above = pictures.filter((picture) => picture.fold === fold && picture.score > threshold);
    falseAlarms += above.filter(({ tampered }) => !tampered).length;
    detected += above.filter(({ tampered }) => tampered).length;
  }
  return {
    threshold: detectionRateAt(pictures, falseAlarmRate).threshold,
    falseAlarms: { count: falseAlarms, total: honest.length },
    detected: { count: detected, total: generated.length },
    auc: rocAuc(pictures)!,
  };
}

const scoredInFolds = (
  logits: readonly number[],
  tampered: boolean,
): (Scored & { readonly fold: number })[] =>
  logits.map((score, index) => ({ score, tampered, fold: Math.floor((FOLDS * index) / logits.length) }));
