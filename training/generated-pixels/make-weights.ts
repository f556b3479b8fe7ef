/**
 * `node scripts/run-source.mjs training/generated-pixels/make-weights.ts TRAINING.jsonl EVALUATION.jsonl [WEIGHTS.json]`:
 * trains `image.generated-pixels` on copies that `make-measured-copies.ts` measured, prints how well it tells
 * pictures of sources that it did not see, and writes the weights of all training copies together.
 */
import { writeFileSync } from 'node:fs';
import {
  type KernelModel,
  type WrittenModel,
  writtenFeatures,
} from '../../packages/forensics/src/image/generated-pixels/kernel-model.js';
import { readMeasuredCopies } from './measured-copies.js';
import { reportOf } from './report.js';
import { scoredSourceOut } from './source-out.js';
import { trainedModel } from './trained-model.js';

const [trainingPath, evaluationPath, weightsPath] = process.argv.slice(2);
if (!trainingPath || !evaluationPath)
  throw new RangeError('expected TRAINING.jsonl EVALUATION.jsonl [WEIGHTS.json]');

const training = readMeasuredCopies(trainingPath);
const model = trainedModel(training);
if (weightsPath) writeFileSync(weightsPath, fileOf(model));
console.log(reportOf(scoredSourceOut(training, readMeasuredCopies(evaluationPath), model)));

/** Texts: numbers with the digits that matter, features a character each. */
function fileOf({ scale, landmarks }: KernelModel): string {
  const scaleLines = Array.from(
    scale.means,
    (mean, index) => `${digits(mean)} ${digits(scale.deviations[index]!)}`,
  );
  const landmarkLines = landmarks.map(
    ({ coefficient, features }) => `${digits(coefficient)} ${writtenFeatures(features)}`,
  );
  const written: WrittenModel & { readonly written: string } = {
    written:
      'Written by training/generated-pixels/make-weights.ts; docs/models.md says of what. Not to be edited.',
    scale: scaleLines,
    landmarks: landmarkLines,
  };
  return `${JSON.stringify(written, undefined, 2)}\n`;
}

function digits(value: number): string {
  return String(Number(value.toPrecision(6)));
}
