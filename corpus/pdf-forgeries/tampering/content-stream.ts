import { DEBIAN_PYTHON, runScript, runTool, scratchPath } from '../tools.js';
import { savedAsIs, scripted } from './scripted.js';
import type { Technique } from './technique.js';

/** Kinds that keep the length of the text. */
const SAME_LENGTH = ['amount', 'consistent', 'account', 'date', 'transposed'] as const;
/** Generators that write page streams without compression or with literal strings. */
const LITERAL = new Set(['reportlab', 'fpdf', 'pdfapi2', 'jspdf', 'ps2pdf', 'tcpdf', 'fop', 'matplotlib']);
/** Generators that embed composite TrueType fonts and show a cell's text by one operator. */
const COMPOSITE_TRUETYPE = new Set(['weasyprint', 'cairo', 'pdfapi2', 'jspdf', 'calc', 'writer', 'pdfkit']);

/** The page's own drawing orders are changed: glyph codes, fonts, layers, and the bytes around them. */
export const CONTENT_STREAM: readonly Technique[] = [
  scripted('glyph_swap', 'pikepdf', 6, SAME_LENGTH, 'glyph_swap.py', { save: 'plain' }),
  savedAsIs(
    scripted('glyph_swap_object_streams', 'pikepdf', 3, SAME_LENGTH, 'glyph_swap.py', {
      save: 'object-streams',
    }),
  ),
  savedAsIs(
    scripted('glyph_swap_linearized', 'pikepdf', 2, SAME_LENGTH, 'glyph_swap.py', { save: 'linearized' }),
  ),
  scripted('touchup_mark', 'pikepdf', 2, SAME_LENGTH, 'glyph_swap.py', { save: 'plain', mark: true }),
  scripted('glyph_insert', 'pikepdf', 3, ['longer'], 'glyph_insert.py', { shift: false, save: 'plain' }),
  scripted('glyph_insert_moved', 'pikepdf', 3, ['longer'], 'glyph_insert.py', { shift: true, save: 'plain' }),
  scripted('other_font', 'pikepdf', 3, ['amount', 'name', 'account', 'consistent'], 'glyph_other_font.py', {
    face: '/Helvetica',
    save: 'plain',
  }),
  scripted('other_font_serif', 'pikepdf', 2, ['amount', 'name'], 'glyph_other_font.py', {
    face: '/Times-Roman',
    save: 'object-streams',
  }),
  scripted('hidden_layer', 'pikepdf', 4, SAME_LENGTH, 'glyph_layer.py', { save: 'plain' }),
  scripted('to_unicode_kept', 'pikepdf', 4, SAME_LENGTH, 'glyph_two_faces.py', {
    way: 'to-unicode',
    save: 'plain',
  }),
  {
    ...scripted('outlines_exchanged', 'pikepdf+fonttools', 3, ['transposed'], 'glyph_two_faces.py', {
      way: 'outlines',
      save: 'plain',
    }),
    suits: (base) => COMPOSITE_TRUETYPE.has(base.generator.name),
  },
  savedAsIs(scripted('incremental_raw', 'hand-made', 5, SAME_LENGTH, 'raw_update.py', {})),
  savedAsIs(scripted('byte_patch', 'hand-made', 6, SAME_LENGTH, 'byte_patch.py', {})),
  {
    name: 'qdf_edit',
    metadataStays: true,
    tool: 'qpdf+fix-qdf',
    count: 4,
    kinds: SAME_LENGTH,
    suits: (base) => LITERAL.has(base.generator.name),
    forge({ base, plan, output }) {
      const [plain, edited] = [scratchPath('pdf'), scratchPath('pdf')];
      runTool('qpdf', ['--qdf', '--object-streams=disable', base.path, plain]);
      runScript(DEBIAN_PYTHON, './tampering/qdf_edit.py', {
        input: plain,
        output: edited,
        replacements: plan.replacements,
      });
      runTool('sh', ['-c', 'fix-qdf "$1" > "$2"', 'sh', edited, `${edited}.fixed`]);
      runTool('qpdf', ['--stream-data=compress', `${edited}.fixed`, output]);
      return undefined;
    },
  },
  {
    name: 'glyph_swap_then_mutool',
    tool: 'pikepdf+mutool',
    count: 3,
    kinds: SAME_LENGTH,
    forge({ base, plan, output }) {
      const edited = scratchPath('pdf');
      runScript(DEBIAN_PYTHON, './tampering/glyph_swap.py', {
        input: base.path,
        output: edited,
        replacements: plan.replacements,
        save: 'plain',
      });
      runTool('mutool', ['clean', '-ggz', edited, output]);
      return undefined;
    },
  },
];
