import { type Box, fraction, type Homography } from '@assay/media';
import type { InferenceSession } from 'onnxruntime-node';
import { QUARTER_TURNS, turned } from '../pages/turned.js';
import type { RgbImage } from '../pages/types.js';
import { addAccents } from './accents/add-accents.js';
import type { AccentReader } from './accents/tesseract.js';
import { isCoveredBy } from './detection/covered.js';
import { detectText } from './detection/detect-text.js';
import { textLines } from './lines/text-lines.js';
import type { ReadBox } from './lines/types.js';
import { lineDirections } from './orientation/line-directions.js';
import { quarterTurn } from './orientation/quarter-turn.js';
import { beforeTurns, levelled } from './orientation/upright.js';
import { composed, inverted } from './plane/homography.js';
import { sidesOf, turnedQuad } from './plane/quad.js';
import type { OutputClass } from './recognition/alphabet.js';
import { CROP_HEIGHT } from './recognition/crop.js';
import { readQuad } from './recognition/read-quad.js';
import { wordsOf } from './recognition/words.js';
import type { Quad, RecognizedBeside, RecognizedPage } from './types.js';

/** The networks, loaded. */
export interface Sessions {
  readonly detection: InferenceSession;
  readonly recognition: InferenceSession;
  readonly classes: readonly OutputClass[];
  /** Undefined: letters stay without the accents that the recognition model lacks. */
  readonly accents: AccentReader | undefined;
}

/** A piece of text this many times higher than wide is written up or down the page. */
const STANDING_SHAPE = 1.5;

/** Pieces read less surely on average are left out, as PP-OCR itself does. */
const MIN_MEAN_PROBABILITY = 0.5;

/** Finds the text of a page, sets the page upright, reads the text and joins it to lines. */
export async function readPage(sessions: Sessions, image: RgbImage): Promise<RecognizedPage> {
  const found = await detectText(sessions.detection, image);
  const turns = await quarterTurn(found, async (quad) => {
    const { characters } = await readQuad(sessions.recognition, image, quad, sessions.classes);
    return { probability: meanProbability(characters), characters: characters.length };
  });
  const page = turned(image, QUARTER_TURNS[turns]!);
  const quads = turns === 0 ? found : await detectText(sessions.detection, page);
  const boxes = await readBoxes(sessions, page, quads);
  const directions = lineDirections(quads, page.height);
  const isDisplayed = turns === 0 && directions.slope === 0 && directions.convergence === 0;
  const { aspect, toImage } = levelled(page.width, page.height, directions);
  const fractions: Homography = [1 / page.width, 0, 0, 0, 1 / page.height, 0, 0, 0, 1];
  return {
    lines: textLines(boxes, inverted(toImage), aspect),
    aspect,
    upright: isDisplayed ? undefined : composed(beforeTurns(turns), composed(fractions, toImage)),
  };
}

/** Reads the pieces of text that known words do not stand on. */
export async function readBeside(sessions: Sessions, image: RgbImage, known: readonly Box[]): Promise<RecognizedBeside> {
  const isKnown = isCoveredBy(known, image.width, image.height);
  const unknown: Quad[] = [];
  let [knownArea, area] = [0, 0];
  for (const quad of await detectText(sessions.detection, image)) {
    const { along, across } = sidesOf(quad);
    area += along * across;
    if (isKnown(quad)) knownArea += along * across;
    else unknown.push(quad);
  }
  const boxes = await readBoxes(sessions, image, unknown);
  const toPage: Homography = [1 / image.width, 0, 0, 0, 1 / image.height, 0, 0, 0, 1];
  return { lines: textLines(boxes, toPage, image.width / image.height), knownShare: fraction(area === 0 ? 1 : knownArea / area) };
}

async function readBoxes(sessions: Sessions, page: RgbImage, quads: readonly Quad[]): Promise<ReadBox[]> {
  const boxes: ReadBox[] = [];
  for (const quad of quads) {
    const box = await readBox(sessions, page, quad);
    if (box) boxes.push(box);
  }
  return sessions.accents ? addAccents(boxes, page, sessions.accents) : boxes;
}

/** Undefined for what is hardly text: a texture, a portrait, letters too small to tell. */
async function readBox({ recognition, classes }: Sessions, page: RgbImage, quad: Quad): Promise<ReadBox | undefined> {
  const { along, across } = sidesOf(quad);
  const lying = across < STANDING_SHAPE * along ? quad : turnedQuad(quad, 3);
  const { characters, ink } = await readQuad(recognition, page, lying, classes);
  if (meanProbability(characters) < MIN_MEAN_PROBABILITY) return undefined;
  return { quad: lying, cropWidth: ink.width, cropHeight: CROP_HEIGHT, words: wordsOf(ink, characters) };
}

const meanProbability = (characters: readonly { probability: number }[]): number =>
  characters.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, characters.length);
