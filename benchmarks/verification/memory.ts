/**
 * Resident memory of a server and its worker while 500 pairs of an ID and a selfie are compared through HTTP.
 * `node scripts/run-source.mjs benchmarks/verification/memory.ts [pairs=500]`
 * One worker, never replaced; sizes differ from pair to pair. Linux only: reads /proc. Ends with 1 when the
 * worker's or the server's last quarter stands more than a tenth above its second, or an answer is not 200.
 */
import { type RgbImage, resized } from '@assay/media';
import { identityOf } from '../../corpus/faces/made-face/identity.js';
import { madeCard, onTable } from '../../corpus/faces/made-face/made-card.js';
import { selfieMoment } from '../../corpus/faces/made-face/moment.js';
import { renderFace } from '../../corpus/faces/made-face/render-face.js';
import { ServerProcess } from '../analysis/server-process.js';
import { jpegOf } from '../jpeg-of.js';
import { childrenOf, isFlat, residentMb } from '../resident-memory.js';

/** Widths of the selfies, of 3 to 4; of the cards a half more. */
const WIDTHS_PX = [480, 720, 1080, 1224, 960, 600];
const pairs = Number(process.argv[2] ?? 500);

async function pairOf(width: number, seed: number): Promise<{ idFile: Blob; selfieFile: Blob }> {
  const card = onTable(await madeCard({ seed, ghost: seed % 2 === 0 }), 60);
  const cardWidth = Math.round(width * 1.5);
  const reduced = resized(card, cardWidth, Math.round((cardWidth * card.height) / card.width));
  const selfie = renderFace(identityOf(seed), selfieMoment(seed), {
    width,
    height: Math.round((width * 4) / 3),
  });
  const blobOf = async (image: RgbImage): Promise<Blob> => new Blob([Uint8Array.from(await jpegOf(image))]);
  return { idFile: await blobOf(reduced), selfieFile: await blobOf(selfie) };
}

const samples = await Promise.all(WIDTHS_PX.map((width, index) => pairOf(width, index + 1)));
const server = await ServerProcess.start({ ASSAY_WORKERS: '1', ASSAY_WORKER_DOCUMENTS: String(2 * pairs) });
const [worker] = childrenOf(server.processId);
const resident: { server: number; worker: number }[] = [];
let refused = 0;
for (let pair = 1; pair <= pairs; pair++) {
  const status = await server.postVerification(samples[pair % samples.length]!);
  if (status !== 200) refused += 1;
  resident.push({ server: residentMb(server.processId), worker: residentMb(worker!) });
  if (pair % 100 === 0 || pair === 1) {
    const last = resident.at(-1)!;
    console.log(
      `${String(pair).padStart(4)} pairs  server ${last.server.toFixed(0)} MB  worker ${last.worker.toFixed(0)} MB`,
    );
  }
}
await server.stop();

const areFlat = (['server', 'worker'] as const)
  .map((of) =>
    isFlat(
      of,
      resident.map((at) => at[of]),
    ),
  )
  .every(Boolean);
console.log(`${pairs - refused} of ${pairs} answered with a record`);
process.exit(areFlat && refused === 0 ? 0 : 1);
