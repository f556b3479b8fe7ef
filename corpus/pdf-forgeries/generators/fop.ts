import { writeFileSync } from 'node:fs';
import type { Block, DocumentContent } from '../content/blocks.js';
import { hexColor, type Look } from '../layout/look.js';
import { hasTool, runTool, scratchPath } from '../tools.js';
import type { Generator } from './generator.js';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function tableSource(
  columns: readonly { share: number; align: string }[],
  rows: readonly { cells: readonly string[]; style: string }[],
  header?: readonly string[],
): string {
  const cell = (text: string, index: number) =>
    `<fo:table-cell padding="2pt"><fo:block text-align="${columns[index]?.align === 'right' ? 'end' : 'start'}">${escapeXml(text)}</fo:block></fo:table-cell>`;
  const head = header
    ? `<fo:table-header><fo:table-row font-weight="bold" border-bottom="1pt solid black">${header.map(cell).join('')}</fo:table-row></fo:table-header>`
    : '';
  return `<fo:table table-layout="fixed" width="100%" space-before="6pt">${columns.map(({ share }) => `<fo:table-column column-width="proportional-column-width(${share})"/>`).join('')}${head}<fo:table-body>${rows.map(({ cells, style }) => `<fo:table-row ${style}>${cells.map(cell).join('')}</fo:table-row>`).join('\n')}</fo:table-body></fo:table>`;
}

function blockSource(block: Block, look: Look): string {
  if (block.kind === 'pairs')
    return tableSource(
      [
        { share: 0.35, align: 'left' },
        { share: 0.65, align: 'left' },
      ],
      block.pairs.map((cells) => ({ cells, style: look.boxedPairs ? 'background-color="#f3f3ee"' : '' })),
    );
  if (block.kind === 'table') {
    const rowStyle = (index: number) =>
      ({
        zebra: index % 2 ? 'background-color="#e9eef4"' : '',
        ruled: 'border-bottom="0.5pt solid #aaaaaa"',
        grid: 'border="0.5pt solid #666666"',
        plain: '',
      })[look.table];
    const rows = block.rows.map((cells, index) => ({ cells, style: rowStyle(index) }));
    return tableSource(
      block.columns,
      block.total ? [...rows, { cells: block.total, style: 'font-weight="bold"' }] : rows,
      block.columns.map(({ heading }) => heading),
    );
  }
  const style = {
    title: 'font-size="15pt" font-weight="bold"',
    heading: `font-size="11pt" font-weight="bold" color="${hexColor(look.accent)}"`,
    paragraph: '',
    small: 'font-size="7pt"',
  }[block.kind];
  return `<fo:block space-before="6pt" ${style}>${escapeXml(block.text)}</fo:block>`;
}

function toFormattingObjects(content: DocumentContent, look: Look): string {
  return `<?xml version="1.0" encoding="UTF-8"?><fo:root xmlns:fo="http://www.w3.org/1999/XSL/Format"><fo:layout-master-set><fo:simple-page-master master-name="page" page-width="${look.page.width}pt" page-height="${look.page.height}pt" margin="48pt"><fo:region-body/></fo:simple-page-master></fo:layout-master-set>
<fo:page-sequence master-reference="page" font-family="${look.fontFamily.includes('Serif') ? 'Times' : 'Helvetica'}" font-size="${look.fontSize}pt"><fo:flow flow-name="xsl-region-body">
<fo:block font-size="16pt" font-weight="bold" color="${hexColor(look.accent)}">${escapeXml(content.issuer)}</fo:block><fo:block font-size="7pt">${escapeXml(content.issuerAddress)}</fo:block>${content.blocks.map((block) => blockSource(block, look)).join('\n')}</fo:flow></fo:page-sequence></fo:root>`;
}

export const fop: Generator = {
  name: 'fop',
  available: () => hasTool('fop'),
  make(content, look, _dice, path) {
    const source = scratchPath('fo');
    writeFileSync(source, toFormattingObjects(content, look));
    runTool('fop', ['-q', '-fo', source, '-pdf', path]);
  },
};
