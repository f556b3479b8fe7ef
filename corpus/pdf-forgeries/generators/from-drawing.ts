import { toDrawing } from '../layout/drawing.js';
import { DEBIAN_PYTHON, hasPythonModule, hasTool, runScript, runTool } from '../tools.js';
import type { Generator } from './generator.js';
import { nodeToolsFolder } from './node-tools.js';

const fontFile = (family: string, style: string) =>
  runTool('fc-match', ['-f', '%{file}', `${family}:style=${style}`]);

/**
 * A generator that is a script: the drawing as JSON on its standard input, the path to write as its first
 * argument.
 */
function drawingGenerator(
  name: string,
  interpreter: string,
  script: string,
  available: () => boolean,
  more: () => readonly string[] = () => [],
): Generator {
  return {
    name,
    available,
    make(content, look, dice, path) {
      const drawing = toDrawing(content, look);
      const fontFiles = {
        regular: fontFile(look.fontFamily, 'Regular'),
        bold: fontFile(look.fontFamily, 'Bold'),
      };
      runScript(
        interpreter,
        `./generators/${script}`,
        { ...drawing, fontFiles, standardFont: dice.chance(0.4), compress: dice.chance(0.6) },
        [path, ...more()],
      );
    },
  };
}

const python = (name: string, module: string) =>
  drawingGenerator(name, DEBIAN_PYTHON, `draw_with_${name}.py`, () => hasPythonModule(module));

export const drawingGenerators: readonly Generator[] = [
  python('reportlab', 'reportlab'),
  python('cairo', 'cairo'),
  python('qt', 'PyQt5.QtGui'),
  python('matplotlib', 'matplotlib'),
  drawingGenerator('fpdf', 'php', 'draw_with_fpdf.php', () => hasTool('php')),
  drawingGenerator('tcpdf', 'php', 'draw_with_tcpdf.php', () => hasTool('php')),
  drawingGenerator('pdfapi2', 'perl', 'draw_with_pdfapi2.pl', () => hasTool('perl')),
  drawingGenerator('prawn', 'ruby', 'draw_with_prawn.rb', () => hasTool('ruby')),
  drawingGenerator(
    'pdfkit',
    process.execPath,
    'draw_with_pdfkit.mjs',
    () => nodeToolsFolder() !== undefined,
    () => [nodeToolsFolder() ?? ''],
  ),
  drawingGenerator(
    'jspdf',
    process.execPath,
    'draw_with_jspdf.mjs',
    () => nodeToolsFolder() !== undefined,
    () => [nodeToolsFolder() ?? ''],
  ),
];
