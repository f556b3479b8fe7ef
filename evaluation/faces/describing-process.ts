/**
 * A child process that describes the face of one picture after another. Each message is a {@link
 * DescribingTask}.
 */
import { readFile } from 'node:fs/promises';
import { loadFaceAnalyst } from '@assay/biometrics';
import { readFaceModels } from '@assay/server';
import { decodeAsDisplayed } from '../../corpus/faces/decode-as-displayed.js';
import { composeIdCard } from '../../corpus/faces/id-cards/compose-id-card.js';
import { describeFace } from './describe-face.js';
import type { CardTask, DescribedFace } from './types.js';

export interface DescribingTask {
  readonly path: string;
  /** Undefined: the photo as it is. */
  readonly card: CardTask | undefined;
}

const analyst = await loadFaceAnalyst(await readFaceModels());

async function describe({ path, card }: DescribingTask): Promise<DescribedFace> {
  const photo = await readFile(path);
  if (!card) return describeFace(analyst, await decodeAsDisplayed(photo), 'photo');
  const picture = await composeIdCard(photo, card.face, card.variant, card.seed);
  return describeFace(analyst, await decodeAsDisplayed(picture), 'card');
}

process.on('message', async (task: DescribingTask) => {
  try {
    process.send?.(await describe(task));
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
