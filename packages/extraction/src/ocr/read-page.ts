import { type Box, fraction, type Homography, QUARTER_TURNS, type RgbImage, turned } from '@assay/media';
import type { InferenceSession } from 'onnxruntime-node';
import { addAccents } from './accents/add-accents.js';
import type { Accenterader } from './accents/tesseract.js';
import { isCoveredBy } from './detection/covered.js';
import { detectText } from './detection/detect-text.js';
import { type ReadBox, textLines } from './lines/text-lines.js';
import { lineDirections } from './orientation/line-directions.js';
import { quarterTurn } from './orientation/quarter-turn.js';
import { beforeTurns, leveled } from './orientation/upright.js';
import { composed, inverted } from './plane/homography.js';
import { sidesOf, turnedQuad } from './plane/quad.js';
import type { OutputClass } from './recognition/alphabet.js';
import { CROP_HEIGHT, readableQuads } from './recognition/crop.js';
import { wholeMaskRuns } from './recognition/mask-runs.js';
import { type QuadReading, readQuad } from './recognition/read-quad.js';
import { readSurely, weighed } from './recognition/read-surely.js';
import { wordsOf } from './recognition/words.js';
import type { Quad, RecognizedBeside, RecognizedPage } from './types.js';

/** The networks, loaded. */
export interface Sessions {
  readonly detection: InferenceSession;
  readonly recognition: InferenceSession;
  readonly classes: readonly OutputClass[];
  /** Undefined: letters stay without the accents that the recognition model lacks. */
  readonly accents: Accenterader | undefined;
}

/** A piece of text this many times higher than wide is written up or down the page. */
const STANDING_SHAPE = 1.5;

/** Pieces read less surely on average are left out, as PP-OCR itself does. */
const MIN_MEAN_PROBABILITY = 0.5;

/** Finds the text of a page, sets the page upright, reads the text and joins it to lines. */
export async function readPage(sessions: Sessions, image: RgbImage): Promise<RecognizedPage> {
  const found = await detectText(sessions.detection, image);
  const readImage = readOnce(sessions, image);
  const turns = await quarterTurn(found, async (quad) => {
    const { characters } = await readImage(quad);
    return { probability: meanProbability(characters), characters: characters.length };
  });
  const page = turned(image, QUARTER_TURNS[turns]!);
  const quads = turns === 0 ? found : await detectText(sessions.detection, page);
  const read = turns === 0 ? readImage : readOnce(sessions, page);
  const boxes = await withAccents(sessions, page, await readBoxes(read, quads));
  const directions = lineDirections(quads, page.height);
  const isDisplayed = turns === 0 && directions.slope === 0 && directions.convergence === 0;
  const { aspect, toImage } = leveled(page.width, page.height, directions);
  const fractions: Homography = [1 / page.width, 0, 0, 0, 1 / page.height, 0, 0, 0, 1];
  return {
    lines: textLines(boxes, inverted(toImage), aspect),
    aspect,
    upright: isDisplayed ? undefined : composed(beforeTurns(turns), composed(fractions, toImage)),
  };
}

/** Reads the pieces of text that known words do not stand on. */
export async function readBeside(
  sessions: Sessions,
  image: RgbImage,
  known: readonly Box[],
): Promise<RecognizedBeside> {
  const isKnown = isCoveredBy(known, image.width, image.height);
  const unknown: Quad[] = [];
  let [knownArea, area] = [0, 0];
  for (const quad of await detectText(sessions.detection, image)) {
    const { along, across } = sidesOf(quad);
    area += along * across;
    if (isKnown(quad)) knownArea += along * across;
    else unknown.push(quad);
  }
  const boxes = await withAccents(sessions, image, await readBoxes(readOnce(sessions, image), unknown));
  const toPage: Homography = [1 / image.width, 0, 0, 0, 1 / image.height, 0, 0, 0, 1];
  return {
    lines: textLines(boxes, toPage, image.width / image.height),
    knownShare: fraction(area === 0 ? 1 : knownArea / area),
  };
}

type ReadPiece = (quad: Quad) => Promise<QuadReading>;

/** Reads pieces of one image; what was read to tell which way is up is not read again. */
function readOnce({ recognition, classes }: Sessions, image: RgbImage): ReadPiece {
  const readings = new Map<string, QuadReading>();
  return async (quad) => {
    const place = quad.map(({ x, y }) => `${x},${y}`).join(' ');
    const reading = readings.get(place) ?? (await readQuad(readSurely, recognition, image, quad, classes));
    readings.set(place, reading);
    return reading;
  };
}

async function readBoxes(read: ReadPiece, quads: readonly Quad[]): Promise<ReadBox[]> {
  const boxes: ReadBox[] = [];
  for (const quad of readableQuads(quads)) {
    const box = await readBox(read, quad);
    if (box) boxes.push(box);
  }
  return boxes;
}

const withAccents = async ({ accents }: Sessions, page: RgbImage, boxes: ReadBox[]): Promise<ReadBox[]> =>
  accents ? addAccents(boxes, page, accents) : boxes;

/** Undefined for what is hardly text: a texture, a portrait, letters too small to tell. */
async function readBox(read: ReadPiece, quad: Quad): Promise<ReadBox | undefined> {
  const { along, across } = sidesOf(quad);
  const lying = across < STANDING_SHAPE * along ? quad : turnedQuad(quad, 3);
  const { characters, ink } = await read(lying);
  if (meanProbability(characters) < MIN_MEAN_PROBABILITY) return undefined;
  return {
    quad: lying,
    cropWidth: ink.width,
    cropHeight: CROP_HEIGHT,
    words: wordsOf(ink, wholeMaskRuns(ink, weighed(characters))),
  };
}

const meanProbability = (characters: readonly { probability: number }[]): number =>
  characters.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, characters.length);
