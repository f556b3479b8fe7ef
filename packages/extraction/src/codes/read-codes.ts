import type { DocumentCodes, DocumentText } from '@assay/media';
import { readBarcodes } from '../barcode/read-barcodes.js';
import type { BarcodeReader } from '../barcode/types.js';
import { readMrz } from '../mrz/read-mrz.js';
import type { LineRecognizer } from '../mrz/read-rows-again.js';
import type { DocumentPages } from '../pages/types.js';

/** What decodes codes; one that is absent is not looked for, or, for the zone, not read a second time. */
export interface CodeReaders {
  readonly recognizer: LineRecognizer | undefined;
  readonly barcodes: BarcodeReader | undefined;
}

/** What machines read of a document: bar codes and the machine-readable zone. */
export async function readCodes(
  pages: DocumentPages,
  text: DocumentText,
  { recognizer, barcodes }: CodeReaders,
): Promise<DocumentCodes> {
  return {
    barcodes: barcodes ? await readBarcodes(pages, barcodes) : [],
    mrz: await readMrz(pages, text, recognizer),
  };
}
