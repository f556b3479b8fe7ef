import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exchangedPortrait, type FaceAnalyst, idPortrait, loadFaceAnalyst } from '@assay/biometrics';
import { readFaceModels } from '@assay/server';
import { decodeAsDisplayed } from '../../corpus/faces/decode-as-displayed.js';
import { parseCsv } from '../csv.js';
import { groupedBy } from '../statistics/grouped-by.js';

const USAGE = 'npm run evaluate -- exchanged-portraits FOLDER';

interface Looked {
  readonly label: string;
  readonly chain: string;
  readonly outcome: 'told' | 'not told' | 'no face';
}

/**
 * `npm run evaluate -- exchanged-portraits`: in how many pictures of `corpus/faces/exchanged-portraits`, or of any folder whose
 * manifest has `file`, `label` and `chain`, the portrait is told to have been laid over the card, by label and save.
 * @throws RangeError for a command line that cannot be used
 */
export async function evaluateExchangedPortraits(commandLine: readonly string[]): Promise<void> {
  const [folder] = commandLine;
  if (!folder || commandLine.length > 1) throw new RangeError(`expected ${USAGE}`);
  const analyst = await loadFaceAnalyst(await readFaceModels());
  const looked: Looked[] = [];
  for (const { file = '', label = '', chain = '' } of parseCsv(
    readFileSync(join(folder, 'manifest.csv'), 'utf8'),
  ))
    looked.push({ label, chain, outcome: await outcomeOf(join(folder, file), analyst) });
  for (const [label, files] of [...groupedBy(looked, (one) => one.label)].sort()) {
    console.log(`${label}: ${counts(files)}`);
    for (const [chain, saved] of [...groupedBy(files, (one) => one.chain)].sort())
      console.log(`  ${chain}: ${counts(saved)}`);
  }
}

async function outcomeOf(path: string, analyst: FaceAnalyst): Promise<Looked['outcome']> {
  const image = await decodeAsDisplayed(readFileSync(path));
  const portrait = await idPortrait([{ page: 1, image }], analyst);
  if (!portrait) return 'no face';
  return exchangedPortrait(image, portrait) ? 'told' : 'not told';
}

function counts(files: readonly Looked[]): string {
  const withFace = files.filter(({ outcome }) => outcome !== 'no face');
  const told = withFace.filter(({ outcome }) => outcome === 'told').length;
  return `${told} of ${withFace.length} told, ${files.length - withFace.length} without a face`;
}
