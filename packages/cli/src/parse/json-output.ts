import { parsedDocumentToWire } from '@assay/server';
import { isRead, type ReadFile, type UnreadFile } from './read-file.js';

/**
 * One file as one line of JSON, in the spellings of the parse record; ends with a line break. A file of which
 * nothing could be read has `error` instead: `{code, message}`.
 */
export function toJsonLine(file: ReadFile | UnreadFile): string {
  if (!isRead(file))
    return `${JSON.stringify({ file: file.path, error: { code: file.problem, message: file.message } })}\n`;
  const { path, format, request, document } = file;
  return `${JSON.stringify({ file: path, fileType: format, ...request, ...parsedDocumentToWire(document) })}\n`;
}
