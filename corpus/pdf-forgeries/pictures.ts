import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Dice } from './dice.js';
import { DEBIAN_PYTHON, runScript, runTool, scratchPath } from './tools.js';

export const pageCount = (pdf: string): number =>
  Number(/Pages:\s+(\d+)/.exec(runTool('pdfinfo', [pdf]))?.[1]);

/** Renders every page with poppler; gives the paths of the pictures in page order. */
export function rasterize(pdf: string, dpi: number): string[] {
  const stem = scratchPath('page');
  runTool('pdftoppm', ['-r', String(dpi), '-png', pdf, stem]);
  const folder = dirname(stem);
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${basename(stem)}-`))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * Binds pictures into a PDF, one per page, with img2pdf (keeps the JPEG as it is), GraphicsMagick or Pillow.
 */
export function bindPictures(
  pictures: readonly string[],
  dpi: number,
  binder: 'img2pdf' | 'graphicsmagick' | 'pillow',
  output: string,
): void {
  if (binder === 'img2pdf')
    runTool('img2pdf', ['--imgsize', `${dpi}dpix${dpi}dpi`, '-o', output, ...pictures]);
  else if (binder === 'graphicsmagick')
    runTool('gm', [
      'convert',
      ...pictures,
      '-density',
      String(dpi),
      '-units',
      'PixelsPerInch',
      '-compress',
      'JPEG',
      '-quality',
      '82',
      `pdf:${output}`,
    ]);
  else runScript(DEBIAN_PYTHON, './honest/bind_with_pillow.py', { output, dpi, images: pictures });
}

export interface ScanSettings {
  readonly dpi: number;
  readonly tilt: number;
  readonly quality: number;
  readonly color: 'rgb' | 'grey' | 'bilevel';
  readonly seed: number;
}

export const rollScan = (dice: Dice): ScanSettings => ({
  dpi: dice.pick([150, 200]),
  tilt: dice.between(-6, 6) / 10,
  quality: dice.pick([62, 74, 85]),
  color: dice.pick(['rgb', 'grey', 'grey']),
  seed: dice.between(1, 1_000_000),
});

/** Prints a PDF and scans it again: gives the scanned pictures. */
export function scanPages(pdf: string, settings: ScanSettings): string[] {
  const images = rasterize(pdf, settings.dpi);
  const outputs = images.map(() => scratchPath(settings.color === 'bilevel' ? 'png' : 'jpg'));
  runScript(DEBIAN_PYTHON, './honest/scan.py', { ...settings, images, outputs });
  return outputs;
}
