/**
 * Changes texts with PDFium's own functions, as editors built on it do: the text object gets another text, the page
 * its content anew, the file is saved. Reads the job as JSON from standard input.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { openWithPdfium } from './open-with-pdfium.js';

const job = JSON.parse(readFileSync(0, 'utf8')) as {
  input: string;
  output: string;
  places: readonly { page: number; from: string; to: string }[];
};
const { pdfium, document, held, heap, save } = await openWithPdfium(job.input);
const memory = pdfium.pdfium;
const utf16 = (text: string) => Buffer.from(`${text}\0`, 'utf16le');
const TEXT_OBJECT = 1;
const FORM_OBJECT = 5;

for (const { page: number, from, to } of job.places) {
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  const text = pdfium.FPDFText_LoadPage(page);
  const buffer = memory.wasmExports.malloc(4096);
  const textOf = (object: number) => {
    const size = pdfium.FPDFTextObj_GetText(object, text, buffer, 4096);
    return Buffer.from(heap().slice(buffer, buffer + Math.max(0, size - 2))).toString('utf16le');
  };
  const objects: number[] = [];
  const collect = (count: number, at: (index: number) => number) => {
    for (let index = 0; index < count; index++) {
      const object = at(index);
      const type = pdfium.FPDFPageObj_GetType(object);
      if (type === TEXT_OBJECT) objects.push(object);
      if (type === FORM_OBJECT)
        collect(pdfium.FPDFFormObj_CountObjects(object), (part) =>
          pdfium.FPDFFormObj_GetObject(object, part),
        );
    }
  };
  collect(pdfium.FPDFPage_CountObjects(page), (index) => pdfium.FPDFPage_GetObject(page, index));
  const found = objects.find((object) => textOf(object).includes(from));
  if (found === undefined) throw new Error(`no text object holds ${from}`);
  if (!pdfium.FPDFText_SetText(found, held(utf16(textOf(found).replace(from, to)))))
    throw new Error('PDFium cannot set the text');
  if (!pdfium.FPDFPage_GenerateContent(page)) throw new Error('PDFium cannot write the page');
  pdfium.FPDFText_ClosePage(text);
  pdfium.FPDF_ClosePage(page);
}
writeFileSync(job.output, save());
