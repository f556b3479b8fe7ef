import { fileURLToPath } from 'node:url';
import { runTool } from '../pdf-forgeries/tools.js';

/** The path of a script in `editors/`. */
export const editor = (name: string): string => fileURLToPath(new URL(`./editors/${name}`, import.meta.url));

/** Changes a text with PDFium's functions. @throws ToolError where they fail */
export const editWithPdfium = (job: object): void =>
  runTypeScript(new URL('./editors/edit-with-pdfium.ts', import.meta.url), job);

/** Takes a row out with PDFium's functions. @throws ToolError where they fail */
export const removeRowWithPdfium = (job: object): void =>
  runTypeScript(new URL('./editors/remove-row-with-pdfium.ts', import.meta.url), job);

function runTypeScript(script: URL, job: object): void {
  runTool(process.execPath, ['--import', 'tsx', fileURLToPath(script)], { input: JSON.stringify(job) });
}

/** Class path of PDFBox 2, as Debian installs it (`libpdfbox2-java`). */
export const PDFBOX = ['pdfbox2', 'fontbox2', 'commons-logging']
  .map((jar) => `/usr/share/java/${jar}.jar`)
  .join(':');
