/**
 * Takes PDFs that carry an electronic invoice and changes one printed value in some, wherever it is printed, inside the
 * issuer's own text: `node scripts/run-source.mjs corpus/real-pdfs/make-edited-e-invoices.ts OUT_FOLDER --samples FOLDER
 * [--edited 60] [--honest 100] [--seed N]`. FOLDER has a manifest.csv whose `generator` says where each file is from; at
 * most a quarter of either set is from one source.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCorpus } from '../../evaluation/manifest.js';
import { CorpusFolder } from '../pdf-forgeries/corpus-folder.js';
import { type Dice, diceFrom } from '../pdf-forgeries/dice.js';
import { DEBIAN_PYTHON, runScript, scratchPath, ToolError, WORK_FOLDER } from '../pdf-forgeries/tools.js';

interface PrintedValue {
  readonly text: string;
  readonly role: 'total' | 'line' | 'number' | 'date';
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    samples: { type: 'string' },
    edited: { type: 'string', default: '60' },
    honest: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});
const [outFolder] = positionals;
const { samples } = values;
if (outFolder === undefined || samples === undefined) {
  process.stderr.write('Usage: make-edited-e-invoices.ts OUT_FOLDER --samples FOLDER\n');
  process.exit(2);
}

/** One digit exchanged: the last of a date's year or of a number, any of an amount's but a leading one that becomes zero. */
function changed({ text, role }: PrintedValue, dice: Dice): string {
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const year = role === 'date' ? (/(?:19|20)\d\d/.exec(text)?.index ?? 0) + 3 : undefined;
  const at = year ?? dice.pick(digits.slice(0, Math.max(1, digits.length - 2)));
  const others = [...'123456789'].filter((digit) => digit !== text[at]);
  return `${text.slice(0, at)}${dice.pick(others)}${text.slice(at + 1)}`;
}

function main(out: string, samplesFolder: string, dice: Dice): void {
  const folder = new CorpusFolder(out, dice);
  const files = dice.shuffled(readCorpus('pdf', samplesFolder).files);
  const wanted = { tampered: Number(values.edited), authentic: Number(values.honest) };
  const counts = new Map<string, number>();
  for (const { file, generator, group } of files) {
    const input = join(samplesFolder, file);
    const label = dice.chance(wanted.tampered / (wanted.tampered + wanted.authentic))
      ? 'tampered'
      : 'authentic';
    const key = `${label} ${generator}`;
    const total = folder.rows.filter((row) => row.label === label).length;
    if (total >= wanted[label] || (counts.get(key) ?? 0) >= wanted[label] / 4) continue;
    const row = {
      label,
      base: group,
      generator,
      kind: 'invoice',
      metadata: 'kept',
      notes: '',
    } as const;
    try {
      const printed = JSON.parse(
        runScript(DEBIAN_PYTHON, '../real-pdfs/editors/e_invoice_values.py', { input }),
      ) as PrintedValue[];
      if (printed.length === 0) continue;
      if (label === 'authentic')
        folder.add(input, { ...row, technique: 'clean', tool: '', what: '', page: '', arith: 'n/a' });
      else {
        const value = dice.pick(printed);
        const to = changed(value, dice);
        const output = scratchPath('pdf');
        runScript(DEBIAN_PYTHON, './tampering/glyph_swap.py', {
          input,
          output,
          replacements: [{ from: value.text, to }],
          save: 'plain',
        });
        folder.add(output, {
          ...row,
          technique: `exchanged_${value.role}`,
          tool: 'pikepdf',
          what: `${value.role}: ${value.text} -> ${to}`,
          page: '',
          arith: value.role === 'total' || value.role === 'line' ? 'breaks' : 'neutral',
        });
      }
      counts.set(key, (counts.get(key) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      process.stderr.write(`${file}: ${error.message.replaceAll('\n', ' ').slice(-160)}\n`);
    }
  }
  const tampered = folder.rows.filter(({ label }) => label === 'tampered').length;
  process.stdout.write(`${folder.rows.length - tampered} honest and ${tampered} edited files in ${out}\n`);
}

try {
  main(outFolder, samples, diceFrom(Number(values.seed)));
} finally {
  rmSync(WORK_FOLDER, { recursive: true, force: true });
}
