import { renameSync, writeFileSync } from 'node:fs';
import type { Block, DocumentContent } from '../content/blocks.js';
import type { Look } from '../layout/look.js';
import { hasTool, runTool, scratchPath, WORK_FOLDER } from '../tools.js';
import type { Generator } from './generator.js';

const escapeLatex = (text: string) => text.replace(/[&%$#_]/g, '\\$&').replace(/-/g, '{-}');
const row = (cells: readonly string[]) => `${cells.map(escapeLatex).join(' & ')} \\\\`;

function blockSource(block: Block, look: Look): string {
  switch (block.kind) {
    case 'title':
      return `\\medskip\\noindent{\\Large\\bfseries ${escapeLatex(block.text)}}\\par\\medskip`;
    case 'heading':
      return `\\bigskip\\noindent{\\bfseries ${escapeLatex(block.text)}}\\par`;
    case 'small':
      return `\\medskip\\noindent{\\scriptsize ${escapeLatex(block.text)}}\\par`;
    case 'paragraph':
      return `\\noindent ${escapeLatex(block.text)}\\par\\smallskip`;
    case 'pairs': {
      const table = `\\begin{tabular}{@{}lr@{}}${block.pairs.map(([label, value]) => `${escapeLatex(label)} & \\textbf{${escapeLatex(value)}} \\\\`).join('\n')}\\end{tabular}`;
      return `\\medskip\\noindent ${look.boxedPairs ? `\\fbox{${table}}` : table}\\par\\medskip`;
    }
    case 'table': {
      const grid = look.table === 'grid';
      const format = block.columns.map(({ align, share }) =>
        align === 'right' ? 'r' : `p{${(share * 0.82).toFixed(2)}\\textwidth}`,
      );
      const rows = block.rows
        .map((cells) => row(cells))
        .join(grid || look.table === 'ruled' ? '\\hline\n' : '\n');
      return `\\begin{longtable}{${grid ? `|${format.join('|')}|` : format.join('')}}\\hline ${row(block.columns.map(({ heading }) => heading))}\\hline\\endhead ${rows}\\hline ${block.total ? row(block.total) : ''}\\end{longtable}`;
    }
  }
}

function toLatex(content: DocumentContent, look: Look): string {
  const { page } = look;
  return `\\documentclass[10pt]{article}\\usepackage[utf8]{inputenc}\\usepackage[T1]{fontenc}\\usepackage{longtable}
\\pdfpagewidth=${page.width}bp\\pdfpageheight=${page.height}bp\\textwidth=${page.width - 110}bp\\textheight=${page.height - 120}bp\\oddsidemargin=-17bp\\topmargin=-50bp
${look.fontFamily.includes('Serif') ? '' : '\\renewcommand{\\familydefault}{phv}\\renewcommand{\\familydefault}{\\sfdefault}'}\\pdfinfo{/Title (${content.kind})}
\\begin{document}\\footnotesize\\noindent{\\LARGE\\bfseries ${escapeLatex(content.issuer)}}\\par\\noindent ${escapeLatex(content.issuerAddress)}\\par\\bigskip
${content.blocks.map((block) => blockSource(block, look)).join('\n')}\\end{document}`;
}

/** pdfTeX with its bitmap or Type 1 Computer Modern fonts. */
export const latex: Generator = {
  name: 'pdftex',
  available: () => hasTool('pdflatex'),
  make(content, look, _dice, path) {
    const source = scratchPath('tex');
    writeFileSync(source, toLatex(content, look));
    for (const _pass of ['measure the long table', 'set it'])
      runTool(
        'pdflatex',
        ['-interaction=batchmode', '-halt-on-error', `-output-directory=${WORK_FOLDER}`, source],
        { cwd: WORK_FOLDER },
      );
    renameSync(source.replace(/tex$/, 'pdf'), path);
  },
};
