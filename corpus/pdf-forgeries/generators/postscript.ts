import { writeFileSync } from 'node:fs';
import { type Drawing, toDrawing } from '../layout/drawing.js';
import { hasTool, runTool, scratchPath } from '../tools.js';
import type { Generator } from './generator.js';

const WINDOWS_1252 = ['Helvetica', 'Helvetica-Bold', 'Times-Roman', 'Times-Bold']
  .map(
    (name) =>
      `/${name} findfont dup length dict begin {1 index /FID ne {def} {pop pop} ifelse} forall /Encoding ISOLatin1Encoding def currentdict end /${name}-L exch definefont pop`,
  )
  .join('\n');

const color = (parts: readonly number[]) =>
  `${parts.map((part) => (part / 255).toFixed(3)).join(' ')} setrgbcolor`;

/** A PostScript print job of the drawing, in ISO 8859-1, as an old print driver writes it. */
function toPostScript(drawing: Drawing): string {
  const { height } = drawing;
  const serif = drawing.fontFamily.includes('Serif');
  const pages = drawing.pages.map((items, index) => {
    const body = items.map((item) => {
      if (item.kind === 'rectangle')
        return `${color(item.fill)} ${item.x} ${height - item.y - item.height} ${item.width} ${item.height} rectfill`;
      if (item.kind === 'line')
        return `${color(item.color)} ${item.width} setlinewidth newpath ${item.x1} ${height - item.y1} moveto ${item.x2} ${height - item.y2} lineto stroke`;
      const font = serif
        ? item.bold
          ? 'Times-Bold'
          : 'Times-Roman'
        : item.bold
          ? 'Helvetica-Bold'
          : 'Helvetica';
      const text = `(${item.text.replace(/[\\()]/g, '\\$&')})`;
      const shift = item.anchor === 'right' ? `${text} stringwidth pop neg 0 rmoveto` : '';
      return `/${font}-L findfont ${item.size} scalefont setfont ${color(item.color)} ${item.x} ${(height - item.y).toFixed(2)} moveto ${shift} ${text} show`;
    });
    return `%%Page: ${index + 1} ${index + 1}\n${body.join('\n')}\nshowpage`;
  });
  return `%!PS-Adobe-3.0\n%%Title: ${drawing.title}\n%%Pages: ${drawing.pages.length}\n<< /PageSize [${drawing.width} ${height}] >> setpagedevice\n${WINDOWS_1252}\n${pages.join('\n')}\n%%EOF\n`;
}

export const postScript: Generator = {
  name: 'ps2pdf',
  available: () => hasTool('ps2pdf'),
  make(content, look, dice, path) {
    const source = scratchPath('ps');
    writeFileSync(source, toPostScript(toDrawing(content, look)), 'latin1');
    runTool('ps2pdf', [`-dCompatibilityLevel=${dice.pick(['1.4', '1.7'])}`, source, path]);
  },
};
