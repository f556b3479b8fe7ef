import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Format } from '@assay/media';

export interface SampleDocument {
  readonly name: string;
  readonly path: string;
  readonly format: Format;
  readonly bytes: Uint8Array;
}

async function example(file: string, name: string, format: Format): Promise<SampleDocument> {
  const path = fileURLToPath(new URL(`../../examples/${file}`, import.meta.url));
  return { name, path, format, bytes: await readFile(path) };
}

/** As its bank wrote it. */
export const ordinaryStatement = (): Promise<SampleDocument> =>
  example('statement.pdf', 'statement of 2 pages', 'pdf');

/** Changed in three saves: the pages of the earlier ones are drawn and compared too. */
export const sampleStatement = (): Promise<SampleDocument> =>
  example('statement-edited.pdf', 'statement of 2 pages, 4 saves', 'pdf');

/** 1,200 x 1,680 pixels. */
export const samplePhoto = (): Promise<SampleDocument> =>
  example('receipt-edited.jpg', 'photo of 2 MP', 'jpeg');

/** What that one was made of. */
export const originalPhoto = (): Promise<SampleDocument> =>
  example('receipt.jpg', 'photo of 2 MP, unedited', 'jpeg');
