/**
 * The networks that look at faces, and what stands on them, beside the floor: the same networks on the same
 * inputs and nothing else. `node scripts/run-source.mjs benchmarks/faces/networks.ts [rounds=20]`
 * Processor time on one core, warm, on a made face in a picture of 12 million pixels; and the memory that the
 * networks take.
 */
import { loadFaceAnalyst } from '@assay/biometrics';
import type { RgbImage } from '@assay/media';
import { readFaceModels } from '@assay/server';
import { identityOf } from '../../corpus/faces/made-face/identity.js';
import { PORTRAIT } from '../../corpus/faces/made-face/moment.js';
import { renderFace } from '../../corpus/faces/made-face/render-face.js';
import { watchNetworks } from '../network-runs.js';
import { warmMedianSeconds } from '../processor-time.js';

const rounds = Number(process.argv[2] ?? 20);
const PHOTO = { width: 3000, height: 4000 };
const FRAME = { width: 720, height: 1280 };

const watched = watchNetworks('@assay/biometrics');

const warmMedianMs = async (work: () => Promise<unknown>): Promise<number> =>
  1000 * (await warmMedianSeconds(rounds, work));

const residentMegabytes = (): number => process.memoryUsage.rss() / 2 ** 20;

async function report(name: string, work: () => Promise<unknown>): Promise<void> {
  const { runs } = await watched(work);
  const ours = await warmMedianMs(work);
  const floor = await warmMedianMs(async () => {
    for (const run of runs) await run();
  });
  console.log(
    `${name.padEnd(44)}${ours.toFixed(1).padStart(8)}${floor.toFixed(1).padStart(8)}${String(runs.length).padStart(6)}`,
  );
}

const files = await readFaceModels();
const residentBefore = residentMegabytes();
let analyst = await loadFaceAnalyst(files);
const residentAfter = residentMegabytes();
const loadMs = await warmMedianMs(async () => {
  analyst = await loadFaceAnalyst(files);
});
console.log(
  `loading: ${loadMs.toFixed(0)} ms of processor time; resident ${residentBefore.toFixed(0)} MiB before, ${residentAfter.toFixed(0)} after\n`,
);

const picture = (size: { width: number; height: number }): RgbImage =>
  renderFace(identityOf(7), PORTRAIT, size);
const [photo, frame] = [picture(PHOTO), picture(FRAME)];
const [[face], [faceOfFrame]] = [
  await analyst.findFaces(photo, 'upright'),
  await analyst.findFaces(frame, 'upright'),
];
if (!face || !faceOfFrame) throw new Error('expected a face in the made picture, found none');

// A copy is another picture: what is kept of one while it is looked at again does not serve the next.
console.log(`${'processor ms'.padEnd(44)}    ours   floor  runs`);
await report('faces of a photo of 12 MP, upright', () => analyst.findFaces({ ...photo }, 'upright'));
await report('faces of a photo of 12 MP, all four turns', () => analyst.findFaces({ ...photo }, 'all'));
await report('template of a face of 12 MP', () => analyst.templateOf(photo, face));
await report('faces of a frame of 720p, upright', () => analyst.findFaces({ ...frame }, 'upright'));
await report('following a face through a frame of 720p', () => analyst.followFace({ ...frame }, faceOfFrame));
await report('template of a face of 720p', () => analyst.templateOf(frame, faceOfFrame));
console.log(`\nresident ${residentMegabytes().toFixed(0)} MiB at the end`);
