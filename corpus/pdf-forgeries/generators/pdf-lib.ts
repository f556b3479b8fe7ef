import { fileURLToPath } from 'node:url';
import { toDrawing } from '../layout/drawing.js';
import { runTool } from '../tools.js';
import type { Generator } from './generator.js';

/** pdf-lib answers with promises, the other generators do not: it gets a process of its own. */
export const pdfLib: Generator = {
  name: 'pdf-lib',
  available: () => true,
  make(content, look, dice, path) {
    const drawing = { ...toDrawing(content, look), objectStreams: dice.chance(0.5) };
    runTool(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('./draw-with-pdf-lib.ts', import.meta.url)), path],
      {
        input: JSON.stringify(drawing),
      },
    );
  },
};
