import type { Block, DocumentContent } from '../content/blocks.js';
import { hexColor, type Look } from './look.js';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function blockHtml(block: Block, look: Look): string {
  switch (block.kind) {
    case 'title':
      return `<h1>${escapeXml(block.text)}</h1>`;
    case 'heading':
      return `<h2>${escapeXml(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${escapeXml(block.text)}</p>`;
    case 'small':
      return `<p class="small">${escapeXml(block.text)}</p>`;
    case 'pairs': {
      const cells = block.pairs.map(
        ([label, value]) =>
          `<td class="label">${escapeXml(label)}</td><td class="value">${escapeXml(value)}</td>`,
      );
      const rows = Array.from(
        { length: Math.ceil(cells.length / look.pairColumns) },
        (_, row) => `<tr>${cells.slice(row * look.pairColumns, (row + 1) * look.pairColumns).join('')}</tr>`,
      );
      return `<table class="pairs">${rows.join('')}</table>`;
    }
    case 'table': {
      const cells = (texts: readonly string[], tag: 'td' | 'th') =>
        texts
          .map(
            (text, index) =>
              `<${tag} align="${block.columns[index]?.align}" width="${Math.round((block.columns[index]?.share ?? 0) * 100)}%">${escapeXml(text)}</${tag}>`,
          )
          .join('');
      const rows = block.rows
        .map((row, index) => `<tr class="${index % 2 ? 'odd' : 'even'}">${cells(row, 'td')}</tr>`)
        .join('\n');
      const total = block.total ? `<tr class="total">${cells(block.total, 'td')}</tr>` : '';
      return `<table class="rows"><thead><tr>${cells(
        block.columns.map(({ heading }) => heading),
        'th',
      )}</tr></thead><tbody>${rows}${total}</tbody></table>`;
    }
  }
}

function styleSheet(look: Look): string {
  const accent = hexColor(look.accent);
  const rules = {
    zebra: 'table.rows tr.odd td { background: #eef1f5; }',
    ruled: 'table.rows td { border-bottom: 0.5pt solid #b8b8b8; }',
    grid: 'table.rows td, table.rows th { border: 0.5pt solid #555; }',
    plain: '',
  }[look.table];
  return `@page { size: ${look.page.name} ${look.page.landscape ? 'landscape' : 'portrait'}; margin: 15mm; }
body { font-family: "${look.fontFamily}", sans-serif; font-size: ${look.fontSize}pt; color: #1c1c1c; margin: 0; }
.issuer { font-size: 15pt; font-weight: bold; ${look.band ? `background: ${accent}; color: white; padding: 8pt;` : `color: ${accent};`} }
h1 { font-size: 14pt; } h2 { font-size: 11pt; color: ${accent}; margin: 10pt 0 3pt; } .small { font-size: 7pt; color: #555; }
table { border-collapse: collapse; width: 100%; } td, th { padding: 2.5pt 4pt; } thead th { ${look.table === 'zebra' ? `background: ${accent}; color: white;` : `border-bottom: 1pt solid ${accent};`} }
table.pairs { ${look.boxedPairs ? 'border: 1pt solid #777; background: #fafafa;' : ''} margin: 6pt 0; } .label { color: #555; width: 22%; } .value { font-weight: bold; }
tr.total td { font-weight: bold; border-top: 1pt solid #222; } tr { page-break-inside: avoid; } ${rules}`;
}

/** A printable page: what HTML-to-PDF services and office import filters are fed. */
export function toHtml(content: DocumentContent, look: Look): string {
  const body = content.blocks.map((block) => blockHtml(block, look)).join('\n');
  return `<!DOCTYPE html><html lang="${content.language}"><head><meta charset="utf-8"><title>${escapeXml(content.issuer)}</title><style>${styleSheet(look)}</style></head>
<body><div class="issuer">${escapeXml(content.issuer)}</div><p class="small">${escapeXml(content.issuerAddress)}</p>${body}</body></html>`;
}
