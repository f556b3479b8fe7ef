/**
 * `npm run examples`: writes examples/. The PDFs come out byte for byte the same; the pictures may follow the
 * versions of libjpeg and libpng.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readPdfiumBinary } from '@assay/server';
import { drawLicense } from '../documents/license.js';
import { editReceiptPhoto, photographReceipt } from '../documents/receipt-photo.js';
import { statementPdf } from '../documents/statement.js';
import { editedStatementPdf } from '../documents/statement-edits.js';
import { photographedCard, selfie } from './made-person.js';

const folder = fileURLToPath(new URL('../../examples/', import.meta.url));
const pdfiumWasm = await readPdfiumBinary();

const statement = statementPdf();
const receipt = await photographReceipt(pdfiumWasm);
mkdirSync(folder, { recursive: true });
for (const [name, bytes] of Object.entries({
  'statement.pdf': statement.bytes,
  'statement-edited.pdf': editedStatementPdf(statement).bytes,
  'receipt.jpg': receipt,
  'receipt-edited.jpg': await editReceiptPhoto(receipt, pdfiumWasm),
  'licence.png': await drawLicense(pdfiumWasm),
  'id-card.jpg': await photographedCard(),
  'selfie.jpg': await selfie(),
})) {
  writeFileSync(`${folder}${name}`, bytes);
  console.log(`examples/${name}: ${bytes.length.toLocaleString('en')} bytes`);
}
