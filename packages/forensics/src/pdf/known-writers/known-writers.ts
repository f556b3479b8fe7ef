import type { WriterStyle } from '@assay/media';

/** How a program writes PDFs: what it declares, and what its bytes look like. */
export interface KnownWriter {
  /** As a reader would know it. */
  readonly name: string;
  /** What its Producer begins with or holds; null for programs that leave the Producer as they find it. */
  readonly declares: RegExp | null;
  /** Values of {@link WriterStyle.binaryMark} that its versions write; '' = it writes no such comment. */
  readonly marks: readonly string[];
  /** White space that it always writes alike; only what is named here is compared. */
  readonly layout?: Partial<Pick<WriterStyle, 'afterObj' | 'afterDictOpen' | 'afterTrailer'>>;
  /**
   * `author` makes documents and always names itself in them. `library` makes documents, too, and names what its
   * caller tells it, or nothing. `copier` saves the documents of others anew and mostly keeps what they declare;
   * libraries that editors are built on are among them.
   */
  readonly role: 'author' | 'library' | 'copier';
  /** Where mark and layout are from. */
  readonly source: string;
}

const PAPER = 'Adhatarao & Lauradoux, arXiv:2103.02702';
const GENERATED = 'documents made with it, 2026-11-20';
const PUBLIC = 'test files of pdf.js, pdfplumber and tabula, 2026-11-20';

const LF = '\n';
const CRLF = '\r\n';

/**
 * Programs whose bytes tell them apart. Only versions that were seen are named in `declares`: an older one
 * may write otherwise. Adobe's four bytes E2E3CFD3 are the example of the PDF reference and are written by
 * many, so those programs are recognized by their layout or not at all.
 */
export const KNOWN_WRITERS: readonly KnownWriter[] = [
  // Authors.
  {
    name: 'Skia (Chromium, Google Docs)',
    declares: /^Skia\/PDF/,
    marks: ['D3EBE9E1'],
    layout: { afterObj: LF, afterDictOpen: '', afterTrailer: LF },
    role: 'author',
    source: `${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'Qt (wkhtmltopdf)',
    declares: /^Qt [56]/,
    marks: ['C3A2C3A3'],
    layout: { afterObj: LF, afterDictOpen: LF, afterTrailer: LF },
    role: 'author',
    source: `${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'LibreOffice',
    declares: /^(LibreOffice|OpenOffice|NeoOffice)/,
    marks: ['C3A4C3BCC3B6C39F'],
    layout: { afterObj: LF, afterDictOpen: '', afterTrailer: LF },
    role: 'author',
    source: `${PAPER}; ${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'Microsoft Office',
    declares: /^Microsoft® (Word|Excel|PowerPoint|Publisher|Visio)/,
    marks: ['B5B5B5B5'],
    layout: { afterObj: CRLF, afterDictOpen: '', afterTrailer: CRLF },
    role: 'author',
    source: `${PAPER}; ${PUBLIC}`,
  },
  {
    name: 'macOS Quartz',
    declares: /Quartz PDFContext(?!, AppendMode)/,
    marks: ['C4E5F2E5EBA7F3A0D0C4C6'],
    layout: { afterObj: LF, afterDictOpen: ' ', afterTrailer: LF },
    role: 'author',
    source: `${PAPER}; ${PUBLIC}`,
  },
  {
    name: 'cairo',
    declares: /^cairo /,
    marks: ['B5EDAEFB'],
    layout: { afterObj: LF, afterDictOpen: ' ', afterTrailer: LF },
    role: 'author',
    source: `${PAPER}; ${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'Ghostscript',
    declares: /^GPL Ghostscript/,
    marks: ['C7EC8FA2'],
    layout: { afterObj: LF, afterDictOpen: '' },
    role: 'author',
    source: `${PAPER}; ${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'pdfTeX',
    declares: /^(MiKTeX )?pdfTeX-1\.[4-9]/,
    marks: ['D0D4C5D8'],
    layout: { afterDictOpen: LF },
    role: 'author',
    source: `${PAPER}; ${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'LuaTeX',
    declares: /^lua(hb)?tex-/i,
    marks: ['CCD5C1D4C5D8D0C4C6'],
    layout: { afterObj: LF, afterDictOpen: ' ' },
    role: 'author',
    source: PUBLIC,
  },
  {
    name: 'ReportLab',
    declares: /^ReportLab PDF Library/,
    marks: ['938C8B9E'],
    layout: { afterObj: LF, afterDictOpen: LF, afterTrailer: LF },
    role: 'author',
    source: GENERATED,
  },
  {
    name: 'WeasyPrint',
    declares: /^WeasyPrint (5[3-9]|[6-9]\d)/,
    marks: ['F09F96A4'],
    layout: { afterObj: LF, afterDictOpen: LF, afterTrailer: LF },
    role: 'author',
    source: GENERATED,
  },
  {
    name: 'jsPDF',
    declares: /^jsPDF [2-9]/,
    marks: ['BADFACE0'],
    layout: { afterObj: LF, afterTrailer: LF },
    role: 'author',
    source: GENERATED,
  },
  {
    name: 'Apache FOP',
    declares: /^Apache FOP Version ([2-9]|0\.9)/,
    marks: ['AAABACAD'],
    layout: { afterObj: LF, afterTrailer: LF },
    role: 'author',
    source: `${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'PDFKit or pdfmake',
    declares: /^(PDFKit|pdfmake)/,
    marks: ['FFFFFFFF'],
    layout: { afterObj: LF, afterDictOpen: LF, afterTrailer: LF },
    role: 'author',
    source: `${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'Prawn',
    declares: /^Prawn/,
    marks: ['FFFFFFFF'],
    layout: { afterObj: LF, afterDictOpen: ' ', afterTrailer: LF },
    role: 'author',
    source: GENERATED,
  },
  {
    name: 'PDF::API2',
    declares: /^PDF::API2/,
    marks: ['C6CDCDB5'],
    layout: { afterObj: ' ', afterDictOpen: ' ' },
    role: 'author',
    source: GENERATED,
  },
  {
    name: 'Matplotlib',
    declares: /^Matplotlib pdf backend/,
    marks: ['ACDC'],
    layout: { afterObj: LF, afterDictOpen: ' ', afterTrailer: LF },
    role: 'author',
    source: GENERATED,
  },
  {
    name: 'TCPDF',
    declares: /^TCPDF [6-9]/,
    marks: ['E2E3CFD3'],
    layout: { afterObj: LF, afterDictOpen: ' ', afterTrailer: LF },
    role: 'author',
    source: `${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'gropdf',
    declares: /^gropdf version/,
    marks: ['E2E3CFD3'],
    layout: { afterObj: ' ', afterDictOpen: ' ', afterTrailer: LF },
    role: 'author',
    source: GENERATED,
  },
  {
    name: 'FPDF',
    declares: /^FPDF /,
    marks: [''],
    layout: { afterObj: LF, afterDictOpen: '', afterTrailer: LF },
    role: 'author',
    source: `${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'dompdf',
    declares: /^dompdf .*CPDF/,
    marks: [''],
    layout: { afterObj: LF, afterDictOpen: ' ', afterTrailer: LF },
    role: 'author',
    source: GENERATED,
  },
  {
    name: 'GraphicsMagick',
    declares: /^GraphicsMagick/,
    marks: [''],
    layout: { afterObj: LF, afterDictOpen: LF, afterTrailer: LF },
    role: 'author',
    source: GENERATED,
  },
  {
    name: 'Adobe software',
    declares: /^(Adobe|Acrobat) /,
    marks: ['E2E3CFD3'],
    role: 'author',
    source: PUBLIC,
  },
  {
    name: 'PDFsharp',
    declares: /^PDFsharp /,
    marks: ['D3F4CCE1'],
    layout: { afterObj: LF },
    role: 'author',
    source: `PDFsharp's PdfWriter.WriteFileHeader; ${PUBLIC}`,
  },
  {
    name: 'fpdf2',
    declares: /fpdf2/,
    marks: ['E9EBF1BF'],
    layout: { afterObj: LF, afterDictOpen: LF },
    role: 'library',
    source:
      "fpdf2's output.py, PDFHeader.serialize; its fpdf.py 2.8.3 writes a Producer only after set_producer",
  },
  {
    name: 'dvipdfmx',
    declares: /^x?dvipdfmx/,
    marks: ['E4F0EDF8'],
    layout: { afterObj: LF, afterDictOpen: '' },
    role: 'author',
    source: PUBLIC,
  },
  {
    name: 'Aspose.Words',
    declares: /^Aspose\.Words/,
    marks: ['C8C9CACB'],
    layout: { afterObj: CRLF, afterDictOpen: '', afterTrailer: CRLF },
    role: 'author',
    source: PUBLIC,
  },
  {
    name: 'mPDF',
    declares: /^mPDF/,
    marks: ['E2E3CFD3'],
    layout: { afterObj: LF, afterDictOpen: '' },
    role: 'author',
    source: PUBLIC,
  },
  {
    name: 'Prince',
    declares: /^Prince /,
    marks: ['E2E3CFD3'],
    layout: { afterObj: LF, afterDictOpen: '' },
    role: 'author',
    source: PUBLIC,
  },
  { name: 'iText', declares: /^iText/, marks: ['E2E3CFD3'], role: 'author', source: PUBLIC },
  // Copiers.
  {
    name: 'qpdf',
    declares: null,
    marks: ['BFF7A2FE'],
    layout: { afterObj: LF },
    role: 'copier',
    source: `${PAPER}; ${GENERATED}`,
  },
  {
    name: 'pdftk',
    declares: /^itext-paulo/,
    marks: ['E2E3CFD3'],
    layout: { afterTrailer: '\n\n' },
    role: 'copier',
    source: `${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'Adobe Acrobat',
    declares: null,
    marks: ['E2E3CFD3'],
    layout: { afterObj: '\r' },
    role: 'copier',
    source: `${PAPER}; ${PUBLIC}`,
  },
  {
    name: 'cpdf',
    declares: /^cpdf/,
    marks: ['80818283'],
    layout: { afterObj: LF },
    role: 'copier',
    source: PUBLIC,
  },
  {
    name: 'PDFium (Chrome, Foxit)',
    declares: /^PDFium/,
    marks: ['A1B3C5D7'],
    layout: { afterObj: CRLF },
    role: 'copier',
    source: PUBLIC,
  },
  {
    name: 'MuPDF or PyMuPDF',
    declares: null,
    marks: ['C2B5C2B6'],
    layout: { afterObj: LF },
    role: 'copier',
    source: `${PAPER}; ${GENERATED}`,
  },
  {
    name: 'pdf-lib',
    declares: /^pdf-lib \(/,
    marks: ['81818181'],
    layout: { afterObj: LF, afterDictOpen: LF },
    role: 'copier',
    source: GENERATED,
  },
  {
    name: 'PDFBox',
    declares: null,
    marks: ['F6E4FCDF'],
    layout: { afterObj: LF },
    role: 'copier',
    source: PUBLIC,
  },
];
