import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RgbImage } from '@assay/media';
import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from 'zxing-wasm/writer';
import { type BarcodeReader, loadBarcodeReader } from '../../index.js';

const { resolve } = createRequire(import.meta.url);

/** The reader with the WebAssembly of the installed package. */
export const testReader = (): Promise<BarcodeReader> =>
  loadBarcodeReader(readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm')));

/** A symbol written by zxing-cpp, one pixel a module, with its quiet zone. */
export async function symbolOf(format: WriteInputBarcodeFormat, text: string): Promise<RgbImage> {
  const wasmBinary = readFileSync(resolve('zxing-wasm/writer/zxing_writer.wasm'));
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer },
    fireImmediately: true,
  });
  const { symbol, error } = await writeBarcode(text, { format });
  if (error !== '') throw new Error(error);
  const rgb = new Uint8Array(symbol.width * symbol.height * 3);
  for (let pixel = 0; pixel < symbol.width * symbol.height; pixel++)
    rgb.fill(symbol.data[pixel]!, pixel * 3, pixel * 3 + 3);
  return { width: symbol.width, height: symbol.height, rgb };
}
