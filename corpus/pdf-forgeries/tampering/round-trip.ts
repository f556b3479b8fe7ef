import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { EditPlan, Replacement } from '../content/edit-plan.js';
import { printWithChromium } from '../generators/from-html.js';
import { convertWithOffice } from '../generators/office.js';
import { pageCount } from '../pictures.js';
import { DEBIAN_PYTHON, runScript, runTool, scratchPath, ToolError } from '../tools.js';
import type { ForgeryJob, Technique } from './technique.js';

const ANY = ['amount', 'consistent', 'account', 'date'] as const;

/**
 * Replaces texts in XML or HTML source, where each stands alone; `space` is a pattern of how the source
 * writes one.
 */
function replaceInMarkup(source: string, replacements: readonly Replacement[], space = ' '): string {
  return replacements.reduce((text, { from, to }) => {
    const wanted = from
      .split(' ')
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join(space);
    const pattern = new RegExp(`(?<![\\w.,])${wanted}(?!\\w|[.,]\\d)(?=[^<>]*<)`, 'g');
    if (!pattern.test(text)) throw new ToolError(`${from} is not in the converted source`);
    return text.replace(pattern, () => to);
  }, source);
}

function editFile(path: string, plan: EditPlan, space?: string): void {
  writeFileSync(path, replaceInMarkup(readFileSync(path, 'utf8'), plan.replacements, space));
}

function throughOffice(
  name: string,
  count: number,
  importFilter: string,
  format: string,
  extension: string,
  exportFilter: string,
): Technique {
  return {
    name,
    tool: 'libreoffice',
    count,
    kinds: [...ANY, 'name', 'longer'],
    forge({ base, plan, output }) {
      const editable = convertWithOffice(base.path, format, extension, importFilter);
      editFile(editable, plan);
      renameSync(convertWithOffice(editable, exportFilter, 'pdf'), output);
      return { comparable: name !== 'writer_round_trip' };
    },
  };
}

const pageOf = ({ places, base }: ForgeryJob) => {
  if (pageCount(base.path) !== 1) throw new ToolError('an SVG holds one page');
  return places[0]?.page ?? 1;
};

/** cairo's SVG has a symbol per glyph: the digits' symbols are exchanged, then `print` makes a PDF of it. */
function throughSvg(
  name: string,
  count: number,
  tool: string,
  print: (svg: string, output: string, job: ForgeryJob) => void,
): Technique {
  return {
    name,
    count,
    tool: `pdftocairo+${tool}`,
    kinds: [...ANY, 'transposed'],
    forge(job) {
      const [svg, edited] = [scratchPath('svg'), scratchPath('svg')];
      const page = pageOf(job);
      runTool('pdftocairo', ['-svg', job.base.path, svg]);
      runScript(DEBIAN_PYTHON, './tampering/svg_glyphs.py', {
        input: job.base.path,
        svg,
        output: edited,
        page,
        replacements: job.plan.replacements,
      });
      print(edited, job.output, job);
      return undefined;
    },
  };
}

function printSvg(svg: string, output: string, { base }: ForgeryJob): void {
  const html = scratchPath('html');
  const { width, height } = base.look.page;
  writeFileSync(
    html,
    `<style>@page { size: ${width}pt ${height}pt; margin: 0 } body { margin: 0 } svg { display: block; width: ${width}pt; height: ${height - 1}pt }</style>${readFileSync(svg, 'utf8').replace(/<\?xml.*?\?>/, '')}`,
  );
  printWithChromium(html, output);
}

/** Through another program's own format and back: nothing of the first PDF's structure is left. */
export const ROUND_TRIP: readonly Technique[] = [
  throughOffice('draw_round_trip', 7, 'draw_pdf_import', 'fodg', 'fodg', 'pdf:draw_pdf_Export'),
  throughOffice('writer_round_trip', 3, 'writer_pdf_import', 'fodt', 'fodt', 'pdf:writer_pdf_Export'),
  throughSvg('svg_rsvg', 4, 'rsvg-convert', (svg, output) => {
    runTool('rsvg-convert', ['-f', 'pdf', '--unlimited', '-o', output, svg]);
  }),
  throughSvg('svg_chromium', 3, 'chromium', printSvg),
  {
    name: 'inkscape_text',
    tool: 'inkscape',
    count: 4,
    kinds: ANY,
    forge(job) {
      pageOf(job);
      const svg = scratchPath('svg');
      runTool('inkscape', [job.base.path, '--export-type=svg', `--export-filename=${svg}`]);
      editFile(svg, job.plan);
      runTool('inkscape', [svg, '--export-type=pdf', `--export-filename=${job.output}`]);
      return undefined;
    },
  },
  {
    name: 'mutool_svg_text',
    tool: 'mutool+rsvg-convert',
    count: 3,
    kinds: ANY,
    forge(job) {
      pageOf(job);
      const svg = scratchPath('svg');
      runTool('mutool', ['convert', '-F', 'svg', '-O', 'text=text', '-o', svg, job.base.path, '1']);
      editFile(svg.replace('.svg', '1.svg'), job.plan);
      runTool('rsvg-convert', ['-f', 'pdf', '-o', job.output, svg.replace('.svg', '1.svg')]);
      return undefined;
    },
  },
  {
    name: 'html_round_trip',
    tool: 'pdftohtml+chromium',
    count: 3,
    kinds: [...ANY, 'name'],
    forge({ base, plan, output }) {
      const stem = scratchPath('export');
      runTool('pdftohtml', ['-q', '-c', '-s', '-noframes', '-zoom', '1.3333', base.path, stem]);
      const html = `${stem}.html`;
      editFile(html, plan, '(?: |&#160;)');
      const { width, height } = base.look.page;
      writeFileSync(
        html,
        `<style>@page { size: ${width}pt ${height}pt; margin: 0 } body { margin: 0 }</style>${readFileSync(html, 'utf8')}`,
      );
      printWithChromium(html, output);
      return { comparable: false };
    },
  },
];
