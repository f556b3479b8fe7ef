import { DEBIAN_PYTHON, runScript, runTool, scratchPath } from '../tools.js';
import { savedAsIs, scripted } from './scripted.js';
import type { ForgeryJob, Technique } from './technique.js';

const ANY = ['amount', 'consistent', 'name', 'account', 'date'] as const;

function overlayPage(
  { base, plan }: ForgeryJob,
  writer: 'reportlab' | 'cairo',
  font: 'base14' | 'near',
): string {
  const overlay = scratchPath('pdf');
  runScript(DEBIAN_PYTHON, './tampering/overlay_page.py', {
    input: base.path,
    output: overlay,
    replacements: plan.replacements,
    writer,
    font,
  });
  return overlay;
}

function stamped(
  name: string,
  tool: string,
  count: number,
  writer: 'reportlab' | 'cairo',
  font: 'base14' | 'near',
  merge: (input: string, overlay: string, output: string) => void,
): Technique {
  return {
    name,
    tool,
    count,
    kinds: ANY,
    forge(job) {
      merge(job.base.path, overlayPage(job, writer, font), job.output);
      return undefined;
    },
  };
}

/** A box or a picture over the old text, the new text on it: the old text stays below. */
export const COVERING: readonly Technique[] = [
  scripted('cover_text', 'pymupdf', 4, ANY, 'fitz_cover.py', { patch: 'text', font: 'near' }),
  savedAsIs(
    scripted('cover_text_incremental', 'pymupdf', 3, ANY, 'fitz_cover.py', {
      patch: 'text',
      font: 'base14',
      incremental: true,
    }),
  ),
  scripted('image_patch', 'pymupdf+pillow', 5, ANY, 'fitz_cover.py', {
    patch: 'image',
    font: 'near',
    resolution: 300,
  }),
  savedAsIs(
    scripted('image_patch_incremental', 'pymupdf+pillow', 2, ['amount', 'date'], 'fitz_cover.py', {
      patch: 'image',
      font: 'near',
      resolution: 150,
      incremental: true,
    }),
  ),
  stamped('overlay_pypdf', 'reportlab+pypdf', 4, 'reportlab', 'near', (input, overlay, output) => {
    runScript(DEBIAN_PYTHON, './tampering/pypdf_merge.py', { input, overlay, output });
  }),
  stamped('overlay_pdftk', 'cairo+pdftk', 3, 'cairo', 'base14', (input, overlay, output) => {
    runTool('pdftk', [input, 'multistamp', overlay, 'output', output]);
  }),
  stamped('overlay_form_xobject', 'reportlab+qpdf', 4, 'reportlab', 'base14', (input, overlay, output) => {
    runTool('qpdf', [input, '--overlay', overlay, '--', output]);
  }),
  stamped('overlay_then_ghostscript', 'cairo+qpdf+gs', 3, 'cairo', 'base14', (input, overlay, output) => {
    const merged = scratchPath('pdf');
    runTool('qpdf', [input, '--overlay', overlay, '--', merged]);
    runTool('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', `-sOutputFile=${output}`, merged]);
  }),
  stamped(
    'overlay_then_pdftocairo',
    'reportlab+qpdf+pdftocairo',
    3,
    'reportlab',
    'near',
    (input, overlay, output) => {
      const merged = scratchPath('pdf');
      runTool('qpdf', [input, '--overlay', overlay, '--', merged]);
      runTool('pdftocairo', ['-pdf', merged, output]);
    },
  ),
  {
    name: 'cover_text_pdf_lib',
    tool: 'pdf-lib',
    count: 4,
    kinds: ANY,
    forge({ base, plan, places, output }) {
      const job = {
        input: base.path,
        output,
        places: places.map((place) => ({
          ...place,
          to: plan.replacements.find(({ from }) => from === place.from)?.to,
        })),
      };
      runTool(
        process.execPath,
        ['--import', 'tsx', new URL('./cover-with-pdf-lib.ts', import.meta.url).pathname],
        {
          input: JSON.stringify(job),
        },
      );
      return undefined;
    },
  },
];
