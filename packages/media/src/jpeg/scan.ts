import { DecodeError } from '../errors.js';
import {
  type BlockDecoder,
  decodeAcFirst,
  decodeAcRefinement,
  decodeDcFirst,
  decodeDcRefinement,
  decodeSequentialBlock,
} from './decode-block.js';
import type { EntropyReader } from './entropy-reader.js';
import type { Frame, FrameComponent } from './frame.js';
import type { HuffmanTable } from './huffman-table.js';

/** One component's part in a scan. */
export interface ScanComponent {
  readonly component: FrameComponent;
  readonly dcTable: HuffmanTable | undefined;
  readonly acTable: HuffmanTable | undefined;
  dcPrediction: number;
}

/** A scan header (ITU-T T.81, B.2.3) with its tables, and what decoding carries from block to block. */
export interface Scan {
  readonly components: readonly ScanComponent[];
  readonly spectralStart: number;
  readonly spectralEnd: number;
  /** Successive approximation: Ah and Al. */
  readonly highBit: number;
  readonly lowBit: number;
  /** Blocks still to come without a new coefficient in this band. */
  endOfBandRun: number;
}

/** The Huffman tables in force, by destination 0..3. */
export interface HuffmanTables {
  readonly dc: readonly (HuffmanTable | undefined)[];
  readonly ac: readonly (HuffmanTable | undefined)[];
}

/** @param payload the segment behind its length  @throws DecodeError `NOT_DECODABLE` */
export function readScan(payload: Uint8Array, frame: Frame, tables: HuffmanTables): Scan {
  const count = payload[0] ?? 0;
  if (count < 1 || count > 4 || payload.length < 4 + 2 * count)
    throw new DecodeError('NOT_DECODABLE', 'scan header too short');
  const components = Array.from({ length: count }, (_, index): ScanComponent => {
    const id = payload[1 + 2 * index]!;
    const selectors = payload[2 + 2 * index]!;
    const component = frame.components.find((candidate) => candidate.id === id);
    if (!component) throw new DecodeError('NOT_DECODABLE', `scan of a component ${id} that the frame lacks`);
    return {
      component,
      dcTable: tables.dc[selectors >> 4],
      acTable: tables.ac[selectors & 15],
      dcPrediction: 0,
    };
  });
  if (new Set(components.map(({ component }) => component)).size < count)
    throw new DecodeError('NOT_DECODABLE', 'a scan names a component twice');
  const [spectralStart = 0, spectralEnd = 0, approximation = 0] = payload.subarray(1 + 2 * count);
  const scan: Scan = {
    components,
    spectralStart,
    spectralEnd,
    highBit: approximation >> 4,
    lowBit: approximation & 15,
    endOfBandRun: 0,
  };
  requireSound(scan, frame);
  return scan;
}

function requireSound({ components, spectralStart, spectralEnd, highBit, lowBit }: Scan, frame: Frame): void {
  const refused = (why: string) => new DecodeError('NOT_DECODABLE', `scan ${why}`);
  if (frame.progressive) {
    if (spectralStart > spectralEnd || spectralEnd > 63)
      throw refused(`of the band ${spectralStart}..${spectralEnd}`);
    if (spectralStart === 0 && spectralEnd !== 0) throw refused('that mixes DC and AC coefficients');
    if (spectralStart > 0 && components.length > 1)
      throw refused('of the AC coefficients of several components');
    if (lowBit > 13 || (highBit !== 0 && highBit !== lowBit + 1))
      throw refused(`that approximates from bit ${highBit} to ${lowBit}`);
  }
  const needsDc = !frame.progressive || (spectralStart === 0 && highBit === 0);
  const needsAc = !frame.progressive || spectralStart > 0;
  for (const { dcTable, acTable } of components) {
    if ((needsDc && !dcTable) || (needsAc && !acTable)) throw refused('without its Huffman table');
  }
}

function blockDecoder(scan: Scan, frame: Frame): BlockDecoder {
  if (!frame.progressive) return decodeSequentialBlock;
  if (scan.spectralStart === 0) return scan.highBit === 0 ? decodeDcFirst : decodeDcRefinement;
  return scan.highBit === 0 ? decodeAcFirst : decodeAcRefinement;
}

/**
 * Decodes a scan's entropy-coded data into its components.
 * @param restartIntervalMcus 0 = no restart markers  @returns what had to be forgiven
 * @throws DecodeError `TRUNCATED` or `NOT_DECODABLE`
 */
export function decodeScan(
  reader: EntropyReader,
  scan: Scan,
  frame: Frame,
  restartIntervalMcus: number,
): readonly string[] {
  const decodeBlock = blockDecoder(scan, frame);
  const only = scan.components.length === 1 ? scan.components[0] : undefined;
  // A scan of one component is not interleaved: its MCU is one block, and the padding blocks are left out
  // (T.81, A.2.2).
  const mcusPerLine = only ? only.component.contentBlocksPerLine : frame.mcusPerLine;
  const mcuLines = only ? only.component.contentBlocksPerColumn : frame.mcusPerColumn;
  let strayBytes = 0;
  let untilRestart = restartIntervalMcus;
  for (let mcuRow = 0; mcuRow < mcuLines; mcuRow++) {
    for (let mcuColumn = 0; mcuColumn < mcusPerLine; mcuColumn++) {
      if (restartIntervalMcus > 0) {
        if (untilRestart === 0) {
          strayBytes += reader.passRestart();
          for (const component of scan.components) component.dcPrediction = 0;
          scan.endOfBandRun = 0;
          untilRestart = restartIntervalMcus;
        }
        untilRestart--;
      }
      if (only) {
        const { coefficients, blocksPerLine } = only.component;
        decodeBlock(reader, coefficients, (mcuRow * blocksPerLine + mcuColumn) * 64, only, scan);
      } else {
        decodeInterleavedMcu(decodeBlock, reader, scan, mcuRow, mcuColumn);
      }
    }
    reader.requireData();
  }
  return strayBytes > 0 ? [`${strayBytes} bytes before restart markers`] : [];
}

function decodeInterleavedMcu(
  decodeBlock: BlockDecoder,
  reader: EntropyReader,
  scan: Scan,
  mcuRow: number,
  mcuColumn: number,
): void {
  for (let index = 0; index < scan.components.length; index++) {
    const part = scan.components[index]!;
    const { horizontalSampling, verticalSampling, blocksPerLine, coefficients } = part.component;
    for (let row = 0; row < verticalSampling; row++) {
      const block = (mcuRow * verticalSampling + row) * blocksPerLine + mcuColumn * horizontalSampling;
      for (let column = 0; column < horizontalSampling; column++)
        decodeBlock(reader, coefficients, (block + column) * 64, part, scan);
    }
  }
}
