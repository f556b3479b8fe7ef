/**
 * Comparing an ID and a selfie of 2 and of 12 megapixels, decoding included, warm, on one core.
 * `node scripts/run-source.mjs benchmarks/verification/photos.ts [rounds=5]`
 * Processor time beside the floor: decoding both files and nothing else. Ends with 1 when a pair takes more
 * than a second.
 */
import { livenessExaminer, loadFaceAnalyst, loadShippedModel, verify } from '@assay/biometrics';
import { decodeRaster, type RgbImage } from '@assay/media';
import { readAntiSpoofNetwork, readFaceModels } from '@assay/server';
import { identityOf } from '../../corpus/faces/made-face/identity.js';
import { madeCard, onTable } from '../../corpus/faces/made-face/made-card.js';
import { selfieMoment } from '../../corpus/faces/made-face/moment.js';
import { renderFace } from '../../corpus/faces/made-face/render-face.js';
import { jpegOf } from '../jpeg-of.js';
import { warmMedianSeconds } from '../processor-time.js';

/**
 * Longer sides of both pictures: what is left of a photo on its way through a web page, and what phones take.
 * The selfie's sides are as 3 to 4.
 */
const SIDES_PX = [1632, 4000];
const BOUND_SECONDS = 1;
const rounds = Number(process.argv[2] ?? 5);
const policy = { falseMatchRate: 0.001, livenessMustPass: false };

const faces = await loadFaceAnalyst(await readFaceModels());
const examiner = livenessExaminer(await loadShippedModel(await readAntiSpoofNetwork()));
const table = onTable(await madeCard({ seed: 3, ghost: true }), 60);

async function pairTakes(sidePx: number): Promise<number> {
  const size = { width: sidePx * 0.75, height: sidePx };
  const card = await jpegOf(table, sidePx);
  const selfie = await jpegOf(renderFace(identityOf(3), selfieMoment(3), size));
  const decode = (): Promise<readonly RgbImage[]> =>
    Promise.all([decodeRaster(card, 'jpeg'), decodeRaster(selfie, 'jpeg')]);
  const ours = await warmMedianSeconds(rounds, async () => {
    const [id, picture] = await decode();
    await verify({
      idPages: [{ page: 1, image: id! }],
      selfie: { kind: 'image', image: picture! },
      faces,
      examiner,
      policy,
    });
  });
  const floor = await warmMedianSeconds(rounds, decode);
  const megapixels = ((size.width * size.height) / 1e6).toFixed(0);
  console.log(
    `two photos of ${megapixels} megapixels: ${ours.toFixed(2)} s, decoding alone ${floor.toFixed(2)} s, bound ${BOUND_SECONDS} s`,
  );
  return ours;
}

const seconds: number[] = [];
for (const sidePx of SIDES_PX) seconds.push(await pairTakes(sidePx));
console.log(`resident memory ${Math.round(process.memoryUsage.rss() / 1e6)} MB`);
process.exit(Math.max(...seconds) <= BOUND_SECONDS ? 0 : 1);
