/** Loads the PDF of the first argument with pdf-lib and saves it to the second. */
import { readFileSync, writeFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';

const [input = '', output = ''] = process.argv.slice(2);
const pdf = await PDFDocument.load(readFileSync(input));
writeFileSync(output, await pdf.save());
