import type { ContentStyle } from '@assay/media';

/** The habits of {@link ContentStyle} that are compared. */
export type Trait = 'afterOperator' | 'beforeShow' | 'insideArray' | 'leadingZero' | 'fraction' | 'strings';

/** How a program always spells the content streams of its pages. */
export interface ContentHabits {
  /** As a reader would know it. */
  readonly name: string;
  /** What its Producer begins with or holds. Only versions that were seen. */
  readonly declares: RegExp;
  /** It writes nothing but these. */
  readonly only: { readonly [trait in Trait]?: readonly string[] };
  /**
   * It ends an operator this way at least so often, as a share of all; its text pages never fall below half
   * of what was seen.
   */
  readonly separates?: { readonly by: string; readonly share: number };
  /** Where the row is from, and how many documents. */
  readonly source: string;
}

const GENERATED = 'documents made with it, 2026-11-22';
const PUBLIC = 'test files of pdf.js, pdfplumber and tabula, 2026-11-22';

const KEPT = ['kept'];
const TIGHT = [''];
const TIGHT_OR_WRAPPED = ['', '\n'];
const SPACED = [' '];
const HEX = ['hex', 'hex-upper'];

/**
 * Programs whose content streams tell them apart from those of a library that reads and writes them anew.
 * Left out: iText, which changed its ways between versions; Word's form of before 2007; libraries whose
 * caller spells the operators (PDFsharp, Aspose); Quartz, whose name Preview puts on documents whose pages it
 * leaves as they are.
 */
export const CONTENT_HABITS: readonly ContentHabits[] = [
  {
    name: 'Skia (Chromium, Google Docs)',
    declares: /^Skia\/PDF m([6-9]\d|1\d\d)/,
    only: { beforeShow: SPACED, leadingZero: ['dropped'], strings: [...HEX, 'literal'] },
    // Colors alone stand two in a line: a tagged page of one color had 4 such spaces among 82 operators,
    // others less.
    separates: { by: ' ', share: 0.002 },
    source: `13 ${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'Qt (wkhtmltopdf)',
    declares: /^Qt [56]/,
    only: { beforeShow: SPACED, leadingZero: KEPT, strings: HEX },
    separates: { by: ' ', share: 0.14 },
    source: `10 ${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'LibreOffice',
    declares: /^LibreOffice/,
    only: { beforeShow: TIGHT, insideArray: TIGHT, leadingZero: KEPT, fraction: ['trimmed'], strings: HEX },
    separates: { by: ' ', share: 0.1 },
    source: `28 ${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'Microsoft Office',
    declares: /^Microsoft® (Word|Excel|PowerPoint|Publisher|Visio)/,
    only: { insideArray: TIGHT, leadingZero: KEPT, fraction: ['trimmed'] },
    separates: { by: '\r\n', share: 0.2 },
    source: `30 ${PUBLIC}`,
  },
  {
    name: 'cairo',
    declares: /^cairo /,
    only: { beforeShow: TIGHT_OR_WRAPPED, insideArray: TIGHT_OR_WRAPPED, leadingZero: KEPT },
    source: `10 ${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'Ghostscript',
    declares: /^GPL Ghostscript/,
    only: { beforeShow: TIGHT, insideArray: TIGHT, leadingZero: KEPT, fraction: ['trimmed'] },
    source: `58 ${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'pdfTeX',
    declares: /^(MiKTeX )?pdfTeX-1\.[4-9]/,
    only: { beforeShow: TIGHT, insideArray: TIGHT },
    separates: { by: ' ', share: 0.07 },
    source: `13 ${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'LuaTeX',
    declares: /^lua(hb)?tex-/i,
    only: { beforeShow: TIGHT, insideArray: TIGHT },
    separates: { by: ' ', share: 0.06 },
    source: `5 ${PUBLIC}`,
  },
  {
    name: 'Adobe PDF Library',
    declares: /^Adobe PDF Library/,
    only: { beforeShow: TIGHT },
    source: `28 ${PUBLIC}`,
  },
  {
    name: 'Acrobat Distiller',
    declares: /^Acrobat Distiller ([6-9]|\d\d)/,
    only: { beforeShow: TIGHT },
    source: `18 ${PUBLIC}`,
  },
  {
    name: 'ReportLab',
    declares: /^ReportLab PDF Library/,
    only: { beforeShow: SPACED, leadingZero: ['dropped'], strings: ['literal'] },
    separates: { by: ' ', share: 0.34 },
    source: `4 ${GENERATED}`,
  },
  {
    name: 'WeasyPrint',
    declares: /^WeasyPrint (5[3-9]|[6-9]\d)/,
    only: { beforeShow: SPACED, insideArray: TIGHT, leadingZero: KEPT, strings: ['hex', 'hex-lower'] },
    source: `5 ${GENERATED}`,
  },
  {
    name: 'PDFKit or pdfmake',
    declares: /^(PDFKit|pdfmake)/,
    only: { beforeShow: SPACED, insideArray: TIGHT, leadingZero: KEPT, strings: ['hex', 'hex-lower'] },
    source: `5 ${GENERATED}`,
  },
  {
    name: 'jsPDF',
    declares: /^jsPDF [2-9]/,
    only: { beforeShow: SPACED, leadingZero: KEPT },
    source: `2 ${GENERATED}`,
  },
  {
    name: 'Apache FOP',
    declares: /^Apache FOP Version 2\.(8|9|1\d)/,
    only: { beforeShow: SPACED, insideArray: TIGHT, leadingZero: KEPT, fraction: ['trimmed'] },
    separates: { by: ' ', share: 0.08 },
    source: `2 ${GENERATED}`,
  },
  {
    name: 'TCPDF',
    declares: /^TCPDF [6-9]/,
    only: { beforeShow: SPACED, insideArray: TIGHT, leadingZero: KEPT },
    separates: { by: ' ', share: 0.34 },
    source: `16 ${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'FPDF',
    declares: /^FPDF /,
    only: { beforeShow: SPACED, leadingZero: KEPT },
    separates: { by: ' ', share: 0.35 },
    source: `5 ${GENERATED}; ${PUBLIC}`,
  },
  {
    name: 'gofpdf',
    // It declares itself as the program that it was ported from, and that one's version.
    declares: /^FPDF 1\.7$/,
    only: { beforeShow: ['', ' '], leadingZero: KEPT, strings: ['literal'] },
    separates: { by: ' ', share: 0.35 },
    source:
      'fpdf.go of jung-kurt/gofpdf and of go-pdf/fpdf, newest commits, read 2026-11-30: cells are shown by (text)Tj, ' +
      'texts by (text) Tj, justified lines by [(a) -9.000( ) (b) ] TJ; 2 published documents',
  },
  {
    name: 'dompdf',
    declares: /^dompdf .*CPDF/,
    only: { beforeShow: SPACED, insideArray: TIGHT, leadingZero: KEPT },
    separates: { by: ' ', share: 0.3 },
    source: `2 ${GENERATED}`,
  },
  {
    name: 'gropdf',
    declares: /^gropdf version/,
    only: { beforeShow: SPACED, leadingZero: KEPT },
    separates: { by: ' ', share: 0.1 },
    source: `4 ${GENERATED}`,
  },
  {
    name: 'Matplotlib',
    declares: /^Matplotlib pdf backend/,
    only: { insideArray: [' ', '\n'], leadingZero: KEPT, fraction: ['trimmed'] },
    source: `3 ${GENERATED}`,
  },
  {
    name: 'PDF::API2',
    declares: /^PDF::API2/,
    only: { beforeShow: SPACED, leadingZero: KEPT },
    separates: { by: ' ', share: 0.5 },
    source: `2 ${GENERATED}`,
  },
];

/** A habit is judged from so many occurrences on. */
const MIN_OCCURRENCES = 5;
/** Operators from which on their separators are judged. */
const MIN_OPERATORS = 30;
/**
 * A page may hold some operators of another hand (a stamp, an added line) without having been written anew.
 */
const FOREIGN_SHARE = 0.5;

/** The traits of `habits` that the stream contradicts throughout, and how many could be compared. */
export function compareHabits(
  style: ContentStyle,
  habits: ContentHabits,
): { readonly compared: number; readonly contradicted: readonly Trait[] } {
  const contradicted: Trait[] = [];
  let compared = 0;
  for (const [trait, keys] of Object.entries(habits.only) as [Trait, readonly string[]][]) {
    const { total, matching } = tally(style, trait, keys);
    if (total < MIN_OCCURRENCES) continue;
    compared++;
    if (total - matching > FOREIGN_SHARE * total) contradicted.push(trait);
  }
  const showsText = tally(style, 'beforeShow', []).total >= MIN_OCCURRENCES;
  if (habits.separates && showsText && style.operators >= MIN_OPERATORS) {
    compared++;
    const { total, matching } = tally(style, 'afterOperator', [habits.separates.by]);
    if (matching < 0.5 * habits.separates.share * total) contradicted.push('afterOperator');
  }
  return { compared, contradicted };
}

function tally(
  style: ContentStyle,
  trait: Trait,
  keys: readonly string[],
): { total: number; matching: number } {
  let total = 0;
  let matching = 0;
  for (const [key, count] of style[trait]) {
    total += count;
    if (keys.includes(key)) matching += count;
  }
  return { total, matching };
}

/**
 * What is known of the programs that a Producer names; several when it says "made by one, modified by
 * another".
 */
export const declaredHabits = (producer: string): readonly ContentHabits[] =>
  CONTENT_HABITS.filter(({ declares }) =>
    producer.split(/;\s*(?:modified (?:using|by)\s+)?/).some((part) => declares.test(part.trim())),
  );
