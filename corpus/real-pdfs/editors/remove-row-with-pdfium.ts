/**
 * Takes a row out of a page as editors built on PDFium do: its text objects are removed, those below are moved up, the
 * page is written anew. Reads the job as JSON from standard input.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { openWithPdfium } from './open-with-pdfium.js';

/** Not moved: what stands at the foot of the page, in points. */
const FOOTER = 40;

const job = JSON.parse(readFileSync(0, 'utf8')) as {
  input: string;
  output: string;
  /** From 1. */
  page: number;
  /** Of the row's band, in points from the top. */
  top: number;
  bottom: number;
};
const { pdfium, document, boundsOf, save } = await openWithPdfium(job.input);
const page = pdfium.FPDF_LoadPage(document, job.page - 1);
const height = pdfium.FPDF_GetPageHeightF(page);
const TEXT_OBJECT = 1;
const objects = Array.from({ length: pdfium.FPDFPage_CountObjects(page) }, (_, index) =>
  pdfium.FPDFPage_GetObject(page, index),
).filter((object) => pdfium.FPDFPageObj_GetType(object) === TEXT_OBJECT);
let removed = 0;
for (const object of objects) {
  const { low, high } = boundsOf(object);
  const middle = height - (low + high) / 2;
  if (middle > job.top && middle < job.bottom) {
    if (pdfium.FPDFPage_RemoveObject(page, object)) removed += 1;
  } else if (middle >= job.bottom && middle < height - FOOTER)
    pdfium.FPDFPageObj_Transform(object, 1, 0, 0, 1, 0, job.bottom - job.top);
}
if (removed === 0) throw new Error('no text object lies in the row');
if (!pdfium.FPDFPage_GenerateContent(page)) throw new Error('PDFium cannot write the page');
pdfium.FPDF_ClosePage(page);
writeFileSync(job.output, save());
