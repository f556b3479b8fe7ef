import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { AssayError, ValidationError, type ValidationIssue } from '../errors.js';
import { type ReceivedFile, removeReceived, storeUpload } from './received-file.js';
import { multipleValues } from './validation-issues.js';

/** Longest text of one field: 50 tags of the longest name and value, all in JSON escapes, take 0.7 MB. */
const MAX_FIELD_BYTES = 1024 * 1024;
/** More parts than any form of ours has; stops a body of nothing but part headers. */
const MAX_PARTS = 100;
/** Longest text of all fields of a form together, wanted or not: twice the longest form of ours. */
const MAX_TEXT_BYTES = 2 * 1024 * 1024;
/** What a body may hold beside its files. */
const MAX_BYTES_BESIDE_FILES = 4 * 1024 * 1024;

/** Which parts of a form are wanted; all others are read past. */
export interface FormShape {
  readonly fields: readonly string[];
  readonly files: readonly string[];
  /** Of each file. */
  readonly maxFileBytes: number;
  readonly temporaryDirectory: string;
}

/** A form as received. The caller must {@link removeForm} in the end. */
export interface ReceivedForm {
  /** What was sent as text under a wanted name, a file's included. */
  readonly fields: ReadonlyMap<string, string>;
  /** Wanted names with a value that was cut at the field limit, and that limit in bytes. */
  readonly overlongFields: ReadonlyMap<string, number>;
  /** By wanted name. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
  /**
   * SHA-256 of all parts whatever their order, the text of unwanted ones included: equal forms have equal
   * fingerprints.
   */
  readonly fingerprint: string;
}

const malformed = (): ValidationError => {
  const issue: ValidationIssue = {
    loc: ['body'],
    msg: 'The body is not well-formed multipart/form-data',
    type: 'multipart_invalid',
  };
  return new ValidationError([issue]);
};

const tooManyParts = (): ValidationError => {
  const issue: ValidationIssue = {
    loc: ['body'],
    msg: `A form should have at most ${MAX_PARTS} parts`,
    type: 'too_long',
    ctx: { max_length: MAX_PARTS },
  };
  return new ValidationError([issue]);
};

/** The parser's complaints are about the body; ours, and the disk's, are not. */
const asFormError = (error: unknown): unknown =>
  error instanceof AssayError ||
  error instanceof ValidationError ||
  (error as NodeJS.ErrnoException).syscall !== undefined
    ? error
    : malformed();

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * Reads a multipart/form-data body, its files straight to disk. A sender that asks first (`Expect:
 * 100-continue`) is told to go on.
 * @throws AssayError UPLOAD_TOO_LARGE as soon as that is known; ValidationError for a malformed body, and at
 * the second value of a wanted name. What was stored is removed first, and the rest of the body is read past,
 * so that the client gets to see the answer.
 */
export async function receiveForm(
  request: IncomingMessage,
  response: Pick<ServerResponse, 'writeContinue'>,
  shape: FormShape,
): Promise<ReceivedForm> {
  const maxBodyBytes = shape.files.length * shape.maxFileBytes + MAX_BYTES_BESIDE_FILES;
  const parts = new Parts(shape);
  try {
    if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes)
      throw new AssayError('UPLOAD_TOO_LARGE');
    if (request.headers.expect !== undefined) response.writeContinue();
    await feed(request, openParser(request, shape.maxFileBytes), parts, maxBodyBytes);
    return await parts.form();
  } catch (error) {
    readPast(request, maxBodyBytes);
    await parts.discard(error);
    throw asFormError(error);
  }
}

/** Removes the files of a form, those that have found their place meanwhile excepted. */
export async function removeForm({ files }: ReceivedForm): Promise<void> {
  await Promise.all([...files.values()].map(removeReceived));
}

/** A wanted file on its way to disk. */
interface FileOnItsWay {
  readonly stream: Readable;
  readonly storing: Promise<ReceivedFile>;
}

/** Collects the parts of one form. */
class Parts {
  readonly #shape: FormShape;
  readonly #fields = new Map<string, string>();
  readonly #overlongFields = new Map<string, number>();
  readonly #hashes: string[] = [];
  readonly #files = new Map<string, FileOnItsWay>();
  #textBytes = 0;

  constructor(shape: FormShape) {
    this.#shape = shape;
  }

  /**
   * @throws AssayError UPLOAD_TOO_LARGE when all text together is longer than any form of ours;
   * ValidationError for a second value
   */
  addField(name: string, value: string, wasCut: boolean): void {
    this.#textBytes += Buffer.byteLength(value);
    if (this.#textBytes > MAX_TEXT_BYTES) throw new AssayError('UPLOAD_TOO_LARGE');
    this.#hashes.push(`field ${JSON.stringify(name)} ${sha256(value)}`);
    if (!this.#shape.fields.includes(name) && !this.#shape.files.includes(name)) return;
    this.#requireFirst(name);
    this.#fields.set(name, value);
    if (wasCut) this.#overlongFields.set(name, MAX_FIELD_BYTES);
  }

  addFile(
    name: string,
    stream: Readable,
    originalName: string | undefined,
    fail: (error: unknown) => void,
  ): void {
    stream.once('limit', () => fail(new AssayError('UPLOAD_TOO_LARGE')));
    stream.once('error', fail);
    if (!this.#shape.files.includes(name)) {
      this.#hashes.push(`file ${JSON.stringify(name)}`);
      stream.resume();
      return;
    }
    this.#requireFirst(name);
    const storing = storeUpload(stream, originalName, this.#shape.temporaryDirectory);
    storing.catch(fail);
    this.#files.set(name, { stream, storing });
  }

  /** Every name of ours is sent once: there is no reason to read on. */
  #requireFirst(name: string): void {
    if (this.#fields.has(name) || this.#files.has(name))
      throw new ValidationError([multipleValues(['body', name], 2)]);
  }

  async form(): Promise<ReceivedForm> {
    const files = new Map<string, ReceivedFile>();
    for (const [name, { storing }] of this.#files) files.set(name, await storing);
    const fileHashes = [...files].map(
      ([name, { originalName, sha256 }]) => `file ${JSON.stringify([name, originalName])} ${sha256}`,
    );
    return {
      fields: this.#fields,
      overlongFields: this.#overlongFields,
      files,
      fingerprint: sha256([...this.#hashes, ...fileHashes].sort().join('\n')),
    };
  }

  async discard(error: unknown): Promise<void> {
    for (const { stream } of this.#files.values()) stream.destroy(error instanceof Error ? error : undefined);
    for (const { storing } of this.#files.values()) {
      const file = await storing.catch(() => undefined);
      if (file) await removeReceived(file);
    }
  }
}

/** Pipes the body into the parser. Resolves when the parser has seen its end. */
function feed(
  request: IncomingMessage,
  parser: BusboyInstance,
  parts: Parts,
  maxBodyBytes: number,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const fail = (error: unknown): void => {
      request.unpipe(parser);
      reject(error);
    };
    parser.on('field', (name, value, _nameWasCut, valueWasCut) => {
      try {
        parts.addField(name, value, valueWasCut);
      } catch (error) {
        fail(error);
      }
    });
    parser.on('file', (name, stream, originalName: string | undefined) => {
      try {
        parts.addFile(name, stream, originalName, fail);
      } catch (error) {
        fail(error);
      }
    });
    for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
      parser.on(limit, () => fail(tooManyParts()));
    parser.on('error', fail);
    parser.on('finish', resolve);
    request.once('close', () => {
      if (!request.readableEnded) fail(new AssayError('CLIENT_GONE'));
    });
    let receivedBytes = 0;
    request.on('data', (chunk: Buffer) => {
      receivedBytes += chunk.length;
      if (receivedBytes > maxBodyBytes) fail(new AssayError('UPLOAD_TOO_LARGE'));
    });
    request.pipe(parser);
  });
}

function openParser(request: IncomingMessage, maxFileBytes: number): BusboyInstance {
  return new Busboy({
    headers: request.headers as BusboyHeaders,
    limits: {
      fieldSize: MAX_FIELD_BYTES,
      fileSize: maxFileBytes,
      parts: MAX_PARTS,
      fields: MAX_PARTS,
      files: MAX_PARTS,
    },
  });
}

/**
 * The answer goes out at once, but a client may send its whole body before it looks: read on for as long as a
 * body could be.
 */
function readPast(request: IncomingMessage, maxBytes: number): void {
  let passedBytes = 0;
  request.on('data', (chunk: Buffer) => {
    passedBytes += chunk.length;
    if (passedBytes > maxBytes) request.destroy();
  });
  request.resume();
}
