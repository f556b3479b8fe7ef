/**
 * Runs a TypeScript file of this repository from its source, without a build:
 * `node scripts/run-source.mjs FILE.ts [ARGUMENT...]`. Installs what is missing first.
 */
import { spawnSync } from 'node:child_process';
import { ensureInstalled, repositoryRoot } from './install.mjs';

ensureInstalled();
const result = spawnSync(
  process.execPath,
  ['--conditions=assay-source', '--import', 'tsx', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    cwd: repositoryRoot,
  },
);
process.exit(result.status ?? 1);
