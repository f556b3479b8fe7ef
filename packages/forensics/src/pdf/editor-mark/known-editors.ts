import { MEASURE } from './measure.js';

/** A program that people open finished documents in, and the name it leaves. */
export interface KnownEditor {
  readonly name: string;
  readonly mark: RegExp;
  readonly measure: number;
  /** What its name weighs on a statement or pay stub, which issuers' systems print. */
  readonly measureOnIssued: number;
}

type Row = readonly [name: string, mark: RegExp];
const editors = (measure: number, measureOnIssued: number, rows: readonly Row[]): KnownEditor[] =>
  rows.map(([name, mark]) => ({ name, mark, measure, measureOnIssued }));

/**
 * The names are those that the programs write into Producer, Creator, XMP or PieceInfo of what they save;
 * where they could be seen (Draw, Foxit, Nitro, Illustrator, Inkscape, CorelDRAW, PDFill, iLovePDF, PDFsam)
 * they are as in public files, the others are the product names. Authoring programs and virtual printers are
 * left out: making a document with them is what they are for. So is Acrobat: its name stands in what it
 * scanned, signed or combined just the same.
 */
export const KNOWN_EDITORS: readonly KnownEditor[] = [
  ...editors(MEASURE.contentEditor, MEASURE.statementFromEditor, [
    ['LibreOffice Draw', /^(?:Libre|Open)?(?:Office )?Draw$/i],
    ['Foxit PDF Editor', /foxit (?:pdf editor|phantom ?pdf|advanced pdf editor)/i],
    ['Nitro Pro', /\bnitro (?:pdf )?pro/i],
    ['PDF-XChange Editor', /pdf-xchange editor/i],
    ['PDFelement', /pdfelement|wondershare/i],
    ['PDFescape', /pdfescape/i],
    ['Sejda', /\bsejda\b/i],
    ['DocHub', /\bdochub\b/i],
    ['pdfFiller', /\bpdffiller\b/i],
    ['Canva', /\bcanva\b/i],
    ['Adobe Photoshop', /\bphotoshop\b/i],
    ['GIMP', /^gimp\b/i],
    ['Affinity', /^affinity (?:designer|photo|publisher)/i],
    ['CorelDRAW', /^(?:coreldraw|corel pdf engine)/i],
    ['Infix', /\binfix pro\b|iceni/i],
    ['Master PDF Editor', /master pdf editor/i],
    ['Soda PDF', /\bsoda ?pdf\b/i],
    ['PDFill', /\bpdfill\b/i],
    ['UPDF', /\bupdf\b/i],
    ['Xodo', /\bxodo\b/i],
  ]),
  ...editors(MEASURE.pageTool, MEASURE.statementFromEditor, [['Adobe Illustrator', /\billustrator\b/i]]),
  // Some issue their own papers from an SVG template with it: less than an editor that imports finished pages
  // only.
  ...editors(MEASURE.pageTool, MEASURE.contentEditor, [['Inkscape', /\binkscape\b/i]]),
  ...editors(MEASURE.pageTool, MEASURE.pageTool, [
    ['iLovePDF', /\bilovepdf\b/i],
    ['Smallpdf', /\bsmallpdf\b/i],
    ['PDF24', /\bpdf24\b/i],
    ['PDFsam', /\bpdfsam\b/i],
  ]),
];
