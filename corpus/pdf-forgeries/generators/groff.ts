import { writeFileSync } from 'node:fs';
import type { Block, DocumentContent } from '../content/blocks.js';
import type { Look } from '../layout/look.js';
import { hasTool, runTool, scratchPath } from '../tools.js';
import type { Generator } from './generator.js';

const escapeTroff = (text: string) =>
  text
    .replace(/\\/g, '\\e')
    .replace(/-/g, '\\-')
    .replace(/^([.'])/, '\\&$1');

function blockSource(block: Block, look: Look): string {
  switch (block.kind) {
    case 'title':
      return `.sp 0.5\n.ps +4\n\\fB${escapeTroff(block.text)}\\fP\n.ps\n.br`;
    case 'heading':
      return `.sp 0.7\n\\fB${escapeTroff(block.text)}\\fP\n.br`;
    case 'small':
      return `.sp 0.5\n.ps 7\n${escapeTroff(block.text)}\n.ps\n.br`;
    case 'paragraph':
      return `.sp 0.5\n${escapeTroff(block.text)}\n.br`;
    case 'pairs':
      return `.TS\n${look.boxedPairs ? 'box ' : ''}tab(@);\nl lB.\n${block.pairs.map((pair) => pair.map(escapeTroff).join('@')).join('\n')}\n.TE`;
    case 'table': {
      const format = block.columns
        .map(({ align, share }) => `${align === 'right' ? 'r' : 'l'}w(${(share * 6.4).toFixed(2)}i)`)
        .join(' ');
      const head = block.columns.map(({ align }) => (align === 'right' ? 'rB' : 'lB')).join(' ');
      const rows = block.rows
        .map((row) => row.map(escapeTroff).join('@'))
        .join(look.table === 'ruled' ? '\n_\n' : '\n');
      const frame = look.table === 'grid' ? 'allbox ' : '';
      return `.TS H\n${frame}tab(@);\n${head}\n${format}.\n${block.columns.map(({ heading }) => escapeTroff(heading)).join('@')}\n_\n.TH\n${rows}${block.total ? `\n=\n${block.total.map(escapeTroff).join('@')}` : ''}\n.TE`;
    }
  }
}

/** troff source with tbl tables and the ms macros. */
function toTroff(content: DocumentContent, look: Look): string {
  const face = look.fontFamily.includes('Serif') ? 'T' : 'H';
  return `.nr PS ${Math.round(look.fontSize)}\n.nr VS ${Math.round(look.fontSize * 1.5)}\n.nr LL 6.5i\n.nr PO 0.95i\n.fam ${face}\n.nr HM 0.7i\n.nr FM 0.8i\n.LP\n.fam ${face}\n.ps +5\n\\fB${escapeTroff(content.issuer)}\\fP\n.ps\n.br\n${escapeTroff(content.issuerAddress)}\n.br\n${content.blocks.map((block) => blockSource(block, look)).join('\n')}\n`;
}

export const groff: Generator = {
  name: 'groff',
  available: () => hasTool('groff') && hasTool('gropdf'),
  make(content, look, dice, path) {
    const source = scratchPath('ms');
    writeFileSync(source, toTroff(content, look));
    const throughPostScript = dice.chance(0.4);
    if (throughPostScript && hasTool('ps2pdf')) {
      runTool('sh', ['-c', 'groff -k -t -ms -Tps "$1" | ps2pdf - "$2"', 'sh', source, path]);
    } else {
      runTool('sh', ['-c', 'groff -k -t -ms -Tpdf "$1" > "$2"', 'sh', source, path]);
    }
  },
};
