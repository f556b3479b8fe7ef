import { renameSync, writeFileSync } from 'node:fs';
import { toHtml } from '../layout/html.js';
import { hasTool, runTool, scratchPath } from '../tools.js';
import type { Generator } from './generator.js';
import { convertWithOffice } from './office.js';

function htmlGenerator(
  name: string,
  tool: string,
  print: (html: string, path: string, landscape: boolean, page: string) => void,
): Generator {
  return {
    name,
    available: () => hasTool(tool),
    make(content, look, _dice, path) {
      const html = scratchPath('html');
      writeFileSync(html, toHtml(content, look));
      print(html, path, look.page.landscape, look.page.name);
    },
  };
}

/** Prints a local page with Chromium; also the way back for techniques that go through HTML or SVG. */
export function printWithChromium(page: string, path: string): void {
  runTool('chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-pdf-header-footer',
    `--print-to-pdf=${path}`,
    `file://${page}`,
  ]);
}

export const htmlGenerators: readonly Generator[] = [
  htmlGenerator('chromium', 'chromium', printWithChromium),
  htmlGenerator('weasyprint', 'weasyprint', (html, path) => {
    runTool('weasyprint', [html, path]);
  }),
  htmlGenerator('wkhtmltopdf', 'wkhtmltopdf', (html, path, landscape, page) => {
    runTool('wkhtmltopdf', ['-q', '-s', page, '-O', landscape ? 'Landscape' : 'Portrait', html, path]);
  }),
  htmlGenerator('writer', 'soffice', (html, path) => {
    renameSync(
      convertWithOffice(
        convertWithOffice(html, 'odt:writer8', 'odt', 'HTML (StarWriter)'),
        'pdf:writer_pdf_Export',
        'pdf',
      ),
      path,
    );
  }),
];
