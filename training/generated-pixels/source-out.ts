import {
  type KernelModel,
  modelScore,
} from '../../packages/forensics/src/image/generated-pixels/kernel-model.js';
import type { MeasuredCopy } from './measured-copies.js';
import { trainedModel } from './trained-model.js';

const FOLDS = 6;

/** A copy scored by a model that saw nothing of its source. */
export interface ScoredCopy extends MeasuredCopy {
  readonly score: number;
  readonly tampered: boolean;
  /** Whether other pictures of its source were trained on in the other folds. */
  readonly isInTraining: boolean;
}

/**
 * Scores copies with their sources left out. Sources are spread over folds by size, those of generated
 * pictures and of others apart, so that each fold leaves out some of both; copies of sources that are in no
 * fold are scored by the model of all.
 * @param full the model of all training copies
 */
export function scoredSourceOut(
  training: readonly MeasuredCopy[],
  others: readonly MeasuredCopy[],
  full: KernelModel,
): ScoredCopy[] {
  const foldOf = foldsOf(training);
  const scored = [...training, ...others]
    .filter(({ source }) => !foldOf.has(source))
    .map((copy) => scoredBy(full, copy, false));
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = ({ source }: MeasuredCopy): boolean => foldOf.get(source) === fold;
    const model = trainedModel(training.filter((copy) => !isOut(copy)));
    scored.push(...[...training, ...others].filter(isOut).map((copy) => scoredBy(model, copy, true)));
  }
  return scored;
}

const scoredBy = (model: KernelModel, copy: MeasuredCopy, isInTraining: boolean): ScoredCopy => ({
  ...copy,
  score: modelScore(model, copy.features),
  tampered: copy.generated,
  isInTraining,
});

function foldsOf(training: readonly MeasuredCopy[]): ReadonlyMap<string, number> {
  const counts = new Map<string, { total: number; generated: number }>();
  for (const { source, generated } of training) {
    const { total, generated: before } = counts.get(source) ?? { total: 0, generated: 0 };
    counts.set(source, { total: total + 1, generated: before + Number(generated) });
  }
  const bySize = [...counts].sort(
    ([a, { total: one }], [b, { total: other }]) => other - one || (a < b ? -1 : 1),
  );
  const isGenerated = ([, { total, generated }]: (typeof bySize)[number]): boolean => 2 * generated > total;
  return new Map(
    [bySize.filter(isGenerated), bySize.filter((one) => !isGenerated(one))].flatMap((sources) =>
      sources.map(([source], index): [string, number] => [source, index % FOLDS]),
    ),
  );
}
