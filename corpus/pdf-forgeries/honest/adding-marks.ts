import type { Base } from '../base.js';
import type { Dice } from '../dice.js';
import { DEBIAN_PYTHON, runScript, runTool, scratchPath } from '../tools.js';
import type { HonestProcess } from './process.js';
import { certify } from './signing.js';

const STAMPS = {
  en: ['RECEIVED', 'PAID', 'APPROVED'],
  es: ['RECIBIDO', 'PAGADO'],
  pt: ['RECEBIDO', 'PAGO'],
} as const;
const WATERMARKS = { en: 'COPY', es: 'COPIA', pt: 'CÓPIA' } as const;

function overlay(
  name: string,
  count: number,
  kind: string,
  text: (base: Base, dice: Dice) => string,
  tools: readonly ('qpdf' | 'qpdf-under' | 'pdftk' | 'pypdf')[],
): HonestProcess {
  return {
    name,
    count,
    tool: `reportlab+${tools.map((tool) => tool.replace('-under', '')).join('/')}`,
    run(base, output, dice) {
      const layer = scratchPath('pdf');
      runScript(DEBIAN_PYTHON, './honest/margin_overlay.py', {
        input: base.path,
        output: layer,
        kind,
        text: text(base, dice),
      });
      const tool = dice.pick(tools);
      if (tool === 'pdftk') runTool('pdftk', [base.path, 'multistamp', layer, 'output', output]);
      else if (tool === 'pypdf')
        runScript(DEBIAN_PYTHON, './tampering/pypdf_merge.py', { input: base.path, overlay: layer, output });
      else runTool('qpdf', [base.path, tool === 'qpdf' ? '--overlay' : '--underlay', layer, '--', output]);
    },
  };
}

const markUp = (mark: string, incremental: boolean, count: number): HonestProcess => ({
  name: `${mark}_${incremental ? 'incremental' : 'full'}`,
  tool: 'pymupdf',
  count,
  run: (base, output) => {
    runScript(DEBIAN_PYTHON, './honest/mark_up.py', { input: base.path, output, mark, incremental });
  },
});

/**
 * The same fields, empty and then filled; gives the path of the filled form, with the values a forger might
 * change.
 */
export function fillForm(
  base: Base,
  output: string,
  incremental: boolean,
  fields: readonly { name: string; value: string }[],
): void {
  const form = scratchPath('pdf');
  runScript(DEBIAN_PYTHON, './honest/fill_form.py', { input: base.path, output: form, way: 'make', fields });
  runScript(DEBIAN_PYTHON, './honest/fill_form.py', {
    input: form,
    output,
    way: 'fill',
    incremental,
    fields,
  });
}

export const rollFields = (base: Base, dice: Dice) => [
  { name: 'Reference', value: dice.digits(7) },
  { name: 'Amount', value: `${dice.between(1, 9)}${dice.digits(2)}.${dice.digits(2)}` },
  { name: 'Contact', value: base.document.targets.names[0]?.split(' ')[0] ?? 'Office' },
];

const formFill = (incremental: boolean): HonestProcess => ({
  name: `form_fill_${incremental ? 'incremental' : 'full'}`,
  tool: 'pymupdf',
  count: 3,
  run: (base, output, dice) => fillForm(base, output, incremental, rollFields(base, dice)),
});

const signing = (name: string, certification: 0 | 1 | 2 | 3): HonestProcess => ({
  name,
  tool: 'openssl',
  count: 2,
  run: (base, output) => certify(base.path, output, certification),
});

/** Stamps, numbers, watermarks, comments, form values and signatures that leave the content alone. */
export const ADDING_MARKS: readonly HonestProcess[] = [
  overlay('stamp', 4, 'stamp', (base, dice) => dice.pick(STAMPS[base.document.content.language]), [
    'qpdf',
    'pdftk',
    'pypdf',
  ]),
  overlay('page_numbers', 2, 'page-numbers', () => '', ['qpdf', 'pypdf']),
  overlay('bates_numbers', 2, 'bates', (_base, dice) => `${dice.pick(['DEF', 'EXH', 'ACT'])}-`, [
    'qpdf',
    'pdftk',
  ]),
  overlay('watermark_over', 2, 'watermark', (base) => WATERMARKS[base.document.content.language], [
    'qpdf',
    'pdftk',
  ]),
  overlay('watermark_under', 1, 'watermark', (base) => WATERMARKS[base.document.content.language], [
    'qpdf-under',
  ]),
  markUp('highlight', true, 2),
  markUp('highlight', false, 1),
  markUp('note', true, 2),
  markUp('underline', true, 1),
  markUp('ink', true, 1),
  markUp('comment', true, 2),
  markUp('comment', false, 1),
  formFill(true),
  formFill(false),
  signing('signature', 0),
  signing('certification', 2),
];
