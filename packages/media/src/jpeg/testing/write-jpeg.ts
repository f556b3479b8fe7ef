import { ZIGZAG_TO_NATURAL } from '../zigzag.js';

/** A component to be written: what the decoder should give back. */
export interface ComponentToWrite {
  readonly id: number;
  readonly horizontalSampling: number;
  readonly verticalSampling: number;
  /** Blocks of the whole MCUs, row-major, natural order inside. */
  readonly coefficients: Int16Array;
  readonly quantizationTable: Uint16Array;
}

export interface JpegToWrite {
  readonly width: number;
  readonly height: number;
  readonly components: readonly ComponentToWrite[];
  readonly restartIntervalMcus: number;
  /** Transform byte of an Adobe APP14 segment; none is written when absent. */
  readonly adobeTransform?: number;
}

const segment = (marker: number, payload: readonly number[]): number[] => [
  0xff,
  marker,
  ...word(payload.length + 2),
  ...payload,
];
const word = (value: number): number[] => [value >> 8, value & 0xff];

/** Every symbol 0..254 as the 8-bit code of the same value: no statistics to go wrong, all tables alike. */
const FLAT_HUFFMAN = [
  ...Array.from({ length: 16 }, (_, index) => (index === 7 ? 255 : 0)),
  ...Array.from({ length: 255 }, (_, symbol) => symbol),
];

/**
 * Writes a baseline JPEG, one interleaved scan, from coefficients: plain enough to be checked by reading T.81
 * beside it.
 */
export function writeJpeg(image: JpegToWrite): Uint8Array {
  const { width, height, components, restartIntervalMcus, adobeTransform } = image;
  const adobe =
    adobeTransform === undefined
      ? []
      : segment(0xee, [...new TextEncoder().encode('Adobe'), 0, 100, 0, 0, 0, 0, adobeTransform]);
  const tables = components.flatMap(({ quantizationTable }, index) => {
    const wide = quantizationTable.some((step) => step > 255);
    return segment(0xdb, [
      (wide ? 0x10 : 0) | index,
      ...Array.from(ZIGZAG_TO_NATURAL, (at) => quantizationTable[at]!).flatMap((step) =>
        wide ? word(step) : [step],
      ),
    ]);
  });
  const frame = components.flatMap(({ id, horizontalSampling, verticalSampling }, index) => [
    id,
    (horizontalSampling << 4) | verticalSampling,
    index,
  ]);
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...adobe,
    ...tables,
    ...segment(0xc0, [8, ...word(height), ...word(width), components.length, ...frame]),
    ...segment(0xc4, [0x00, ...FLAT_HUFFMAN, 0x10, ...FLAT_HUFFMAN]),
    ...segment(0xdd, word(restartIntervalMcus)),
    ...segment(0xda, [components.length, ...components.flatMap(({ id }) => [id, 0x00]), 0, 63, 0]),
    ...entropyCodedData(image),
    ...[0xff, 0xd9],
  ]);
}

/** Whole MCUs per line and column of the frame. */
export function mcuGrid({
  width,
  height,
  components,
}: Pick<JpegToWrite, 'width' | 'height'> & {
  components: readonly Pick<ComponentToWrite, 'horizontalSampling' | 'verticalSampling'>[];
}) {
  return {
    columns: Math.ceil(
      width / (8 * Math.max(...components.map((component) => component.horizontalSampling))),
    ),
    rows: Math.ceil(height / (8 * Math.max(...components.map((component) => component.verticalSampling)))),
  };
}

function entropyCodedData(image: JpegToWrite): number[] {
  const { columns, rows } = mcuGrid(image);
  const output: number[] = [];
  let bits = '';
  const flush = () => {
    bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
    for (let at = 0; at < bits.length; at += 8) {
      const byte = Number.parseInt(bits.slice(at, at + 8), 2);
      output.push(byte, ...(byte === 0xff ? [0] : []));
    }
    bits = '';
  };
  let predictions = image.components.map(() => 0);
  for (let mcu = 0; mcu < columns * rows; mcu++) {
    if (image.restartIntervalMcus > 0 && mcu > 0 && mcu % image.restartIntervalMcus === 0) {
      flush();
      output.push(0xff, 0xd0 + ((mcu / image.restartIntervalMcus - 1) % 8));
      predictions = image.components.map(() => 0);
    }
    for (const [index, component] of image.components.entries()) {
      for (let block = 0; block < component.horizontalSampling * component.verticalSampling; block++) {
        const across =
          (mcu % columns) * component.horizontalSampling + (block % component.horizontalSampling);
        const down =
          Math.floor(mcu / columns) * component.verticalSampling +
          Math.floor(block / component.horizontalSampling);
        const offset = (down * columns * component.horizontalSampling + across) * 64;
        const coefficients = component.coefficients.subarray(offset, offset + 64);
        bits += blockBits(coefficients, predictions[index]!);
        predictions[index] = coefficients[0]!;
      }
    }
  }
  flush();
  return output;
}

const binary = (value: number, length: number): string => value.toString(2).padStart(length, '0');

/** T.81, F.1.2.1: negative values are sent as their value less one, in as many low bits. */
const signedBits = (value: number, length: number): string =>
  length === 0 ? '' : binary(value > 0 ? value : value + (1 << length) - 1, length);

const bitLength = (value: number): number => (value === 0 ? 0 : Math.abs(value).toString(2).length);

function blockBits(coefficients: Int16Array, prediction: number): string {
  const difference = coefficients[0]! - prediction;
  let bits = binary(bitLength(difference), 8) + signedBits(difference, bitLength(difference));
  let run = 0;
  for (let k = 1; k < 64; k++) {
    const value = coefficients[ZIGZAG_TO_NATURAL[k]!]!;
    if (value === 0) {
      run++;
      continue;
    }
    for (; run > 15; run -= 16) bits += binary(0xf0, 8);
    bits += binary((run << 4) | bitLength(value), 8) + signedBits(value, bitLength(value));
    run = 0;
  }
  return run > 0 ? bits + binary(0x00, 8) : bits;
}
