import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareDocument, type DocumentOutcome } from './compare.js';
import type { ReaderName } from './readers.js';
import type { ReadingTask } from './reading-process.js';
import type { DocumentCase, ReadDocument } from './types.js';

export interface ReadingOptions {
  readonly reader: ReaderName;
  readonly textCache: string | undefined;
  readonly workers: number;
  /** Whether the reader is told each document's true class, as a caller may tell the product. */
  readonly givenClass: boolean;
  readonly onDone: (done: number) => void;
}

/**
 * Reads every file, each worker in a process of its own, and compares it with what is known. @returns in the
 * order of `cases`
 */
export async function readCorpusOfDocuments(
  folder: string,
  cases: readonly DocumentCase[],
  options: ReadingOptions,
): Promise<DocumentOutcome[]> {
  const outcomes = new Array<DocumentOutcome>(cases.length);
  const { givenClass } = options;
  let [next, done] = [0, 0];
  const lane = async (): Promise<void> => {
    let reader = await startReader(options);
    for (let index = next++; index < cases.length; index = next++) {
      const known = cases[index];
      if (!known) continue;
      const read = await ask(reader, {
        path: join(folder, known.file),
        country: known.country,
        givenType: givenClass ? known.documentType : undefined,
      });
      outcomes[index] = compareDocument(known, read);
      if (read.error === PROCESS_ENDED) reader = await startReader(options);
      options.onDone(++done);
    }
    reader.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(options.workers, cases.length) }, lane));
  return outcomes;
}

const PROCESS_ENDED = 'the process that read it ended';

async function startReader({ reader, textCache }: ReadingOptions): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('./reading-process.ts', import.meta.url));
  const child = fork(script, [reader, ...(textCache === undefined ? [] : [textCache])]);
  await once(child, 'message');
  return child;
}

function ask(reader: ChildProcess, task: ReadingTask): Promise<ReadDocument> {
  return new Promise((resolve) => {
    const ended = (): void => {
      reader.off('message', answered);
      resolve({ className: undefined, fields: {}, text: '', cpuMs: 0, error: PROCESS_ENDED });
    };
    const answered = (read: unknown): void => {
      reader.off('exit', ended);
      resolve(read as ReadDocument);
    };
    reader.once('message', answered);
    reader.once('exit', ended);
    reader.send(task);
  });
}
