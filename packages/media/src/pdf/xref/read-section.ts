import { DecodeError } from '../../errors.js';
import type { PdfSource } from '../source.js';
import { asCount, asInteger } from '../syntax/values.js';
import type { XrefAllowance, XrefSection } from './section.js';
import { readXrefStream } from './stream.js';
import { readXrefTable } from './table.js';

/**
 * Offsets count from the header (7.5.2); in files with bytes before it, some writers count from the start
 * instead. The first section that can be read settles which.
 */
export class SectionReader {
  readonly source: PdfSource;
  readonly allowance: XrefAllowance;
  /**
   * Sections already read, or found unreadable, by offset: a hostile file may point to one place many times.
   */
  readonly #known = new Map<number, XrefSection | null>();
  #shift: number | null;

  constructor(source: PdfSource, allowance: XrefAllowance) {
    this.source = source;
    this.allowance = allowance;
    this.#shift = source.header === null || source.header.offsetBytes === 0 ? 0 : null;
  }

  /** The section that `target`, an offset as written, means; null when none is there. */
  read(target: number): XrefSection | null {
    if (this.#shift !== null) return this.readAt(target + this.#shift, this.#shift);
    for (const shift of [this.source.header?.offsetBytes ?? 0, 0]) {
      const section = this.readAt(target + shift, shift);
      if (!section) continue;
      this.#shift = shift;
      return section;
    }
    return null;
  }

  /** The section at `offsetBytes` of the file, its own offsets counted from `shift`. */
  readAt(offsetBytes: number, shift = this.#shift ?? 0): XrefSection | null {
    if (!(offsetBytes > 0 && offsetBytes < this.source.bytes.length)) return null;
    const known = this.#known.get(offsetBytes);
    if (known !== undefined) return known;
    let section: XrefSection | null = null;
    try {
      section = this.#parse(offsetBytes, shift);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
    }
    this.#known.set(offsetBytes, section);
    return section;
  }

  #parse(offsetBytes: number, shift: number): XrefSection | null {
    const table = readXrefTable(this.source.bytes, offsetBytes, shift, this.allowance);
    if (!table) {
      const stream = readXrefStream(this.source, offsetBytes, shift, this.allowance);
      return (
        stream && {
          ...stream,
          offsetBytes,
          form: 'stream',
          hybridStreamOffsetBytes: null,
          isEmptyTable: false,
        }
      );
    }
    const isEmptyTable = ![...table.entries.values()].some((entry) => entry.kind === 'offset');
    const hybridTarget = asCount(table.trailer.entries.get('XRefStm'));
    const hybrid =
      hybridTarget === null ? null : readXrefStream(this.source, hybridTarget + shift, shift, this.allowance);
    // The table frees what older readers shall not see; the stream says where it is (7.5.8.4).
    for (const [num, entry] of hybrid?.entries ?? []) {
      const listed = table.entries.get(num);
      if (!listed || listed.kind === 'free') table.entries.set(num, entry);
    }
    return {
      ...table,
      offsetBytes,
      form: hybrid ? 'hybrid' : 'table',
      hybridStreamOffsetBytes: hybrid && hybridTarget !== null ? hybridTarget + shift : null,
      isEmptyTable,
    };
  }

  /** The section named by /Prev; undefined when there is no /Prev, null when nothing can be read there. */
  readPrevious(section: XrefSection): XrefSection | null | undefined {
    const written = section.trailer.entries.get('Prev');
    if (written === undefined || written === null) return undefined;
    const target = asInteger(written);
    return target === null ? null : this.read(target);
  }
}
