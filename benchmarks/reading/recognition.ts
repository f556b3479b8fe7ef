/**
 * Reading pages in pixels, beside the floor: the same networks on the same inputs and nothing else; Tesseract
 * in the same run. `node scripts/run-source.mjs benchmarks/reading/recognition.ts [rounds=1]`
 * Processor time on one core, warm. Ends with 1 when a page or a card takes longer than its bound.
 */
import { createRequire } from 'node:module';
import { loadRecognizer, preparedModels } from '@assay/extraction';
import { lumaOf, type RgbImage } from '@assay/media';
import { readRecognizerModels } from '@assay/server';
import { watchNetworks } from '../network-runs.js';
import { warmMedianSeconds } from '../processor-time.js';
import { samplePages } from './sample-pages.js';

const rounds = Number(process.argv[2] ?? 1);

const extraction = createRequire(import.meta.resolve('@assay/extraction'));
const watched = watchNetworks('@assay/extraction');

const warmMedian = (work: () => Promise<unknown>): Promise<number> => warmMedianSeconds(rounds, work);

const models = await readRecognizerModels();
const recognizer = await loadRecognizer(preparedModels(models));

/** Tesseract's own page segmentation (mode 3), English. */
async function tesseractReader(): Promise<(image: RgbImage) => Promise<string>> {
  const createCore = extraction('tesseract.js-core/tesseract-core-simd-lstm.js');
  const core = await createCore({
    wasmBinary: await models.tesseract?.wasm(),
    print: () => {},
    printErr: () => {},
  });
  core.FS.writeFile('./eng.traineddata', await models.tesseract?.languages.eng());
  const api = new core.TessBaseAPI();
  api.Init(null, 'eng', 1);
  api.SetPageSegMode(3);
  return async ({ width, height, rgb }) => {
    const luma = Uint8Array.from({ length: width * height }, (_, pixel) =>
      lumaOf(rgb[pixel * 3]!, rgb[pixel * 3 + 1]!, rgb[pixel * 3 + 2]!),
    );
    core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), luma]));
    api.SetImageFile(1, 0);
    api.Recognize(null);
    return api.GetUTF8Text();
  };
}

const tesseract = await tesseractReader();
let missed = 0;
console.log('page                       lines    ours   floor  factor  Tesseract  bound');
for (const { name, image, boundSeconds } of await samplePages()) {
  const { result, runs } = await watched(() => recognizer.readPage(image));
  const ours = await warmMedian(() => recognizer.readPage(image));
  const floor = await warmMedian(async () => {
    for (const run of runs) await run();
  });
  const peer = await warmMedian(() => tesseract(image));
  if (ours > boundSeconds) missed += 1;
  const seconds = [ours, floor].map((value) => `${value.toFixed(2)} s`.padStart(8)).join('');
  console.log(
    `${name.padEnd(25)}${String(result.lines.length).padStart(7)}${seconds}${(ours / floor).toFixed(2).padStart(8)}${`${peer.toFixed(2)} s`.padStart(11)}${`${boundSeconds} s`.padStart(7)}`,
  );
}
console.log(`resident memory ${Math.round(process.memoryUsage.rss() / 1e6)} MB`);
process.exit(missed === 0 ? 0 : 1);
