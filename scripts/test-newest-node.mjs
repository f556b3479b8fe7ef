/**
 * `npm run test:newest-node [VITEST ARGUMENT...]`: runs tests on the newest Node that comes as an npm package, in
 * a folder of its own beside this Node; by default those of the core: what touches native code, threads, worker
 * processes, the database and HTTP.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled, repositoryRoot } from './install.mjs';

/** Looked up 2026-11-28. */
const NODE_VERSION = '26.12.1';
const CORE = [
  'packages/identifiers',
  'packages/media/src/pdf',
  'packages/media/src/video/decoder',
  'packages/server/src/blobs',
  'packages/server/src/http',
  'packages/server/src/jobs',
  'packages/server/src/store',
  'packages/server/src/detection/submit.test.ts',
  'packages/server/src/workers/pipe',
  'packages/server/src/workers/hostile-code.test.ts',
];

ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'assay-node-'));
const run = (command, args, env = process.env) =>
  spawnSync(command, args, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
try {
  const name = `node-${process.platform}-${process.arch}`;
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (run('npm', ['install', ...options, `${name}@${NODE_VERSION}`]).status !== 0) process.exit(1);
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  // Programs that tests start by the name `node` are to be this one, too.
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  run(node, ['--version']);
  const wanted = process.argv.slice(2);
  const vitest = join(repositoryRoot, 'node_modules', 'vitest', 'vitest.mjs');
  process.exitCode = run(node, [vitest, 'run', ...(wanted.length > 0 ? wanted : CORE)], env).status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
