import { MEASURE } from './measure.js';

/** A program that people open finished documents in, and the name it leaves. */
export interface KnownEditor {
  readonly name: string;
  readonly mark: RegExp;
  readonly measure: number;
}

const editors = (measure: number, rows: readonly (readonly [name: string, mark: RegExp])[]): KnownEditor[] =>
  rows.map(([name, mark]) => ({ name, mark, measure }));

/**
 * The names are those that the programs write into Producer, Creator, XMP or PieceInfo of what they save; where they
 * could be seen (Draw, Foxit, Nitro, Illustrator, Inkscape, CorelDRAW, PDFill, iLovePDF, PDFsam) they are as in public
 * files, the others are the product names. Authoring programs and virtual printers are left out: making a document with
 * them is what they are for. So is Acrobat: its name stands in what it scanned, signed or combined just the same.
 */
export const KNOWN_EDITORS: readonly KnownEditor[] = [
  ...editors(MEASURE.contentEditor, [
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
  ...editors(MEASURE.pageTool, [
    ['iLovePDF', /\bilovepdf\b/i],
    ['Smallpdf', /\bsmallpdf\b/i],
    ['PDF24', /\bpdf24\b/i],
    ['PDFsam', /\bpdfsam\b/i],
    ['Inkscape', /\binkscape\b/i],
    ['Adobe Illustrator', /\billustrator\b/i],
  ]),
];
