import type { RecognizerModels, TextRecognizer } from '@assay/extraction';
import { fraction, type Homography, type RgbImage } from '@assay/media';
import { InferenceSession } from 'onnxruntime-node';
import { detectText } from '../../packages/extraction/src/ocr/detection/detect-text.js';
import type { ReadBox } from '../../packages/extraction/src/ocr/lines/text-lines.js';
import { textLines } from '../../packages/extraction/src/ocr/lines/text-lines.js';
import { modelCharacters } from '../../packages/extraction/src/ocr/recognition/alphabet.js';
import { CROP_HEIGHT, cropped, cropWidth } from '../../packages/extraction/src/ocr/recognition/crop.js';
import { type CropCharacter, readCrop } from '../../packages/extraction/src/ocr/recognition/read-crop.js';
import type { CropWord } from '../../packages/extraction/src/ocr/recognition/words.js';

const OPTIONS: InferenceSession.SessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1 };

/** A space that the network itself holds likelier than not. */
const SPACE_PROBABILITY = 0.5;

/**
 * The two networks of PP-OCRv4 as they come: every character they know, only the spaces they see, the picture
 * as it lies. What the product adds - spaces from gaps in the ink, accents, turning and levelling - is left
 * out.
 */
export async function loadBareNetworks(models: RecognizerModels): Promise<TextRecognizer> {
  const detection = await InferenceSession.create(models.detection, OPTIONS);
  const { network, characters } = await models.zoneRecognition();
  const recognition = await InferenceSession.create(network, OPTIONS);
  const classes = modelCharacters(characters).map((character, place) => ({
    index: place + 1,
    character,
  }));
  const linesOf = async (image: RgbImage): Promise<ReturnType<typeof textLines>> => {
    const boxes: ReadBox[] = [];
    for (const quad of await detectText(detection, image)) {
      const crop = cropped(image, quad, cropWidth(quad));
      boxes.push({
        quad,
        cropWidth: crop.width,
        cropHeight: CROP_HEIGHT,
        words: wordsBySpace(await readCrop(recognition, crop, classes), crop.width),
      });
    }
    const toPage: Homography = [1 / image.width, 0, 0, 0, 1 / image.height, 0, 0, 0, 1];
    return textLines(boxes, toPage, image.width / image.height);
  };
  return {
    async readPage(image) {
      return { lines: await linesOf(image), aspect: image.width / image.height, upright: undefined };
    },
    readBeside: async () => ({ lines: [], knownShare: fraction(1) }),
    readLine: async () => ({ text: '', reading: fraction(0), characters: [] }),
  };
}

/** Words parted where the network saw a space; each reaches half way to its neighbor's letters. */
function wordsBySpace(characters: readonly CropCharacter[], width: number): CropWord[] {
  const words: CropCharacter[][] = [];
  for (const character of characters) {
    const last = words.at(-1);
    if (last && character.spaceBefore < SPACE_PROBABILITY) last.push(character);
    else words.push([character]);
  }
  return words.map((word, index) => {
    const between = (
      left: CropCharacter | undefined,
      right: CropCharacter | undefined,
      edge: number,
    ): number => (left && right ? (left.x + right.x) / 2 : edge);
    return {
      text: word.map(({ character }) => character).join(''),
      probability: Math.min(1, ...word.map(({ probability }) => probability)),
      x1: between(words[index - 1]?.at(-1), word[0], 0),
      x2: between(word.at(-1), words[index + 1]?.[0], width),
      y1: 0,
      y2: CROP_HEIGHT,
    };
  });
}
