import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type CredentialLibrary, type CredentialReader, credentialReader } from '@assay/media';

interface LibraryModule {
  readonly initSync: (options: { readonly module: Uint8Array }) => unknown;
  readonly WasmReader: CredentialLibrary;
}

/**
 * The library that validates content credentials: 9 MB of WebAssembly, started when a file first carries some
 * - most never do - and kept for the worker's life. One that crashed over a file is replaced, and one that
 *   did not start is started anew for the next file.
 */
export class CredentialSupply implements CredentialReader {
  readonly #trustList: string;
  readonly #startLibrary: (start: number) => Promise<CredentialLibrary>;
  #started: Promise<CredentialReader> | undefined;
  #starts = 0;

  /** @param trustList certificates (DER) of the authorities whose signers are trusted */
  constructor(trustList: readonly Uint8Array[], start = startLibrary) {
    this.#trustList = trustList.map(pemOf).join('');
    this.#startLibrary = start;
  }

  readonly read: CredentialReader['read'] = async (bytes, format) => {
    this.#started ??= this.#startLibrary(this.#starts++).then((library) =>
      credentialReader(library, this.#trustList),
    );
    let reader: CredentialReader;
    try {
      reader = await this.#started;
    } catch (error) {
      this.#started = undefined;
      throw error;
    }
    try {
      return await reader.read(bytes, format);
    } catch (error) {
      this.#started = undefined;
      if (hasCrashed(error)) return undefined;
      throw error;
    }
  };
}

/** A trap of WebAssembly, or the end of its stack or memory: the bytes did it. */
const hasCrashed = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && error.name === 'RuntimeError');

/**
 * An instance of its own for every `start`: the library's module holds one, so that another takes another
 * address of the module. Node keeps what it has imported, and so a crashed instance with its memory. That is
 * bounded: a document crashes one at most, and after each document a worker that holds more than half of its
 * memory limit, or has taken its number of documents, is replaced (`Analyst`).
 */
export async function startLibrary(start: number): Promise<CredentialLibrary> {
  const media = createRequire(import.meta.resolve('@assay/media'));
  const url = pathToFileURL(media.resolve('@contentauth/c2pa-wasm')).href;
  const [binary, library] = await Promise.all([
    readFile(media.resolve('@contentauth/c2pa-wasm/c2pa.wasm')),
    import(start === 0 ? url : `${url}?start=${start}`) as Promise<LibraryModule>,
  ]);
  library.initSync({ module: binary });
  return library.WasmReader;
}

function pemOf(der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
