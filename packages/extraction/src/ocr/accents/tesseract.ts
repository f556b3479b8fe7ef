import { fraction, lumaOf, type RereadText, type RgbImage } from '@assay/media';
import type { TesseractApi, TesseractCore } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { RecognizerModels } from '../types.js';

/** The languages whose letters the recognition model lacks. */
export type AccentedLanguage = 'spa' | 'por';

/** Reads one line in one language. */
export interface Accenterader {
  /** @returns undefined when Tesseract is not sure of the line as a whole, or broke */
  read(line: RgbImage, language: AccentedLanguage): Promise<string | undefined>;
  /**
   * What Tesseract makes of a line by itself, sure or not.
   * @param alphabet only these characters are possible; all that it knows when absent
   * @returns undefined when it broke
   */
  readAlone(line: RgbImage, alphabet?: string): Promise<RereadText | undefined>;
}

/** Of tesseract/publictypes.h: the neural network only; the picture is one line of text. */
const OEM_LSTM_ONLY = 1;
const PSM_SINGLE_LINE = 7;

/** Below this mean confidence Tesseract's letters are guesses. */
const MIN_CONFIDENCE = 0.6;

/**
 * Tesseract (Smith 2007) compiled to WebAssembly, started at the first line. It keeps about 100 MB from then
 * on, for one language at a time. Without network, files or threads: the data are handed in.
 */
export function accenterader({ wasm, languages }: NonNullable<RecognizerModels['tesseract']>): Accenterader {
  let core: Promise<TesseractCore> | undefined;
  let loaded: { language: Language; api: TesseractApi } | undefined;
  const apiFor = async (language: Language): Promise<{ api: TesseractApi; files: TesseractCore['FS'] }> => {
    core ??= startCore(wasm);
    const { FS, TessBaseAPI } = await core;
    if (loaded?.language !== language) {
      loaded?.api.End();
      FS.writeFile(`./${language}.traineddata`, await languages[language]());
      const api = new TessBaseAPI();
      if (api.Init(null, language, OEM_LSTM_ONLY) !== 0)
        throw new Error(`Tesseract does not take its data for "${language}"`);
      api.SetPageSegMode(PSM_SINGLE_LINE);
      loaded = { language, api };
    }
    return { api: loaded.api, files: FS };
  };
  const recognize = async (
    line: RgbImage,
    language: Language,
    alphabet: string,
  ): Promise<RereadText | undefined> => {
    try {
      const { api, files } = await apiFor(language);
      api.SetVariable('tessedit_char_whitelist', alphabet);
      files.writeFile('/input', portableGraymap(line));
      if (api.SetImageFile(1, 0) !== 0 || api.Recognize(null) !== 0) return undefined;
      return {
        text: api.GetUTF8Text(),
        reading: fraction(Math.min(100, Math.max(0, api.MeanTextConf())) / 100),
      };
    } catch (error) {
      if (!(error instanceof Error && error.name === 'RuntimeError')) throw error;
      // A crash inside leaves its memory as it was: the next line starts anew, and this one keeps its bare
      // letters.
      core = undefined;
      loaded = undefined;
      return undefined;
    }
  };
  return {
    async read(line, language) {
      const read = await recognize(line, language, EVERY_CHARACTER);
      return read && read.reading >= MIN_CONFIDENCE ? read.text : undefined;
    },
    async readAlone(line, alphabet = EVERY_CHARACTER) {
      const read = await recognize(line, 'eng', alphabet);
      return read && { ...read, text: read.text.trim() };
    },
  };
}

type Language = AccentedLanguage | 'eng';

async function startCore(wasm: () => Promise<Uint8Array>): Promise<TesseractCore> {
  const { default: createCore } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
  return createCore({ wasmBinary: await wasm(), print: () => {}, printErr: () => {} });
}

/** No list of characters: all are possible. */
const EVERY_CHARACTER = '';

/** The plainest picture that Tesseract's own decoder takes (netpbm, "P5"). */
function portableGraymap({ width, height, rgb }: RgbImage): Uint8Array {
  const header = Uint8Array.from(`P5 ${width} ${height} 255\n`, (character) => character.charCodeAt(0));
  const file = new Uint8Array(header.length + width * height);
  file.set(header);
  for (let to = header.length, from = 0; to < file.length; to++, from += 3)
    file[to] = lumaOf(rgb[from]!, rgb[from + 1]!, rgb[from + 2]!);
  return file;
}
