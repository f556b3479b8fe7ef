import type { Format } from '@assay/media';
import {
  type Analyst,
  type Country,
  type ParsedDocument,
  type Parsing,
  parsedDocument,
  systemClock,
  UNDECODABLE_SENTENCES,
  UndecodableError,
  utcDay,
} from '@assay/server';
import type { FileProblem, FoundFile } from '../batch/find-files.js';

/** As whom and from where a document is read. */
export interface ParseRequest {
  readonly model: Parsing['model'];
  readonly country: Country;
}

/** A document and what was read of it. */
export interface ReadFile {
  readonly path: string;
  readonly format: Format;
  readonly request: ParseRequest;
  readonly document: ParsedDocument;
}

/** A file of which nothing could be read, and why. */
export interface UnreadFile {
  readonly path: string;
  readonly problem: FileProblem;
  readonly message: string;
}

export const isRead = (file: ReadFile | UnreadFile): file is ReadFile => 'document' in file;

/**
 * Reads the fields of one file in the pool.
 * @throws AnalysisFault when the fault is ours
 */
export async function readFile(
  analyst: Analyst,
  file: FoundFile,
  request: ParseRequest,
): Promise<ReadFile | UnreadFile> {
  if ('problem' in file) return file;
  const { path, format } = file;
  try {
    const receivedOn = utcDay(systemClock());
    const reading = await analyst.read({ path, format, country: request.country, receivedOn });
    return { path, format, request, document: parsedDocument(reading, request.model, request.country) };
  } catch (error) {
    if (error instanceof UndecodableError)
      return { path, problem: 'UNDECODABLE', message: UNDECODABLE_SENTENCES[error.code] };
    throw error;
  }
}
