import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { printWithChromium } from '../../pdf-forgeries/generators/from-html.js';
import { runTool, scratchPath } from '../../pdf-forgeries/tools.js';
import type { CardDrawing, ComposedDocument } from '../composed-document.js';
import { decodePicture, type Picture } from './picture.js';

/** Something that can be looked at in any resolution. */
export interface Printed {
  /** A PDF with a text layer; undefined for cards, which nobody has as such. */
  readonly pdfPath: string | undefined;
  pictures(dpi: number): Promise<Picture[]>;
}

const MM_PER_INCH = 25.4;
/** Sharp's own density of an SVG's pixels. */
const SVG_DPI = 72;

function printHtml(markup: string): Printed {
  const html = scratchPath('html');
  const pdfPath = scratchPath('pdf');
  writeFileSync(html, markup);
  printWithChromium(html, pdfPath);
  return printedPdf(pdfPath);
}

/** A PDF with a text layer that lies ready. */
export function printedPdf(pdfPath: string): Printed {
  return {
    pdfPath,
    pictures: (dpi) => {
      const prefix = scratchPath('page');
      runTool('pdftoppm', ['-r', String(dpi), '-png', pdfPath, prefix]);
      const names = readdirSync(dirname(prefix)).filter((name) => name.startsWith(`${basename(prefix)}-`));
      return Promise.all(
        names.sort().map((name) => decodePicture(readFileSync(join(dirname(prefix), name)), dpi)),
      );
    },
  };
}

function printCard({ markup, widthMm, heightMm }: CardDrawing): Printed {
  // The drawing's unit is a tenth of a millimeter.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm * 10}" height="${heightMm * 10}" viewBox="0 0 ${widthMm * 10} ${heightMm * 10}">${markup}</svg>`;
  return {
    pdfPath: undefined,
    pictures: async (dpi) => {
      const density = (SVG_DPI * dpi) / (10 * MM_PER_INCH);
      return [await decodePicture(await sharp(Buffer.from(svg), { density }).png().toBuffer(), dpi)];
    },
  };
}

export const print = ({ drawing }: ComposedDocument): Printed =>
  drawing.kind === 'html' ? printHtml(drawing.markup) : printCard(drawing);
