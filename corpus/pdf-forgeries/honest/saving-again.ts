import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEBIAN_PYTHON, runScript, runTool, scratchPath } from '../tools.js';
import type { HonestProcess } from './process.js';

const command = (
  name: string,
  count: number,
  tool: string,
  args: (input: string, output: string, other: string) => readonly string[],
): HonestProcess => ({
  name,
  tool,
  count,
  run: (base, output, _dice, other) => {
    runTool(tool, args(base.path, output, other.path));
  },
});

const ghostscript = (name: string, ...options: readonly string[]) =>
  command(name, 2, 'gs', (input, output) => [
    '-q',
    '-dNOPAUSE',
    '-dBATCH',
    '-sDEVICE=pdfwrite',
    ...options,
    `-sOutputFile=${output}`,
    input,
  ]);

/** Re-saves, compressions, merges, extractions and prints that other software makes of a finished PDF. */
export const SAVING_AGAIN: readonly HonestProcess[] = [
  command('qpdf_resave', 2, 'qpdf', (input, output) => [input, output]),
  command('qpdf_linearize', 2, 'qpdf', (input, output) => ['--linearize', input, output]),
  command('qpdf_object_streams', 2, 'qpdf', (input, output) => [
    '--object-streams=generate',
    '--recompress-flate',
    input,
    output,
  ]),
  command('qpdf_uncompress', 1, 'qpdf', (input, output) => [
    '--qdf',
    '--object-streams=disable',
    input,
    output,
  ]),
  command('qpdf_encrypt_owner', 2, 'qpdf', (input, output) => [
    '--encrypt',
    '',
    'owner',
    '256',
    '--modify=none',
    '--',
    input,
    output,
  ]),
  command('qpdf_rotate', 1, 'qpdf', (input, output) => ['--rotate=+90:1', input, output]),
  command('qpdf_merge', 2, 'qpdf', (input, output, other) => [
    '--empty',
    '--pages',
    input,
    other,
    '--',
    output,
  ]),
  command('qpdf_extract', 2, 'qpdf', (input, output) => [input, '--pages', '.', '1', '--', output]),
  command('pdfunite_merge', 2, 'pdfunite', (input, output, other) => [input, other, output]),
  command('pdftk_cat', 2, 'pdftk', (input, output) => [input, 'cat', 'output', output]),
  command('pdftk_merge', 2, 'pdftk', (input, output, other) => [input, other, 'cat', 'output', output]),
  command('mutool_clean', 2, 'mutool', (input, output) => ['clean', '-gggz', input, output]),
  command('mutool_merge', 1, 'mutool', (input, output, other) => ['merge', '-o', output, input, other]),
  command('pdftocairo_print', 3, 'pdftocairo', (input, output) => ['-pdf', input, output]),
  ghostscript('gs_print', '-dPDFSETTINGS=/printer'),
  ghostscript('gs_ebook', '-dPDFSETTINGS=/ebook', '-dCompatibilityLevel=1.5'),
  ghostscript('gs_grey', '-sColorConversionStrategy=Gray', '-dProcessColorModel=/DeviceGray'),
  {
    name: 'print_to_postscript_and_back',
    tool: 'pdftops+ps2pdf',
    count: 2,
    run: (base, output) => {
      const job = scratchPath('ps');
      runTool('pdftops', [base.path, job]);
      runTool('ps2pdf', [job, output]);
    },
  },
  {
    name: 'pypdf_resave',
    tool: 'pypdf',
    count: 2,
    run: (base, output) => {
      runScript(DEBIAN_PYTHON, './honest/resave_with_pypdf.py', { input: base.path, output });
    },
  },
  {
    name: 'pdf_lib_resave',
    tool: 'pdf-lib',
    count: 2,
    run: (base, output) => {
      runTool(process.execPath, [
        '--import',
        'tsx',
        fileURLToPath(new URL('./resave-with-pdf-lib.ts', import.meta.url)),
        base.path,
        output,
      ]);
    },
  },
  {
    name: 'metadata_change',
    tool: 'exiftool',
    count: 3,
    run: (base, output) => {
      copyFileSync(base.path, output);
      runTool('exiftool', ['-q', '-overwrite_original', '-Title=Archive copy', '-Subject=2026', output]);
    },
  },
  {
    name: 'bookmarks',
    tool: 'pdftk',
    count: 1,
    run: (base, output) => {
      runTool('pdftk', [base.path, 'update_info', '-', 'output', output], {
        input: 'BookmarkBegin\nBookmarkTitle: 1\nBookmarkLevel: 1\nBookmarkPageNumber: 1\n',
      });
    },
  },
];
