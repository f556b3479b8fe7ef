import { fraction } from '@assay/media';
import { InferenceSession } from 'onnxruntime-node';
import { accentReader } from './accents/tesseract.js';
import { fuseActivations } from './onnx/fuse-activations.js';
import { keepClasses } from './onnx/keep-classes.js';
import { upsampleLast } from './onnx/upsample-last.js';
import { readBeside, readPage, type Sessions } from './read-page.js';
import { BLANK, modelCharacters, possibleClasses } from './recognition/alphabet.js';
import { cropped, cropWidth } from './recognition/crop.js';
import { readCrop } from './recognition/read-crop.js';
import { readQuad } from './recognition/read-quad.js';
import type { RecognizerModels, TextRecognizer } from './types.js';

/** One thread: the server runs one worker a core. */
const ONE_THREAD: InferenceSession.SessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1, executionMode: 'sequential' };

/** Memory is given back after each run: pages differ in size, and with room kept for each the process passed 900 MB (2026-11-22). */
const DETECTION_OPTIONS: InferenceSession.SessionOptions = { ...ONE_THREAD, enableCpuMemArena: false, enableMemPattern: false };

/**
 * Crops are small and no wider than a piece, so that keeping their memory costs little (305 MB resident in all, flat over 60
 * widths), and asking the system for it each time costs a tenth of the time (four pages: 11.7 s against 10.7 s; 2026-11-22).
 */
const RECOGNITION_OPTIONS: InferenceSession.SessionOptions = { ...ONE_THREAD, enableCpuMemArena: true, enableMemPattern: true };

/** Loads the networks that read text in pixels; it takes about half a second. */
export async function loadRecognizer(models: RecognizerModels): Promise<TextRecognizer> {
  const characters = modelCharacters(models.characters);
  const possible = possibleClasses(characters);
  // A tenth of the time is saved, and what cannot be chosen takes no share of the probability.
  const recognition = keepClasses(models.recognition, characters.length + 1, [BLANK, ...possible.map(({ index }) => index)]);
  const sessions: Sessions = {
    detection: await InferenceSession.create(upsampleLast(fuseActivations(models.detection)), DETECTION_OPTIONS),
    recognition: await InferenceSession.create(fuseActivations(recognition), RECOGNITION_OPTIONS),
    classes: possible.map(({ character }, place) => ({ index: place + 1, character })),
    accents: models.tesseract && accentReader(models.tesseract),
  };
  return {
    readPage: (image) => readPage(sessions, image),
    readBeside: (image, known) => readBeside(sessions, image, known),
    async readLine(image, quad, alphabet) {
      const classes = alphabet === undefined ? sessions.classes : sessions.classes.filter(({ character }) => alphabet.includes(character));
      const { characters, ink } = await readQuad(readCrop, sessions.recognition, image, quad, classes);
      return {
        text: characters.map(({ character }) => character).join(''),
        reading: fraction(characters.reduce((lowest, { probability }) => Math.min(lowest, probability), 1)),
        characters: characters.map(({ probability, x }) => ({ reading: fraction(probability), position: Math.min(1, x / ink.width) })),
      };
    },
    readLineOtherwise: async (image, quad, alphabet) => sessions.accents?.readAlone(cropped(image, quad, cropWidth(quad)), alphabet),
  };
}
