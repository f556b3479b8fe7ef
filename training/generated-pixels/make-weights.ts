/**
 * `node scripts/run-source.mjs training/generated-pixels/make-weights.ts TRAINING.jsonl EVALUATION.jsonl [WEIGHTS.ts]`:
 * trains `image.generated-pixels` on copies that `make-measured-copies.ts` measured, prints how well it tells
 * pictures of sources that it did not see, and writes the weights of all training copies together.
 */
import { writeFileSync } from 'node:fs';
import {
  type KernelModel,
  writtenFeatures,
} from '../../packages/forensics/src/image/generated-pixels/kernel-model.js';
import { readMeasuredCopies } from './measured-copies.js';
import { reportOf } from './report.js';
import { scoredSourceOut } from './source-out.js';
import { trainedModel } from './trained-model.js';

const [trainingPath, evaluationPath, weightsPath] = process.argv.slice(2);
if (!trainingPath || !evaluationPath)
  throw new RangeError('expected TRAINING.jsonl EVALUATION.jsonl [WEIGHTS.ts]');

const training = readMeasuredCopies(trainingPath);
const model = trainedModel(training);
if (weightsPath) writeFileSync(weightsPath, fileOf(model));
console.log(reportOf(scoredSourceOut(training, readMeasuredCopies(evaluationPath), model)));

/** A module of text: numbers with the digits that matter, features a character each. */
function fileOf({ scale, landmarks }: KernelModel): string {
  const scaleLines = Array.from(
    scale.means,
    (mean, index) => `${digits(mean)} ${digits(scale.deviations[index]!)}`,
  );
  const landmarkLines = landmarks.map(
    ({ coefficient, features }) => `${digits(coefficient)} ${writtenFeatures(features)}`,
  );
  return [
    '// Written by training/generated-pixels/make-weights.ts; docs/models.md says of what. Not to be edited.',
    '/** Of each feature: mean and standard deviation over the training copies. */',
    `export const SCALE = \`\n${scaleLines.join('\n')}\n\`;`,
    '/** Of each landmark: its coefficient, and its standardised features as `kernel-model.ts` writes them. */',
    `export const LANDMARKS = \`\n${landmarkLines.join('\n')}\n\`;\n`,
  ].join('\n');
}

function digits(value: number): string {
  return String(Number(value.toPrecision(6)));
}
