import { DecodeError } from '../errors.js';
import type { EntropyReader } from './entropy-reader.js';
import type { Scan, ScanComponent } from './scan.js';
import { ZIGZAG_TO_NATURAL } from './zigzag.js';

/**
 * Decodes the part of one block that a scan carries into `coefficients`, from `offset` on. Symbols that no
 * encoder may write throw `NOT_DECODABLE`.
 */
export type BlockDecoder = (
  reader: EntropyReader,
  coefficients: Int16Array,
  offset: number,
  component: ScanComponent,
  scan: Scan,
) => void;

function readDcDifference(reader: EntropyReader, component: ScanComponent): number {
  const length = reader.readSymbol(component.dcTable!);
  if (length === 0) return 0;
  if (length > 15) throw new DecodeError('NOT_DECODABLE', `DC difference of ${length} bits`);
  return reader.readSigned(length);
}

/** A whole block of a sequential frame. ITU-T T.81, F.2.2. */
export const decodeSequentialBlock: BlockDecoder = (reader, coefficients, offset, component) => {
  component.dcPrediction += readDcDifference(reader, component);
  coefficients[offset] = component.dcPrediction;
  const table = component.acTable!;
  for (let k = 1; k < 64; k++) {
    const symbol = reader.readSymbol(table);
    const length = symbol & 15;
    if (length === 0) {
      if (symbol !== 0xf0) return;
      k += 15;
      continue;
    }
    k += symbol >> 4;
    if (k > 63) throw new DecodeError('NOT_DECODABLE', 'a run of zeros leaves its block');
    coefficients[offset + ZIGZAG_TO_NATURAL[k]!] = reader.readSigned(length);
  }
};

/** First scan of the DC coefficients: their higher bits. ITU-T T.81, G.1.2.1. */
export const decodeDcFirst: BlockDecoder = (reader, coefficients, offset, component, scan) => {
  component.dcPrediction += readDcDifference(reader, component);
  coefficients[offset] = component.dcPrediction << scan.lowBit;
};

/** One more bit of the DC coefficients. ITU-T T.81, G.1.2.1. */
export const decodeDcRefinement: BlockDecoder = (reader, coefficients, offset, _component, scan) => {
  coefficients[offset]! |= reader.readBit() << scan.lowBit;
};

/** First scan of a band of AC coefficients: their higher bits. ITU-T T.81, G.1.2.2. */
export const decodeAcFirst: BlockDecoder = (reader, coefficients, offset, component, scan) => {
  if (scan.endOfBandRun > 0) {
    scan.endOfBandRun--;
    return;
  }
  for (let k = scan.spectralStart; k <= scan.spectralEnd; k++) {
    const symbol = reader.readSymbol(component.acTable!);
    const run = symbol >> 4;
    const length = symbol & 15;
    if (length === 0) {
      if (run < 15) {
        scan.endOfBandRun = (1 << run) + reader.readBits(run) - 1;
        return;
      }
      k += 15;
      continue;
    }
    k += run;
    if (k > scan.spectralEnd) throw new DecodeError('NOT_DECODABLE', 'a run of zeros leaves its band');
    coefficients[offset + ZIGZAG_TO_NATURAL[k]!] = reader.readSigned(length) << scan.lowBit;
  }
};

/**
 * One more bit of a band of AC coefficients, and those that only now stop being zero. ITU-T T.81, G.1.2.3.
 */
export const decodeAcRefinement: BlockDecoder = (reader, coefficients, offset, component, scan) => {
  const { spectralEnd, lowBit } = scan;
  let k = scan.spectralStart;
  if (scan.endOfBandRun === 0) {
    for (; k <= spectralEnd; k++) {
      const symbol = reader.readSymbol(component.acTable!);
      const run = symbol >> 4;
      const length = symbol & 15;
      if (length > 1) throw new DecodeError('NOT_DECODABLE', `refinement by ${length} bits`);
      if (length === 0 && run < 15) {
        scan.endOfBandRun = (1 << run) + reader.readBits(run);
        break;
      }
      const value = length === 0 ? 0 : reader.readBit() === 1 ? 1 << lowBit : -1 << lowBit;
      k = refineNonZero(reader, coefficients, offset, k, spectralEnd, lowBit, run);
      if (value !== 0) {
        if (k > spectralEnd) throw new DecodeError('NOT_DECODABLE', 'a run of zeros leaves its band');
        coefficients[offset + ZIGZAG_TO_NATURAL[k]!] = value;
      }
    }
  }
  if (scan.endOfBandRun > 0) {
    refineNonZero(reader, coefficients, offset, k, spectralEnd, lowBit, 64);
    scan.endOfBandRun--;
  }
};

/**
 * Reads a correction bit for each coefficient that is not zero, passing `zeros` that are. @returns where the
 * next zero stands
 */
function refineNonZero(
  reader: EntropyReader,
  coefficients: Int16Array,
  offset: number,
  start: number,
  end: number,
  lowBit: number,
  zeros: number,
): number {
  let zerosLeft = zeros;
  let k = start;
  for (; k <= end; k++) {
    const index = offset + ZIGZAG_TO_NATURAL[k]!;
    const value = coefficients[index]!;
    if (value === 0) {
      if (zerosLeft === 0) break;
      zerosLeft--;
    } else if (reader.readBit() === 1 && (Math.abs(value) & (1 << lowBit)) === 0) {
      coefficients[index] = value > 0 ? value + (1 << lowBit) : value - (1 << lowBit);
    }
  }
  return k;
}
