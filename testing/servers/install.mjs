/**
 * Installs the servers that tests run against, from a lock of their own: `npm start` has no use for them.
 * Node's built-ins only.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

/** Runs `npm ci` here when what is installed is not what the lock names. */
export function ensureTestServers() {
  const lockHash = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const stampPath = join(folder, 'node_modules', '.assay-lock-sha256');
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === lockHash) return;
  console.error('Installing the servers that tests run against (npm ci)...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    cwd: folder,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed in testing/servers; see its output above');
  writeFileSync(stampPath, lockHash);
}
