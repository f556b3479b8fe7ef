import { DecodeError } from '../errors.js';
import { type ColorHints, colorModelOf } from './color-model.js';
import { EntropyReader } from './entropy-reader.js';
import { type Frame, type FrameComponent, readFrame } from './frame.js';
import { isStartOfFrame, MARKER, standsAlone } from './markers.js';
import { decodeScan, readScan } from './scan.js';
import { Tables } from './tables.js';
import type { JpegCoefficients, JpegComponent } from './types.js';

/**
 * A progressive encoder writes about ten scans; thousands, each nearly empty, would keep a decoder busy for
 * minutes.
 */
const MAX_SCANS = 100;

/**
 * Decodes a JPEG file as far as its quantized DCT coefficients: sequential and progressive frames,
 * Huffman-coded, of 8 or 12 bits a sample. ITU-T T.81; the color model also by JFIF (ITU-T T.871) and
 * Adobe's APP14 marker.
 *
 * Forgives, and names in `warnings`: stray bytes between segments or before restart markers, a missing EOI.
 * @throws DecodeError `EMPTY`, `TRUNCATED`, `TOO_MANY_PIXELS` (on the header, before memory is taken), or
 * `NOT_DECODABLE`: broken, or arithmetic-coded, lossless, hierarchical, or with its height in a DNL segment.
 */
export function decodeJpegCoefficients(bytes: Uint8Array): JpegCoefficients {
  if (bytes.length === 0) throw new DecodeError('EMPTY', 'the file has no bytes');
  return new JpegFile(bytes).decode();
}

class JpegFile {
  readonly #bytes: Uint8Array;
  readonly #tables = new Tables();
  readonly #warnings: string[] = [];
  readonly #color: ColorHints = { jfif: false, adobeTransform: undefined };
  #position = 2;
  #frame: Frame | undefined;
  #scans = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  decode(): JpegCoefficients {
    if (this.#bytes[0] !== 0xff || this.#bytes[1] !== MARKER.startOfImage)
      throw new DecodeError('NOT_DECODABLE', 'no start of image');
    for (let marker = this.#nextMarker(); marker !== MARKER.endOfImage; marker = this.#nextMarker()) {
      if (marker === undefined) {
        this.#requireScans('TRUNCATED');
        this.#warnings.push('no end of image (EOI)');
        break;
      }
      if (!standsAlone(marker)) this.#readSegment(marker);
    }
    const frame = this.#requireScans('NOT_DECODABLE');
    return {
      width: frame.width,
      height: frame.height,
      progressive: frame.progressive,
      colorModel: colorModelOf(frame.components, this.#color),
      components: frame.components.map(toJpegComponent),
      restartIntervalMcus: this.#tables.restartIntervalMcus,
      warnings: this.#warnings,
    };
  }

  /** Undefined at the end of the file. */
  #nextMarker(): number | undefined {
    const bytes = this.#bytes;
    let skippedBytes = 0;
    while (this.#position + 1 < bytes.length) {
      const code = bytes[this.#position + 1]!;
      if (bytes[this.#position] === 0xff && code !== 0x00 && code !== 0xff) {
        if (skippedBytes > 0)
          this.#warnings.push(`${skippedBytes} bytes between segments, before byte ${this.#position}`);
        this.#position += 2;
        return code;
      }
      // 0xFF may be repeated before a marker (T.81, B.1.1.2): those are no strays.
      if (bytes[this.#position] !== 0xff || code !== 0xff) skippedBytes++;
      this.#position++;
    }
    return undefined;
  }

  #readSegment(marker: number): void {
    const payload = this.#payload();
    if (isStartOfFrame(marker)) this.#readFrame(marker, payload);
    else if (marker === MARKER.startOfScan) this.#readScan(payload);
    else if (marker === MARKER.defineHuffmanTables) this.#tables.defineHuffman(payload);
    else if (marker === MARKER.defineQuantizationTables) this.#tables.defineQuantization(payload);
    else if (marker === MARKER.defineRestartInterval) this.#tables.defineRestartInterval(payload);
    else if (marker === MARKER.jfif && startsWithAscii(payload, 'JFIF\0')) this.#color.jfif = true;
    else if (marker === MARKER.adobe && startsWithAscii(payload, 'Adobe') && payload.length >= 12)
      this.#color.adobeTransform = payload[11];
  }

  /** The segment's content behind its two length bytes; moves on behind it. */
  #payload(): Uint8Array {
    const start = this.#position;
    const length = ((this.#bytes[start] ?? 0) << 8) | (this.#bytes[start + 1] ?? 0);
    if (start + Math.max(2, length) > this.#bytes.length)
      throw new DecodeError('TRUNCATED', `the file ends inside the segment at byte ${start}`);
    if (length < 2) throw new DecodeError('NOT_DECODABLE', `segment of length ${length} at byte ${start}`);
    this.#position = start + length;
    return this.#bytes.subarray(start + 2, start + length);
  }

  #readFrame(marker: number, payload: Uint8Array): void {
    if (this.#frame) throw new DecodeError('NOT_DECODABLE', 'more than one frame');
    if (marker > MARKER.startOfFrameProgressive)
      throw new DecodeError('NOT_DECODABLE', `coding process 0x${marker.toString(16)}`);
    this.#frame = readFrame(payload, marker === MARKER.startOfFrameProgressive, this.#bytes.length);
  }

  #readScan(payload: Uint8Array): void {
    const frame = this.#frame;
    if (!frame) throw new DecodeError('NOT_DECODABLE', 'a scan before the frame');
    if (++this.#scans > MAX_SCANS) throw new DecodeError('NOT_DECODABLE', `more than ${MAX_SCANS} scans`);
    const scan = readScan(payload, frame, this.#tables.huffman);
    for (const { component } of scan.components) {
      component.quantizationTable ??= this.#tables.quantization(component.quantizationSelector);
    }
    const reader = new EntropyReader(this.#bytes, this.#position);
    this.#warnings.push(...decodeScan(reader, scan, frame, this.#tables.restartIntervalMcus));
    const strayBytes = reader.skipToMarker();
    if (strayBytes > 0)
      this.#warnings.push(`${strayBytes} bytes behind a scan, before byte ${reader.position}`);
    this.#position = reader.position;
  }

  /** @throws DecodeError with `code` unless each component of the frame has had a scan */
  #requireScans(code: 'TRUNCATED' | 'NOT_DECODABLE'): Frame {
    if (!this.#frame) throw new DecodeError(code, 'no frame');
    if (this.#frame.components.some((component) => !component.quantizationTable))
      throw new DecodeError(code, 'a component without a scan');
    return this.#frame;
  }
}

const startsWithAscii = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((character, index) => bytes[index] === character.charCodeAt(0));

function toJpegComponent(component: FrameComponent): JpegComponent {
  const { quantizationSelector: _, quantizationTable, ...rest } = component;
  return { ...rest, quantizationTable: quantizationTable! };
}
