import { createRequire } from 'node:module';
import type { RecognizerModels, TextRecognizer } from '@assay/extraction';
import {
  box,
  encodePng,
  fraction,
  type RgbImage,
  type TextLine,
  type TextWord,
  unionBox,
} from '@assay/media';

/** The part of tesseract.js-core that is used here. */
interface TesseractCore {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}
interface TesseractApi {
  Init(path: string | null, languages: string): number;
  /** @returns 1 when the file `/input` is no image */
  SetImageFile(exifOrientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
}

/** Tesseract's own level of a word among the lines of its table. */
const WORD_LEVEL = '5';

/** Reads pages with Tesseract alone, as its defaults have it: no turning, no second look. */
export async function loadTesseract({
  wasm,
  languages,
}: NonNullable<RecognizerModels['tesseract']>): Promise<TextRecognizer> {
  const extraction = createRequire(import.meta.resolve('@assay/extraction'));
  const start = extraction('tesseract.js-core/tesseract-core-simd-lstm') as (options: {
    wasmBinary: Uint8Array;
  }) => Promise<TesseractCore>;
  const core = await start({ wasmBinary: await wasm() });
  for (const [code, read] of Object.entries(languages))
    core.FS.writeFile(`${code}.traineddata`, await read());
  const api = new core.TessBaseAPI();
  if (api.Init(null, Object.keys(languages).join('+')) !== 0) throw new TypeError('Tesseract did not start');
  return {
    async readPage(image) {
      core.FS.writeFile('/input', await pngOf(image));
      if (api.SetImageFile(1, 0) === 1) throw new TypeError('Tesseract did not open the image');
      api.Recognize(null);
      return {
        lines: linesOf(api.GetTSVText(0), image),
        aspect: image.width / image.height,
        upright: undefined,
      };
    },
    readBeside: async () => ({ lines: [], knownShare: fraction(1) }),
    readLine: async () => ({ text: '', reading: fraction(0), characters: [] }),
  };
}

async function pngOf({ width, height, rgb }: RgbImage): Promise<Uint8Array> {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4)
    rgba.set(rgb.subarray(from, from + 3), to);
  return encodePng(rgba, width, height);
}

/**
 * The words of Tesseract's table, by its lines. Columns: level, page, block, paragraph, line, word, left,
 * top, width, height, confidence, text.
 */
function linesOf(table: string, { width, height }: RgbImage): TextLine[] {
  const lines = new Map<string, TextWord[]>();
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , left, top, wide, high, confidence, text = ''] =
      row.split('\t');
    if (level !== WORD_LEVEL || text.trim() === '') continue;
    const [x1, y1] = [Number(left) / width, Number(top) / height];
    const place = box(x1, y1, x1 + Number(wide) / width, y1 + Number(high) / height);
    const key = [page, block, paragraph, line].join(' ');
    const reading = fraction(Math.min(1, Math.max(0, Number(confidence) / 100)));
    lines.set(key, [...(lines.get(key) ?? []), { text: text.trim(), box: place, reading }]);
  }
  return [...lines.values()].map((words) => {
    const union = unionBox(words.map((word) => word.box));
    if (!union) throw new RangeError('expected a word');
    return { page: 1, words, box: union, emWidth: ((union.y2 - union.y1) * height) / width };
  });
}
