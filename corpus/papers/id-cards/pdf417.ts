import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const require = createRequire(import.meta.url);

let prepared = false;
function prepare(): void {
  if (prepared) return;
  const wasm = readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer;
  prepareZXingModule({ overrides: { wasmBinary } });
  prepared = true;
}

/** A PDF417 symbol as a drawing to place: its own unit is one module. */
export async function pdf417(
  text: string,
): Promise<{ readonly path: string; readonly width: number; readonly height: number }> {
  prepare();
  const { svg, error } = await writeBarcode(text, {
    format: 'PDF417',
    scale: 1,
    addQuietZones: false,
    options: 'columns=11',
  });
  const size = /<svg[^>]*width="(\d+)"[^>]*height="(\d+)"/.exec(svg);
  const path = /<path[^>]*d="([^"]+)"/.exec(svg)?.[1];
  if (error || !size || path === undefined) throw new RangeError(`no PDF417 was written: ${error}`);
  return { path, width: Number(size[1]), height: Number(size[2]) };
}
