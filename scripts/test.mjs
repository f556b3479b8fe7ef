/**
 * `npm test`: installs what is missing, then runs every test. Arguments go to vitest
 * (`npm test -- packages/media`).
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, repositoryRoot } from './install.mjs';

ensureInstalled();
const vitest = join(repositoryRoot, 'node_modules', 'vitest', 'vitest.mjs');
const result = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: repositoryRoot,
});
process.exit(result.status ?? 1);
