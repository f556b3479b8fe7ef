/** A table of ready markup; columns named in `right` are set to the right. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[],
  style = 'rows',
): string {
  const line = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell, column) => `<${tag}${right.includes(column) ? ' class="right"' : ''}>${cell}</${tag}>`).join('')}</tr>`;
  const heading = head.length > 0 ? `<thead>${line(head, 'th')}</thead>` : '';
  return `<table class="${style}">${heading}<tbody>${rows.map((row) => line(row, 'td')).join('\n')}</tbody></table>`;
}

/** Labels to the left, values to the right. */
export const pairs = (items: readonly (readonly [label: string, value: string])[], style = 'pairs'): string =>
  table([], items, style.includes('ragged') ? [] : [1], style);

/** Labels above values, side by side. */
export const strip = (items: readonly (readonly [label: string, value: string])[], style = 'strip'): string =>
  `<div class="${style}">${items.map(([label, value]) => `<div><div class="label">${label}</div><div class="value">${value}</div></div>`).join('')}</div>`;

/** The items in groups of at most `size`. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

export interface PageStyle {
  readonly language: string;
  readonly fontFamily: string;
  readonly fontSizePoints: number;
  readonly accent: string;
  readonly page: 'letter' | 'A4';
}

/** A printable page around ready markup. */
export function htmlPage(body: string, look: PageStyle, furtherRules = ''): string {
  return `<!DOCTYPE html><html lang="${look.language}"><head><meta charset="utf-8"><title>Document</title><style>
@page { size: ${look.page}; margin: 14mm 15mm; }
* { -webkit-print-color-adjust: exact; }
body { font-family: "${look.fontFamily}"; font-size: ${look.fontSizePoints}pt; color: #1a1a1a; margin: 0; }
table { border-collapse: collapse; } .rows { width: 100%; margin: 4pt 0 8pt; } td, th { padding: 1.8pt 4pt; text-align: left; vertical-align: top; }
.right { text-align: right; white-space: nowrap; } .rows th { border-bottom: 1pt solid ${look.accent}; font-size: 0.92em; }
.rows tr { page-break-inside: avoid; } h1 { font-size: 1.6em; margin: 0 0 4pt; } h2 { font-size: 1.2em; color: ${look.accent}; margin: 8pt 0 2pt; }
.small { font-size: 0.75em; color: #555; } .break { page-break-before: always; } .split { display: flex; justify-content: space-between; align-items: flex-start; gap: 24pt; }
.strip { display: flex; justify-content: space-between; margin: 6pt 0; } .label { color: #555; font-size: 0.85em; } .value { font-weight: bold; }
.boxed { border: 1pt solid #777; padding: 4pt; } .band { background: ${look.accent}; color: white; padding: 8pt 10pt; } .band .label { color: white; } .center { text-align: center; }
.zebra tbody tr:nth-child(even) { background: #eef1f5; } .grid td, .grid th { border: 0.5pt solid #666; } .ruled td { border-bottom: 0.4pt solid #bbb; }
.total td { font-weight: bold; border-top: 1pt solid #222; } .bank { font-size: 1.9em; font-weight: bold; color: ${look.accent}; }
${furtherRules}</style></head><body>${body}</body></html>`;
}
