import type { Homography } from '@assay/media';
import type { InferenceSession } from 'onnxruntime-node';
import { QUARTER_TURNS, turned } from '../pages/turned.js';
import type { RgbImage } from '../pages/types.js';
import { detectText } from './detection/detect-text.js';
import { textLines } from './lines/text-lines.js';
import type { ReadBox } from './lines/types.js';
import { quarterTurn } from './orientation/quarter-turn.js';
import { slantOf } from './orientation/slant.js';
import { beforeTurns, deskewed } from './orientation/upright.js';
import { composed, inverted } from './plane/homography.js';
import { sidesOf, turnedQuad } from './plane/quad.js';
import type { OutputClass } from './recognition/alphabet.js';
import { CROP_HEIGHT } from './recognition/crop.js';
import { readQuad } from './recognition/read-quad.js';
import { wordsOf } from './recognition/words.js';
import type { Quad, RecognizedPage } from './types.js';

/** The two networks, loaded. */
export interface Sessions {
  readonly detection: InferenceSession;
  readonly recognition: InferenceSession;
  readonly classes: readonly OutputClass[];
}

/** A piece of text this many times higher than wide is written up or down the page. */
const STANDING_SHAPE = 1.5;

/** Lines running at less than this, in radians, are level: half a letter's height over the width of a page. */
const LEVEL_RADIANS = 0.003;

/** Finds the text of a page, sets the page upright, reads the text and joins it to lines. */
export async function readPage(sessions: Sessions, image: RgbImage): Promise<RecognizedPage> {
  const found = await detectText(sessions.detection, image);
  const turns = await quarterTurn(found, async (quad) => {
    const { characters } = await readQuad(sessions.recognition, image, quad, sessions.classes);
    return { probability: meanProbability(characters), characters: characters.length };
  });
  const page = turned(image, QUARTER_TURNS[turns]!);
  const quads = turns === 0 ? found : await detectText(sessions.detection, page);
  const boxes: ReadBox[] = [];
  for (const quad of quads) boxes.push(await readBox(sessions, page, quad));
  const slant = slantOf(quads);
  const { aspect, toImage } = deskewed(page.width, page.height, Math.abs(slant) < LEVEL_RADIANS ? 0 : slant);
  const fractions: Homography = [1 / page.width, 0, 0, 0, 1 / page.height, 0, 0, 0, 1];
  const isDisplayed = turns === 0 && Math.abs(slant) < LEVEL_RADIANS;
  return {
    lines: textLines(boxes, inverted(toImage), aspect),
    aspect,
    upright: isDisplayed ? undefined : composed(beforeTurns(turns), composed(fractions, toImage)),
  };
}

async function readBox({ recognition, classes }: Sessions, page: RgbImage, quad: Quad): Promise<ReadBox> {
  const { along, across } = sidesOf(quad);
  const lying = across < STANDING_SHAPE * along ? quad : turnedQuad(quad, 3);
  const { characters, ink } = await readQuad(recognition, page, lying, classes);
  return { quad: lying, cropWidth: ink.width, cropHeight: CROP_HEIGHT, words: wordsOf(ink, characters) };
}

const meanProbability = (characters: readonly { probability: number }[]): number =>
  characters.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, characters.length);
