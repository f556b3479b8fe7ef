import type { Replacement } from '../content/edit-plan.js';
import type { Dice } from '../dice.js';
import { bindPictures, rasterize, rollScan, type ScanSettings, scanPages } from '../pictures.js';
import { DEBIAN_PYTHON, runScript, runTool, scratchPath } from '../tools.js';
import type { ForgeryJob, Technique } from './technique.js';

const BINDERS = ['img2pdf', 'graphicsmagick', 'pillow'] as const;
const ANY = ['amount', 'consistent', 'account', 'date', 'name'] as const;
const SAME_LENGTH = ['amount', 'account', 'transposed', 'consistent'] as const;

function editPictures(
  { base }: ForgeryJob,
  images: readonly string[],
  replacements: readonly Replacement[],
  options: { dpi: number; tilt: number; way: 'type' | 'copy'; quality: number },
): void {
  runScript(DEBIAN_PYTHON, './tampering/raster_edit.py', {
    input: base.path,
    images,
    replacements,
    ...options,
  });
}

/** A scan of the honest document, edited as a picture and saved again. */
function editedScan(
  name: string,
  count: number,
  way: 'type' | 'copy',
  change: (dice: Dice) => Partial<ScanSettings>,
): Technique {
  return {
    name,
    count,
    tool: 'pillow',
    kinds: way === 'copy' ? SAME_LENGTH : ANY,
    forge(job) {
      const settings = { ...rollScan(job.dice), ...change(job.dice) };
      const images = scanPages(job.base.path, settings);
      editPictures(job, images, job.plan.replacements, {
        dpi: settings.dpi,
        tilt: settings.tilt,
        way,
        quality: job.dice.pick([settings.quality, 90]),
      });
      bindPictures(images, settings.dpi, job.dice.pick(BINDERS), job.output);
      return { notes: `scan ${settings.dpi} dpi tilt ${settings.tilt} quality ${settings.quality}` };
    },
  };
}

/** The page as a picture without scanner traces, edited, bound again. */
function flattened(name: string, count: number, way: 'type' | 'copy', dpi: number, jpeg: boolean): Technique {
  return {
    name,
    count,
    tool: 'poppler+pillow',
    kinds: way === 'copy' ? SAME_LENGTH : ANY,
    forge(job) {
      let images = rasterize(job.base.path, dpi);
      if (jpeg) {
        images = images.map((image) => {
          runTool('convert', [image, '-quality', '80', `${image}.jpg`]);
          return `${image}.jpg`;
        });
      }
      editPictures(job, images, job.plan.replacements, { dpi, tilt: 0, way, quality: 88 });
      bindPictures(images, dpi, job.dice.pick(BINDERS), job.output);
      return undefined;
    },
  };
}

/** Edits the text by an overlay or glyph codes first, then prints and scans the result. */
const scanAfterEdit: Technique = {
  name: 'scan_after_edit',
  tool: 'pymupdf+poppler+pillow',
  count: 4,
  kinds: ANY,
  forge({ base, plan, dice, output }) {
    const edited = scratchPath('pdf');
    runScript(DEBIAN_PYTHON, './tampering/fitz_cover.py', {
      input: base.path,
      output: edited,
      replacements: plan.replacements,
      patch: 'text',
      font: dice.pick(['near', 'base14']),
    });
    const settings = { ...rollScan(dice), dpi: 150 };
    bindPictures(scanPages(edited, settings), settings.dpi, dice.pick(BINDERS), output);
    return { notes: `scan ${settings.dpi} dpi tilt ${settings.tilt} quality ${settings.quality}` };
  },
};

/** A scan whose text layer from character recognition keeps the old text under the edited picture. */
const scanWithTextLayer: Technique = {
  name: 'scan_text_layer_kept',
  tool: 'pillow+pymupdf',
  count: 3,
  kinds: ANY,
  forge(job) {
    const settings = { ...rollScan(job.dice), tilt: 0, dpi: 150 };
    const images = scanPages(job.base.path, settings);
    editPictures(job, images, job.plan.replacements, {
      dpi: settings.dpi,
      tilt: 0,
      way: 'type',
      quality: 85,
    });
    const bound = scratchPath('pdf');
    bindPictures(images, settings.dpi, 'img2pdf', bound);
    runScript(DEBIAN_PYTHON, './honest/ocr_layer.py', {
      input: bound,
      words: job.base.path,
      output: job.output,
    });
    return undefined;
  },
};

/** Like the flattened page, but drawn with ImageMagick's own commands. */
const imageMagick: Technique = {
  name: 'imagemagick_draw',
  tool: 'poppler+imagemagick+graphicsmagick',
  count: 4,
  kinds: ['amount', 'account', 'date', 'name'],
  forge({ base, plan, places, dice, output }) {
    const dpi = dice.pick([110, 150, 200]);
    const scale = dpi / 72;
    const images = rasterize(base.path, dpi);
    for (const { page, box, baseline, fontSize, from } of places) {
      const to = plan.replacements.find((replacement) => replacement.from === from)?.to ?? from;
      const image = images[page - 1] ?? '';
      const [left, , right] = box;
      const corners = [left - 1, baseline - fontSize * 0.85, right + 1, baseline + fontSize * 0.25].map(
        (value) => Math.round(value * scale),
      );
      const cover = [
        '-fill',
        'white',
        '-draw',
        `rectangle ${corners[0]},${corners[1]} ${corners[2]},${corners[3]}`,
      ];
      const face = ['-fill', '#1c1c1c', '-font', 'Liberation-Sans', '-pointsize', String(fontSize * scale)];
      // a typographic apostrophe, because a plain one would end ImageMagick's quoted text
      const text = ['-draw', `text ${left * scale},${baseline * scale} '${to.replace(/'/g, '’')}'`];
      runTool('convert', [image, ...cover, ...face, ...text, image]);
    }
    bindPictures(images, dpi, 'graphicsmagick', output);
    return undefined;
  },
};

/** Edits of the page as a picture. */
export const PICTURES: readonly Technique[] = [
  imageMagick,
  flattened('flatten_type', 3, 'type', 150, false),
  flattened('flatten_copy_digits_jpeg', 4, 'copy', 200, true),
  editedScan('scan_copy_digits', 5, 'copy', () => ({ tilt: 0 })),
  editedScan('scan_type_over', 4, 'type', () => ({ dpi: 200 })),
  scanAfterEdit,
  scanWithTextLayer,
];
