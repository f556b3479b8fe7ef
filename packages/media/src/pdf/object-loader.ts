import { DecodeError } from '../errors.js';
import { MAX_INFLATED_BYTES, MAX_INFLATED_BYTES_PER_DOCUMENT } from '../limits.js';
import type { Decryption } from './crypt/decryption.js';
import { type DecodedStream, decodeStream, filtersOf } from './filters/decode-stream.js';
import { ObjectStream } from './object-stream.js';
import type { PdfSource } from './source.js';
import { readObjectBody, readObjectHeader } from './syntax/indirect-object.js';
import { asCount, isRef, isStream } from './syntax/values.js';
import type { PdfObject, PdfRef, PdfStream, XrefEntry } from './types.js';

/**
 * A stream's /Length may be a reference into an object stream, whose /Length may be one again; real files
 * nest once.
 */
const MAX_LOAD_DEPTH = 16;

/** References that lead to references; legal files have none. */
const MAX_REFERENCE_HOPS = 32;

/** Says where an object is; one per revision. */
export type Locate = (num: number) => XrefEntry | undefined;

/** Loads objects by where they are, each once. What is stored at an offset is the same in every revision. */
export class ObjectLoader {
  readonly #source: PdfSource;
  readonly #objects = new Map<number, PdfObject>();
  readonly #objectStreams = new Map<number, ObjectStream | null>();
  /** The object that each stream was read from: its number and generation are part of its key. */
  readonly #owners = new WeakMap<PdfStream, { num: number; gen: number }>();
  readonly #loading = new Set<number>();
  readonly #charged = new Set<number>();
  #inflatedBytesLeft = MAX_INFLATED_BYTES_PER_DOCUMENT;
  decryption: Decryption | null = null;

  constructor(source: PdfSource) {
    this.#source = source;
  }

  /** @returns null when the object is absent or cannot be read. */
  load(num: number, locate: Locate): PdfObject {
    const entry = locate(num);
    if (!entry || entry.kind === 'free') return null;
    if (entry.kind === 'offset') return this.loadAt(entry.offsetBytes, locate);
    return this.#objectStream(entry.streamNum, locate)?.object(num, entry.index) ?? null;
  }

  /** The object at an offset of the file; null when none can be read there. */
  loadAt(offsetBytes: number, locate: Locate): PdfObject {
    const known = this.#objects.get(offsetBytes);
    if (known !== undefined) return known;
    if (this.#loading.has(offsetBytes) || this.#loading.size >= MAX_LOAD_DEPTH) return null;
    this.#loading.add(offsetBytes);
    try {
      const object = this.#read(offsetBytes, locate);
      this.#objects.set(offsetBytes, object);
      return object;
    } finally {
      this.#loading.delete(offsetBytes);
    }
  }

  #read(offsetBytes: number, locate: Locate): PdfObject {
    const header = readObjectHeader(this.#source.bytes, offsetBytes);
    if (!header) return null;
    const object = unlessMalformed(() =>
      readObjectBody(this.#source, header.bodyOffsetBytes, (dict) =>
        asCount(this.follow(dict.entries.get('Length'), locate)),
      ),
    );
    const readable = this.decryption
      ? this.decryption.decryptStrings(object, header.num, header.gen)
      : object;
    if (isStream(readable)) this.#owners.set(readable, header);
    return readable;
  }

  /** Follows references, a bounded number of times; null when they lead nowhere or in a circle. */
  follow(value: PdfObject | undefined, locate: Locate): PdfObject {
    let current: PdfObject = value ?? null;
    for (let hops = 0; isRef(current); hops++) {
      if (hops === MAX_REFERENCE_HOPS) return null;
      current = this.load((current as PdfRef).num, locate);
    }
    return current;
  }

  /**
   * A stream's bytes, decrypted and with every filter undone that is not an image's.
   * @throws DecodeError TOO_LARGE_INFLATED past the limits for a stream or for the document;
   * PASSWORD_REQUIRED.
   */
  decode(stream: PdfStream, locate: Locate): DecodedStream {
    const filters = filtersOf(stream.dict, (value) => this.follow(value, locate));
    const owner = this.#owners.get(stream);
    const raw =
      this.decryption && owner
        ? this.decryption.decryptStream(stream, filters, owner.num, owner.gen)
        : stream.raw;
    const isCharged = this.#charged.has(stream.offsetBytes);
    const limit = isCharged ? MAX_INFLATED_BYTES : Math.min(MAX_INFLATED_BYTES, this.#inflatedBytesLeft);
    const decoded = decodeStream(raw, filters, limit);
    if (!isCharged && filters.length > 0) {
      this.#charged.add(stream.offsetBytes);
      this.#inflatedBytesLeft -= decoded.bytes.length;
    }
    return decoded;
  }

  /** The object stream `num` as of a revision, read once per place in the file; null when it is none. */
  #objectStream(num: number, locate: Locate): ObjectStream | null {
    const entry = locate(num);
    return entry?.kind === 'offset' ? this.objectStreamAt(entry.offsetBytes, locate) : null;
  }

  objectStreamAt(offsetBytes: number, locate: Locate): ObjectStream | null {
    const known = this.#objectStreams.get(offsetBytes);
    if (known !== undefined) return known;
    const stream = this.loadAt(offsetBytes, locate);
    const content = isStream(stream) ? unlessMalformed(() => this.decode(stream, locate).bytes) : null;
    const made =
      isStream(stream) && content
        ? ObjectStream.read(stream.dict, content, (value) => this.follow(value, locate))
        : null;
    // Asked for while it is itself being loaded, an object stream looks absent: that answer is not kept.
    if (made || !this.#loading.has(offsetBytes)) this.#objectStreams.set(offsetBytes, made);
    return made;
  }
}

function unlessMalformed<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DecodeError) return null;
    throw error;
  }
}
