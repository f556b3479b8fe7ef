/** A child process that examines one selfie after another. Each message is an {@link ExaminingTask}. */
import { readFile } from 'node:fs/promises';
import {
  examineSelfie,
  judgeLiveness,
  livenessExaminer,
  loadFaceAnalyst,
  loadShippedModel,
  type Selfie,
} from '@assay/biometrics';
import { openVideo, sniffVideo } from '@assay/media';
import { readAntiSpoofNetwork, readFaceModels } from '@assay/server';
import { decodeAsDisplayed } from '../../corpus/faces/decode-as-displayed.js';
import type { ExaminedSelfie, LivenessCase } from './types.js';

export interface ExaminingTask {
  readonly path: string;
  readonly medium: LivenessCase['medium'];
}

const analyst = await loadFaceAnalyst(await readFaceModels());
const examiner = livenessExaminer(await loadShippedModel(await readAntiSpoofNetwork()));

async function openSelfie({ path, medium }: ExaminingTask): Promise<Selfie> {
  const bytes = await readFile(path);
  if (medium === 'photo') return { kind: 'image', image: await decodeAsDisplayed(bytes) };
  const format = sniffVideo(bytes);
  if (!format) throw new RangeError('expected a clip, received something else');
  return { kind: 'video', video: await openVideo(bytes, format) };
}

/** As the product does without an ID. */
async function examine(task: ExaminingTask): Promise<ExaminedSelfie> {
  const before = process.cpuUsage();
  const signals = await examineSelfie(await openSelfie(task), analyst, examiner);
  const liveness = signals && judgeLiveness(signals);
  const { user, system } = process.cpuUsage(before);
  return { liveness, signals: signals ?? [], cpuMs: (user + system) / 1000 };
}

process.on('message', async (task: ExaminingTask) => {
  try {
    process.send?.(await examine(task));
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
