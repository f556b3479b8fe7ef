import { basename } from 'node:path';
import type { ReceivedFile } from '../../http/received-file.js';

/** Of the JSON that a request is kept as: one of another version was written by another Assay. */
const REQUEST_VERSION = 1;

/** A received file as the JSON holds it; its first bytes have told its format already. */
export interface StagedUpload extends Omit<ReceivedFile, 'path' | 'head'> {
  readonly stagedName: string;
}

const isReceivedFile = (key: string, value: unknown): value is ReceivedFile =>
  key === 'upload' && typeof value === 'object' && value !== null && 'path' in value;

const isStagedUpload = (value: unknown): value is StagedUpload =>
  typeof value === 'object' && value !== null && 'stagedName' in value;

/** Uploads that a job's request holds; none once it has ended. */
export function stagedUploadsIn(request: string): readonly StagedUpload[] {
  const uploads: StagedUpload[] = [];
  if (request === '') return uploads;
  JSON.parse(request, (key, value) => {
    if (key === 'upload' && isStagedUpload(value)) uploads.push(value);
    return value;
  });
  return uploads;
}

export const stagedNamesOf = (request: string): readonly string[] =>
  stagedUploadsIn(request).map(({ stagedName }) => stagedName);

/** @returns the JSON of a request, and the received files that it names by the last parts of their paths */
export function writeRequest(values: object): { request: string; files: readonly ReceivedFile[] } {
  const files: ReceivedFile[] = [];
  const request = JSON.stringify({ version: REQUEST_VERSION, values }, (key, value) => {
    if (!isReceivedFile(key, value)) return value;
    files.push(value);
    const { path, originalName, sizeBytes, sha256 } = value;
    return { stagedName: basename(path), originalName, sizeBytes, sha256 };
  });
  return { request, files };
}

/** @param pathOf where the upload of that name is now. @throws Error for a request of another version */
export function readRequest(request: string, pathOf: (stagedName: string) => string): object {
  const { version, values } = JSON.parse(request, (key, value) => {
    if (key !== 'upload' || !isStagedUpload(value)) return value;
    const { stagedName, ...upload } = value;
    return { ...upload, path: pathOf(stagedName), head: new Uint8Array() };
  });
  if (version !== REQUEST_VERSION) throw new Error('the request of a job is of another version');
  return values;
}
