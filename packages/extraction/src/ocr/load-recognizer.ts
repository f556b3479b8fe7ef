import { fraction } from '@assay/media';
import { ONE_THREAD } from '@assay/onnx';
import type { InferenceSession } from 'onnxruntime-node';
import { accenterader } from './accents/tesseract.js';
import { readBeside, readPage, type Sessions } from './read-page.js';
import { modelCharacters, type OutputClass, possibleClasses } from './recognition/alphabet.js';
import { cropped, cropWidth } from './recognition/crop.js';
import { bestPathText } from './recognition/ctc.js';
import { type CropCharacter, readCrop } from './recognition/read-crop.js';
import { readQuad } from './recognition/read-quad.js';
import { readSurely, weighed } from './recognition/read-surely.js';
import type { PreparedModels, RecognitionModel, RecognizedLine, TextRecognizer } from './types.js';

/**
 * Memory is kept between runs, 60 to 80 MB: to be given it anew for each layer takes as long as the network
 * itself, and ten times as long where others use the machine, too (76 against 827 ms for 672 x 960 pixels,
 * 2026-11-29). No pattern is kept of it, since pages differ in size.
 */
const DETECTION_OPTIONS: InferenceSession.SessionOptions = {
  ...ONE_THREAD,
  enableCpuMemArena: true,
  enableMemPattern: false,
};

/** As zones are read, whose characters follow no language. */
const readZone: typeof readCrop = (session, crop, classes) => readCrop(session, crop, classes, bestPathText);

/** Loads the networks that read text in pixels; it takes about a fifth of a second. */
export async function loadRecognizer(models: PreparedModels): Promise<TextRecognizer> {
  const { InferenceSession } = await import('onnxruntime-node');
  const first = await loadLineReader(models.reader);
  // Loaded when the first zone is read.
  let zones: Promise<LineReader> | undefined;
  const sessions: Sessions = {
    detection: await InferenceSession.create(models.detector, DETECTION_OPTIONS),
    recognition: first.session,
    classes: first.classes,
    accents: models.tesseract && accenterader(models.tesseract),
  };
  return {
    readPage: (image) => readPage(sessions, image),
    readBeside: (image, known) => readBeside(sessions, image, known),
    async readLine(image, quad, alphabet) {
      if (alphabet === undefined) {
        const { characters, ink } = await readQuad(readSurely, first.session, image, quad, first.classes);
        return lineOf(weighed(characters), ink.width);
      }
      zones ??= models.zoneReader().then((model) => loadLineReader(model));
      const { session, classes } = await zones;
      const possible = classes.filter(({ character }) => alphabet.includes(character));
      const { characters, ink } = await readQuad(readZone, session, image, quad, possible);
      return lineOf(characters, ink.width);
    },
    readLineOtherwise: async (image, quad, alphabet) =>
      sessions.accents?.readAlone(cropped(image, quad, cropWidth(quad)), alphabet),
  };
}

/** @param width of the line's crop, in pixels */
const lineOf = (characters: readonly CropCharacter[], width: number): RecognizedLine => ({
  text: characters.map(({ character }) => character).join(''),
  reading: fraction(characters.reduce((lowest, { probability }) => Math.min(lowest, probability), 1)),
  characters: characters.map(({ probability, x }) => ({
    reading: fraction(probability),
    position: Math.min(1, x / width),
  })),
});

/**
 * Crops are small and no wider than a piece, so that keeping their memory costs little (flat over 60 widths),
 * and asking the system for it each time costs a tenth of the time (four pages: 11.7 s against 10.7 s;
 * 2026-11-22). What is kept grows by doubling: with the weights in it, it took 80 MB more (2026-11-28).
 */
const RECOGNITION_OPTIONS: InferenceSession.SessionOptions = {
  ...ONE_THREAD,
  enableCpuMemArena: true,
  enableMemPattern: true,
  extra: { session: { use_device_allocator_for_initializers: '1' } },
};

/** A network that reads lines, and the classes of it that may be chosen. */
export interface LineReader {
  readonly session: InferenceSession;
  readonly classes: readonly OutputClass[];
}

/**
 * Loads a recognition network that has a class for each character that documents print, as `PreparedModels`
 * hold it.
 */
export async function loadLineReader({ network, characters }: RecognitionModel): Promise<LineReader> {
  const { InferenceSession } = await import('onnxruntime-node');
  return {
    session: await InferenceSession.create(network, RECOGNITION_OPTIONS),
    classes: possibleClasses(modelCharacters(characters)).map(({ character }, place) => ({
      index: place + 1,
      character,
    })),
  };
}
