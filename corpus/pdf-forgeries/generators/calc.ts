import { renameSync, writeFileSync } from 'node:fs';
import type { Block, DocumentContent } from '../content/blocks.js';
import { hexColor, type Look } from '../layout/look.js';
import { hasTool, scratchPath } from '../tools.js';
import type { Generator } from './generator.js';
import { convertWithOffice } from './office.js';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const cell = (text: string, style: string) =>
  `<table:table-cell table:style-name="${style}" office:value-type="string"><text:p>${escapeXml(text)}</text:p></table:table-cell>`;
const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`;

function blockRows(block: Block): string {
  if (block.kind === 'pairs')
    return (
      block.pairs.map(([label, value]) => row(cell(label, 'left') + cell(value, 'bold'))).join('') + row('')
    );
  if (block.kind !== 'table')
    return row(cell(block.text, block.kind === 'title' || block.kind === 'heading' ? 'bold' : 'left'));
  const styled = (texts: readonly string[], head: boolean, odd: boolean) =>
    row(
      texts
        .map((text, index) => cell(text, head ? 'head' : `${block.columns[index]?.align}${odd ? 'odd' : ''}`))
        .join(''),
    );
  return [
    styled(
      block.columns.map(({ heading }) => heading),
      true,
      false,
    ),
    ...block.rows.map((texts, index) => styled(texts, false, index % 2 === 1)),
    ...(block.total ? [styled(block.total, true, false)] : []),
    row(''),
  ].join('');
}

function cellStyle(
  name: string,
  look: Look,
  align: string,
  options: { bold?: boolean; fill?: string } = {},
): string {
  const border = look.table === 'grid' ? ' fo:border="0.5pt solid #777777"' : '';
  return `<style:style style:name="${name}" style:family="table-cell"><style:table-cell-properties${border}${options.fill ? ` fo:background-color="${options.fill}"` : ''}/><style:paragraph-properties fo:text-align="${align}"/><style:text-properties style:font-name="${look.fontFamily}" fo:font-family="${look.fontFamily}" fo:font-size="${look.fontSize}pt"${options.bold ? ' fo:font-weight="bold"' : ''}${name === 'head' ? ` fo:color="${hexColor(look.accent)}"` : ''}/></style:style>`;
}

/** A flat OpenDocument spreadsheet, as a small office keeps its books in. */
function toSpreadsheet(content: DocumentContent, look: Look): string {
  const stripe = look.table === 'zebra' ? { fill: '#e8edf3' } : {};
  const styles = [
    cellStyle('left', look, 'start'),
    cellStyle('right', look, 'end'),
    cellStyle('leftodd', look, 'start', stripe),
    cellStyle('rightodd', look, 'end', stripe),
    cellStyle('bold', look, 'start', { bold: true }),
    cellStyle('head', look, 'start', { bold: true }),
  ];
  const columns = ['38mm', '72mm', '26mm', '26mm', '26mm'];
  return `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>${styles.join('')}${columns.map((width, index) => `<style:style style:name="c${index}" style:family="table-column"><style:table-column-properties style:column-width="${width}"/></style:style>`).join('')}</office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="1">${columns.map((_, index) => `<table:table-column table:style-name="c${index}"/>`).join('')}
${row(cell(content.issuer, 'head'))}${row(cell(content.issuerAddress, 'left'))}${content.blocks.map(blockRows).join('\n')}</table:table></office:spreadsheet></office:body></office:document>`;
}

export const calc: Generator = {
  name: 'calc',
  available: () => hasTool('soffice'),
  make(content, look, _dice, path) {
    const sheet = scratchPath('fods');
    writeFileSync(sheet, toSpreadsheet(content, look));
    renameSync(convertWithOffice(sheet, 'pdf:calc_pdf_Export', 'pdf'), path);
  },
};
