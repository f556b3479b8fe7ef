import type { RgbImage } from '@assay/media';
import type { ReadResult } from 'zxing-wasm/reader';
import type { BarcodeReader, ReadSymbol, Symbology } from './types.js';

/** Names of zxing-cpp. */
const FORMATS = {
  pdf417: 'PDF417',
  qr: 'QRCode',
  aztec: 'Aztec',
  'data-matrix': 'DataMatrix',
  'code-128': 'Code128',
  'code-39': 'Code39',
  ean: 'EANUPC',
  itf: 'ITF',
} as const satisfies Record<Symbology, string>;

const SYMBOLOGIES = new Map<string, Symbology>(
  Object.entries(FORMATS).map(([symbology, name]) => [name, symbology as Symbology]),
);

/** Symbols read of one image. */
const MAX_SYMBOLS = 20;

/**
 * Fewest characters believed of an ITF, which has no check of its own: rules and tables read as short ones.
 */
const MIN_ITF_CHARACTERS = 6;

/**
 * @param wasm `zxing_reader.wasm` of zxing-wasm (zxing-cpp); the package reads no disk
 * @throws WebAssembly.CompileError when the bytes are no WebAssembly
 */
export async function loadBarcodeReader(wasm: Uint8Array): Promise<BarcodeReader> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  await prepareZXingModule({ overrides: { wasmBinary: wasm.slice().buffer }, fireImmediately: true });
  return {
    async read(image, { symbologies, threshold, alsoReduced = false }) {
      const results = await readBarcodes(grayMap(image), {
        formats: symbologies.map((symbology) => FORMATS[symbology]),
        binarizer: threshold === 'local' ? 'LocalAverage' : 'GlobalHistogram',
        maxNumberOfSymbols: MAX_SYMBOLS,
        // White on black was in no document seen, and costs as much again as all else.
        tryInvert: false,
        tryDownscale: alsoReduced,
        textMode: 'Plain',
      });
      return results.flatMap(readSymbol);
    },
  };
}

function readSymbol({
  isValid,
  symbology,
  text,
  bytes,
  hasECI,
  contentType,
  position,
}: ReadResult): ReadSymbol[] {
  const known = SYMBOLOGIES.get(symbology);
  if (!isValid || !known || (known === 'itf' && text.length < MIN_ITF_CHARACTERS)) return [];
  const isText = hasECI || contentType === 'Text' || contentType === 'GS1' || contentType === 'ISO15434';
  const { topLeft, topRight, bottomRight, bottomLeft } = position;
  return [
    {
      symbology: known,
      text: isText ? text : latin1(bytes),
      corners: [topLeft, topRight, bottomRight, bottomLeft],
    },
  ];
}

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/**
 * A picture as a portable gray map (Netpbm, `P5`), which the decoder takes as it is: handed in color it has
 * four bytes copied for each pixel, and the same grays worked out of them. Weights of zxing-cpp, in 1,024ths.
 */
function grayMap({ width, height, rgb }: RgbImage): Uint8Array {
  const header = Uint8Array.from(`P5\n${width} ${height}\n255\n`, (sign) => sign.charCodeAt(0));
  const file = new Uint8Array(header.length + width * height);
  file.set(header);
  for (let at = header.length, from = 0; at < file.length; at++, from += 3)
    file[at] = (306 * rgb[from]! + 601 * rgb[from + 1]! + 117 * rgb[from + 2]! + 512) >> 10;
  return file;
}
