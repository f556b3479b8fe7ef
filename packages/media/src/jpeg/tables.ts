import { DecodeError } from '../errors.js';
import { buildHuffmanTable, type HuffmanTable } from './huffman-table.js';
import type { HuffmanTables } from './scan.js';
import type { QuantizationTable } from './types.js';
import { ZIGZAG_TO_NATURAL } from './zigzag.js';

/**
 * The tables that segments define and scans use; each may be defined anew between scans. ITU-T T.81, B.2.4.
 */
export class Tables {
  readonly #dc: (HuffmanTable | undefined)[] = [];
  readonly #ac: (HuffmanTable | undefined)[] = [];
  readonly #quantization: (QuantizationTable | undefined)[] = [];
  #restartIntervalMcus = 0;

  get huffman(): HuffmanTables {
    return { dc: this.#dc, ac: this.#ac };
  }

  get restartIntervalMcus(): number {
    return this.#restartIntervalMcus;
  }

  /** @throws DecodeError `NOT_DECODABLE` when that table was not defined */
  quantization(selector: number): QuantizationTable {
    const table = this.#quantization[selector];
    if (!table) throw new DecodeError('NOT_DECODABLE', `no quantization table ${selector}`);
    return table;
  }

  /** DHT: any number of tables. */
  defineHuffman(payload: Uint8Array): void {
    let position = 0;
    while (position < payload.length) {
      const selector = payload[position]!;
      const counts = payload.subarray(position + 1, position + 17);
      const symbolCount = counts.reduce((sum, count) => sum + count, 0);
      const end = position + 17 + symbolCount;
      if (end > payload.length || selector >> 4 > 1 || (selector & 15) > 3 || symbolCount > 256) {
        throw new DecodeError('NOT_DECODABLE', 'malformed Huffman table');
      }
      const table = buildHuffmanTable(counts, payload.slice(position + 17, end));
      (selector >> 4 === 0 ? this.#dc : this.#ac)[selector & 15] = table;
      position = end;
    }
  }

  /** DQT: any number of tables of 8- or 16-bit steps, in zigzag order. */
  defineQuantization(payload: Uint8Array): void {
    let position = 0;
    while (position < payload.length) {
      const selector = payload[position]!;
      const bytesPerStep = (selector >> 4) + 1;
      const end = position + 1 + 64 * bytesPerStep;
      if (end > payload.length || bytesPerStep > 2 || (selector & 15) > 3)
        throw new DecodeError('NOT_DECODABLE', 'malformed quantization table');
      const table = new Uint16Array(64);
      for (let k = 0; k < 64; k++) {
        const at = position + 1 + k * bytesPerStep;
        const step = bytesPerStep === 1 ? payload[at]! : (payload[at]! << 8) | payload[at + 1]!;
        if (step === 0) throw new DecodeError('NOT_DECODABLE', 'a quantization step of 0');
        table[ZIGZAG_TO_NATURAL[k]!] = step;
      }
      this.#quantization[selector & 15] = table;
      position = end;
    }
  }

  /** DRI. */
  defineRestartInterval(payload: Uint8Array): void {
    if (payload.length < 2) throw new DecodeError('NOT_DECODABLE', 'malformed restart interval');
    this.#restartIntervalMcus = (payload[0]! << 8) | payload[1]!;
  }
}
