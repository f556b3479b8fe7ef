import { bindPictures, rollScan, type ScanSettings, scanPages } from '../pictures.js';
import { DEBIAN_PYTHON, runScript, scratchPath } from '../tools.js';
import type { HonestProcess } from './process.js';

const scan = (
  name: string,
  count: number,
  change: Partial<ScanSettings>,
  binders: readonly ('img2pdf' | 'graphicsmagick' | 'pillow')[],
  ocr = false,
): HonestProcess => ({
  name,
  count,
  tool: 'poppler+pillow',
  run(base, output, dice) {
    const settings = { ...rollScan(dice), ...change };
    const bound = ocr ? scratchPath('pdf') : output;
    bindPictures(scanPages(base.path, settings), settings.dpi, dice.pick(binders), bound);
    if (ocr) runScript(DEBIAN_PYTHON, './honest/ocr_layer.py', { input: bound, words: base.path, output });
  },
});

/**
 * Printed and scanned again, in color, in gray, black and white, with a text layer from character
 * recognition.
 */
export const SCANNING: readonly HonestProcess[] = [
  scan('scan', 3, {}, ['img2pdf', 'pillow']),
  scan('scan_graphicsmagick', 3, {}, ['graphicsmagick']),
  scan('scan_bilevel', 2, { color: 'bilevel', tilt: 0.2 }, ['img2pdf']),
  scan('scan_with_text_layer', 3, { tilt: 0 }, ['img2pdf'], true),
];
