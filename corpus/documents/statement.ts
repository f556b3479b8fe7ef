import { createHash } from 'node:crypto';
import { FONT_NAMES } from '../pdf-writer/page-canvas.js';
import { type PdfFile, writePdf } from '../pdf-writer/pdf-file.js';
import { compressedStream, objectBody, pdfDate } from '../pdf-writer/pdf-objects.js';
import { STATEMENT, type StatementData } from './statement-data.js';
import { firstPage, PAGE_HEIGHT, PAGE_WIDTH, secondPage } from './statement-pages.js';

/** Object numbers of the statement, for those who change them in a later save. */
export const STATEMENT_OBJECTS = {
  catalog: 1,
  pages: 2,
  firstPage: 3,
  firstContent: 4,
  secondPage: 5,
  secondContent: 6,
  fonts: 7,
  info: 10,
} as const;

/** 32 hexadecimal digits from a word: /ID values that never change between runs. */
export const fixedId = (word: string): string => createHash('sha256').update(word).digest('hex').slice(0, 32);

export const STATEMENT_ID = fixedId('assay example statement');

/** A page dictionary of the statement. @param contents and annotations are PDF syntax */
export function pageDictionary(contents: string, annotations = ''): string {
  const { pages, fonts } = STATEMENT_OBJECTS;
  const box = `/MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}]`;
  return `<< /Type /Page /Parent ${pages} 0 R ${box} /Resources << /Font ${fonts} 0 R >> /Contents ${contents}${annotations} >>`;
}

/** The information dictionary. @param modified when a later save changed the file */
export function infoDictionary(modified?: string): string {
  return [
    '<< /Title (Account statement October 2026) /Author (Harbor Lane Credit Union)',
    ' /Creator (HLCU Core Statements) /Producer (Statement Composer 4.2)',
    ` /CreationDate ${pdfDate('2026-11-02T06:14:09Z')}`,
    modified === undefined ? '' : ` /ModDate ${pdfDate(modified)}`,
    ' >>',
  ].join('');
}

/**
 * A two-page bank statement in one clean save; the same bytes on every run. @param id both halves of /ID, 32
 * hexadecimal digits
 */
export function statementPdf(data: StatementData = STATEMENT, id = STATEMENT_ID): PdfFile {
  const font = (face: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`;
  const objects = new Map([
    [
      STATEMENT_OBJECTS.catalog,
      objectBody(`<< /Type /Catalog /Pages ${STATEMENT_OBJECTS.pages} 0 R /Lang (en-US) >>`),
    ],
    [STATEMENT_OBJECTS.pages, objectBody('<< /Type /Pages /Count 2 /Kids [3 0 R 5 0 R] >>')],
    [STATEMENT_OBJECTS.firstPage, objectBody(pageDictionary('4 0 R'))],
    [STATEMENT_OBJECTS.firstContent, compressedStream(firstPage(data))],
    [STATEMENT_OBJECTS.secondPage, objectBody(pageDictionary('6 0 R'))],
    [STATEMENT_OBJECTS.secondContent, compressedStream(secondPage(data))],
    [
      STATEMENT_OBJECTS.fonts,
      objectBody(`<< /${FONT_NAMES.Helvetica} 8 0 R /${FONT_NAMES['Helvetica-Bold']} 9 0 R >>`),
    ],
    [8, objectBody(font('Helvetica'))],
    [9, objectBody(font('Helvetica-Bold'))],
    [STATEMENT_OBJECTS.info, objectBody(infoDictionary())],
  ]);
  return writePdf(objects, { root: STATEMENT_OBJECTS.catalog, info: STATEMENT_OBJECTS.info, id: [id, id] });
}
