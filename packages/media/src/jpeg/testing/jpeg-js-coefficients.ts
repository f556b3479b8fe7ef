import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * A component as jpeg-js (Apache-2.0, after notmasteryet's decoder) holds it between entropy decoding and
 * pixels.
 */
interface JpegJsComponent {
  /** Rows of blocks of 64 coefficients, natural order. */
  readonly blocks: readonly (readonly Int32Array[])[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('jpeg-js/lib/decoder.js'), 'utf8');
const entry = 'function buildComponentData(frame, component) {';
if (source.split(entry).length !== 2)
  throw new Error('jpeg-js no longer builds components where this reference expects it');
/**
 * jpeg-js offers no coefficients: its own decoder, with one line added that shows each component's blocks.
 */
const decodeAndShow = new Function(
  'show',
  'module',
  `${source.replace(entry, `${entry} show(component);`)}; return JpegImage;`,
) as (
  show: (component: JpegJsComponent) => void,
  module: object,
) => {
  new (): { opts: object; parse(bytes: Uint8Array): void };
  resetMaxMemoryUsage(limitBytes: number): void;
};

/**
 * The quantized coefficients of each component, by an independent decoder; block-row-major, natural order.
 */
export function jpegJsCoefficients(bytes: Uint8Array): number[][] {
  const components: number[][] = [];
  const JpegImage = decodeAndShow(
    (component) => components.push(component.blocks.flatMap((row) => row.flatMap((block) => [...block]))),
    {},
  );
  JpegImage.resetMaxMemoryUsage(2 ** 29);
  const image = new JpegImage();
  image.opts = { tolerantDecoding: false, maxResolutionInMP: 100 };
  image.parse(bytes);
  return components;
}
