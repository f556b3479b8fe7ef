/**
 * Reading pages in pixels, beside the floor: the same networks on the same inputs and nothing else; Tesseract in the same run.
 * `node scripts/run-source.mjs benchmarks/reading/recognition.ts [rounds=1]`
 * Processor time on one core, warm. Ends with 1 when a page or a card takes longer than its bound.
 */
import { createRequire } from 'node:module';
import { loadRecognizer } from '@assay/extraction';
import { lumaOf, median, type RgbImage } from '@assay/media';
import { readRecognizerModels } from '@assay/server';
import { samplePages } from './sample-pages.js';

const rounds = Number(process.argv[2] ?? 1);

/** What is used of the runtime, which belongs to the extraction package: it is looked up from there. */
interface Session {
  run(feeds: object): Promise<unknown>;
}
interface Runtime {
  readonly InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> };
}
const extraction = createRequire(import.meta.resolve('@assay/extraction'));
const { InferenceSession } = extraction('onnxruntime-node') as Runtime;

/** Runs of a network seen while a page is read. */
const runs: (() => Promise<unknown>)[] = [];
let recording = false;
const create = InferenceSession.create.bind(InferenceSession);
Object.assign(InferenceSession, {
  create: async (model: Uint8Array, options: object): Promise<Session> => {
    const session = await create(model, options);
    const run = session.run.bind(session);
    session.run = (feeds) => {
      if (recording) runs.push(() => run(feeds));
      return run(feeds);
    };
    return session;
  },
});

async function processorSeconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

async function warmMedian(work: () => Promise<unknown>): Promise<number> {
  await work();
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round++) seconds.push(await processorSeconds(work));
  return median(seconds) ?? Number.NaN;
}

const models = await readRecognizerModels();
const recognizer = await loadRecognizer(models);

/** Tesseract's own page segmentation (mode 3), English. */
async function tesseractReader(): Promise<(image: RgbImage) => Promise<string>> {
  const createCore = extraction('tesseract.js-core/tesseract-core-simd-lstm.js');
  const core = await createCore({ wasmBinary: models.tesseract?.wasm, print: () => {}, printErr: () => {} });
  core.FS.writeFile('./eng.traineddata', models.tesseract?.languages.eng);
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
  runs.length = 0;
  recording = true;
  const { lines } = await recognizer.readPage(image);
  recording = false;
  const recorded = [...runs];
  const ours = await warmMedian(() => recognizer.readPage(image));
  const floor = await warmMedian(async () => {
    for (const run of recorded) await run();
  });
  const peer = await warmMedian(() => tesseract(image));
  if (ours > boundSeconds) missed += 1;
  const seconds = [ours, floor].map((value) => `${value.toFixed(2)} s`.padStart(8)).join('');
  console.log(
    `${name.padEnd(25)}${String(lines.length).padStart(7)}${seconds}${(ours / floor).toFixed(2).padStart(8)}${`${peer.toFixed(2)} s`.padStart(11)}${`${boundSeconds} s`.padStart(7)}`,
  );
}
console.log(`resident memory ${Math.round(process.memoryUsage.rss() / 1e6)} MB`);
process.exit(missed === 0 ? 0 : 1);
