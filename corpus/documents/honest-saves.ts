import { FONT_NAMES, literalString } from '../pdf-writer/page-canvas.js';
import { appendSave, type PdfFile, writePdf } from '../pdf-writer/pdf-file.js';
import { compressedStream, type ObjectBody, objectBody, pdfDate } from '../pdf-writer/pdf-objects.js';
import {
  fixedId,
  infoDictionary,
  pageDictionary,
  STATEMENT_ID,
  STATEMENT_OBJECTS,
  statementPdf,
} from './statement.js';

/** Later saves that people make for good reasons: none of them changes what the document said. */

const SAVED = '2026-11-12T10:05:00Z';

const saveStatement = (
  objects: readonly (readonly [number, ObjectBody])[],
  previous = statementPdf(),
): PdfFile =>
  appendSave(previous, new Map([...objects, [STATEMENT_OBJECTS.info, objectBody(infoDictionary(SAVED))]]), {
    root: STATEMENT_OBJECTS.catalog,
    info: STATEMENT_OBJECTS.info,
    id: [STATEMENT_ID, fixedId(SAVED)],
  });

/** The first page with one annotation, whose object is the first free number. */
const withAnnotation = (annotation: (own: number, next: number) => readonly ObjectBody[]): PdfFile => {
  const statement = statementPdf();
  const own = statement.size;
  const page = pageDictionary(`${STATEMENT_OBJECTS.firstContent} 0 R`, ` /Annots [${own} 0 R]`);
  return saveStatement([
    [STATEMENT_OBJECTS.firstPage, objectBody(page)],
    ...annotation(own, own + 1).map((body, index) => [own + index, body] as const),
  ]);
};

const PAYROLL_ROW = { left: 52, bottom: 365, right: 562, top: 378 };

/** A reader marks the payroll line yellow; the ink shows through, as highlighters do. */
export const highlightedStatement = (): PdfFile =>
  withAnnotation((_own, next) => {
    const { left, bottom, right, top } = PAYROLL_ROW;
    const rectangle = `[${left} ${bottom} ${right} ${top}]`;
    const blend = '/Resources << /ExtGState << /M << /Type /ExtGState /BM /Multiply >> >> >>';
    return [
      objectBody(
        `<< /Type /Annot /Subtype /Highlight /Rect ${rectangle} /QuadPoints [${left} ${top} ${right} ${top} ${left} ${bottom} ${right} ${bottom}]` +
          ` /C [1 0.92 0.23] /CA 1 /F 4 /T (R. Amsel) /M ${pdfDate(SAVED)} /AP << /N ${next} 0 R >> >>`,
      ),
      compressedStream(
        `/M gs 1 0.92 0.23 rg ${left} ${bottom} ${right - left} ${top - bottom} re f`,
        `/Type /XObject /Subtype /Form /BBox ${rectangle} /Group << /S /Transparency >> ${blend}`,
      ),
    ];
  });

/** A reader pins a note in the margin. */
export const annotatedStatement = (): PdfFile =>
  withAnnotation(() => [
    objectBody(
      `<< /Type /Annot /Subtype /Text /Rect [24 600 42 618] /Contents (Please check the payroll date.) /Name /Note /C [1 0.9 0.4] /F 28 /T (R. Amsel) /M ${pdfDate(SAVED)} >>`,
    ),
  ]);

/** A clerk stamps the empty space under the table. */
export const stampedStatement = (): PdfFile =>
  withAnnotation((_own, next) => [
    objectBody(
      `<< /Type /Annot /Subtype /Stamp /Rect [60 80 220 116] /Name /Received /F 4 /T (Front desk) /M ${pdfDate(SAVED)} /AP << /N ${next} 0 R >> >>`,
    ),
    compressedStream(
      `0.7 0.1 0.1 RG 2 w 2 2 156 32 re S\nBT 0.7 0.1 0.1 rg /${FONT_NAMES['Helvetica-Bold']} 14 Tf 12 13 Td (RECEIVED NOV 12) Tj ET`,
      `/Type /XObject /Subtype /Form /BBox [0 0 160 36] /Resources << /Font ${STATEMENT_OBJECTS.fonts} 0 R >>`,
    ),
  ]);

/** An archive adds XMP metadata and a new date; no page is touched. */
export function retitledStatement(): PdfFile {
  const statement = statementPdf();
  const xmp =
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta><?xpacket end="w"?>';
  const metadata = objectBody(
    `<< /Type /Metadata /Subtype /XML /Length ${xmp.length} >>\nstream\n${xmp}\nendstream`,
  );
  const catalog = `<< /Type /Catalog /Pages ${STATEMENT_OBJECTS.pages} 0 R /Lang (en-US) /Metadata ${statement.size} 0 R >>`;
  return saveStatement([
    [STATEMENT_OBJECTS.catalog, objectBody(catalog)],
    [statement.size, metadata],
  ]);
}

/**
 * A signing program adds an invisible signature field. The signature itself is an empty place of the usual
 * size.
 */
export function signedStatement(): PdfFile {
  const statement = statementPdf();
  const field = statement.size;
  const form = `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`;
  return saveStatement([
    [
      STATEMENT_OBJECTS.catalog,
      objectBody(`<< /Type /Catalog /Pages ${STATEMENT_OBJECTS.pages} 0 R /Lang (en-US) ${form} >>`),
    ],
    [
      STATEMENT_OBJECTS.firstPage,
      objectBody(pageDictionary(`${STATEMENT_OBJECTS.firstContent} 0 R`, ` /Annots [${field} 0 R]`)),
    ],
    [
      field,
      objectBody(
        `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /Rect [0 0 0 0] /F 132 /P ${STATEMENT_OBJECTS.firstPage} 0 R /V ${field + 1} 0 R >>`,
      ),
    ],
    [
      field + 1,
      objectBody(
        `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /M ${pdfDate(SAVED)} /ByteRange [0 0 0 0] /Contents <${'0'.repeat(4096)}> >>`,
      ),
    ],
  ]);
}

/** An empty one-page form, and the same form filled in and saved. */
export function filledForm(): PdfFile {
  const field = (value: string): ObjectBody =>
    objectBody(
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (amount) /Rect [200 640 340 660] /F 4 /P 3 0 R /DA (/Helv 11 Tf 0 g)${value} /AP << /N 7 0 R >> >>`,
    );
  const look = (drawing: string): ObjectBody =>
    compressedStream(
      drawing,
      '/Type /XObject /Subtype /Form /BBox [0 0 140 20] /Resources << /Font << /Helv 5 0 R >> >>',
    );
  const label = `BT /Helv 11 Tf 72 645 Td ${literalString('Amount requested')} Tj ET 200 640 140 20 re S`;
  const empty = writePdf(
    new Map([
      [
        1,
        objectBody(
          '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R] /DR << /Font << /Helv 5 0 R >> >> >> >>',
        ),
      ],
      [2, objectBody('<< /Type /Pages /Count 1 /Kids [3 0 R] >>')],
      [
        3,
        objectBody(
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /Helv 5 0 R >> >> /Contents 4 0 R /Annots [6 0 R] >>',
        ),
      ],
      [4, compressedStream(label)],
      [5, objectBody('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')],
      [6, field('')],
      [7, look('')],
    ]),
    { root: 1, id: [STATEMENT_ID, STATEMENT_ID] },
  );
  const filled = new Map([
    [6, field(' /V (2,400.00)')],
    [7, look('/Tx BMC q BT /Helv 11 Tf 0 g 2 5 Td (2,400.00) Tj ET Q EMC')],
  ]);
  return appendSave(empty, filled, { root: 1, id: [STATEMENT_ID, fixedId(SAVED)] });
}
