/**
 * `npm run count:house [-- --at COMMIT]`: how large the house is, beside what it aims at. Lines with something on them
 * are not told from empty ones: a line is a line.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { countTree } from './count-tree.js';
import { houseTable } from './house-table.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const { at } = parseArgs({ options: { at: { type: 'string' } } }).values;
if (at === undefined) console.log(houseTable(countTree(ROOT)));
else {
  const folder = mkdtempSync(join(tmpdir(), 'assay-house-'));
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', at], { cwd: ROOT, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    console.log(houseTable(countTree(folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
