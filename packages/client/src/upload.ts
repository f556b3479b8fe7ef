import type { Tags } from './records.js';

/**
 * A file to send. `File` carries its name; for a `Blob` or bytes say one, else it is called "upload". In Node
 * `await openAsBlob(path)` of `node:fs` streams a file from disk instead of holding it in memory.
 */
export type Upload =
  | Blob
  | Uint8Array<ArrayBuffer>
  | { readonly content: Blob | Uint8Array<ArrayBuffer>; readonly name: string };

/** Options of every submission. */
export interface SubmitOptions {
  readonly signal?: AbortSignal;
  /** Made for every submission unless given: with it, sending again after a lost answer stores nothing twice. */
  readonly idempotencyKey?: string;
}

type FormValue = string | boolean | Tags | Upload | undefined;

/** The contract's form. Undefined fields are left out, tags become JSON. */
export function formOf(fields: Readonly<Record<string, FormValue>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (isUpload(value)) form.append(name, blobOf(value), nameOf(value));
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

const isBytes = (value: unknown): value is Blob | Uint8Array<ArrayBuffer> =>
  value instanceof Blob || value instanceof Uint8Array;

const isUpload = (value: FormValue): value is Upload =>
  isBytes(value) || (typeof value === 'object' && isBytes((value as { content?: unknown }).content));

function blobOf(upload: Upload): Blob {
  const content = isBytes(upload) ? upload : upload.content;
  return content instanceof Blob ? content : new Blob([content]);
}

function nameOf(upload: Upload): string {
  if (!isBytes(upload)) return upload.name;
  const { name } = upload as { name?: unknown };
  return typeof name === 'string' && name !== '' ? name : 'upload';
}
