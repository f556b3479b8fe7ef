/**
 * Makes invoices and bills in five languages, and others with one value changed:
 * `node scripts/run-source.mjs corpus/invoice-series/make-invoice-series.ts FOLDER [--seed N] [--honest 24] [--edited 16]`,
 * both counts for each language. Writes what `npm run evaluate -- pdf FOLDER` reads.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { diceFrom } from '../pdf-forgeries/dice.js';
import { formatManifest, type ManifestRow, sha256Hex } from '../pdf-forgeries/manifest.js';
import { changeOne, composeSheet } from './compose.js';
import { drawSheet } from './draw.js';
import { LANGUAGES } from './words.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    honest: { type: 'string', default: '24' },
    edited: { type: 'string', default: '16' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write('Usage: make-invoice-series.ts FOLDER [--seed N] [--honest 24] [--edited 16]\n');
  process.exit(2);
}
const dice = diceFrom(Number(values.seed));
const rows: ManifestRow[] = [];
for (const label of ['authentic', 'tampered'] as const) mkdirSync(join(folder, label), { recursive: true });
for (const language of LANGUAGES)
  for (const [label, count] of [
    ['authentic', Number(values.honest)],
    ['tampered', Number(values.edited)],
  ] as const)
    for (let number = 1; number <= count; number++) {
      const sheet = composeSheet(language, dice);
      const change = label === 'tampered' ? changeOne(sheet, dice) : undefined;
      const bytes = await drawSheet(sheet, dice);
      const file = `${label}/${language}-${number}.pdf`;
      writeFileSync(join(folder, file), bytes);
      rows.push({
        file,
        label,
        base: `${language}-${label}-${number}`,
        generator: 'pdf-lib',
        tool: 'reprint',
        technique: change ? `changed_${change.role}` : 'clean',
        kind: `${sheet.kind}-${language}`,
        what: change ? `amount: ${change.from} -> ${change.to}` : '',
        page: change ? '1' : '',
        arith: change ? 'breaks' : 'n/a',
        metadata: 'kept',
        source: 'generated',
        notes: '',
        sha256: sha256Hex(bytes),
      });
    }
writeFileSync(join(folder, 'manifest.csv'), formatManifest(rows));
process.stdout.write(`${rows.length} files in ${folder}\n`);
