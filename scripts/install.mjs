/**
 * Set-up without dependencies: this file may use Node's built-ins only, since it runs before anything is
 * installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '..');

const OLDEST_NODE = [20, 19];

/** Stops with a sentence when this Node is too old: a syntax error from a dependency would not say so. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(`Assay needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
}

/** Runs `npm ci` when node_modules is absent or holds other packages than package-lock.json names. */
export function ensureInstalled() {
  requireNode();
  const lockPath = join(repositoryRoot, 'package-lock.json');
  const lockHash = createHash('sha256').update(readFileSync(lockPath)).digest('hex');
  const stampPath = join(repositoryRoot, 'node_modules', '.assay-lock-sha256');
  if (existsSync(stampPath) ? readFileSync(stampPath, 'utf8') === lockHash : installedByHandSince(lockPath))
    return;
  if (
    existsSync(stampPath) &&
    isInstalledAsLocked(JSON.parse(readFileSync(lockPath, 'utf8')), installedPackages()) &&
    // The list may be of another folder, whose files this one shares.
    Object.keys(installedPackages()).every((path) => existsSync(join(repositoryRoot, path, 'package.json')))
  ) {
    writeFileSync(stampPath, lockHash);
    return;
  }
  console.error('Installing dependencies (npm ci)...');
  // `--include=dev` because NODE_ENV=production would leave the compiler out; `shell` because npm is a .cmd
  // file on Windows; the arguments are constants.
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    cwd: repositoryRoot,
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('npm ci failed; see its output above.');
    process.exit(1);
  }
  writeFileSync(stampPath, lockHash);
}

const installedListPath = join(repositoryRoot, 'node_modules', '.package-lock.json');

/** What npm says that it installed, by path; nothing when it did not come to its end. */
const installedPackages = () =>
  existsSync(installedListPath) ? JSON.parse(readFileSync(installedListPath, 'utf8')).packages : {};

/**
 * Whether what is installed is what the lock file names for this platform: a lock file that changed for other
 * platforms alone asks for nothing.
 * @param {{ packages: Record<string, any> }} lock
 * @param {Record<string, any>} installed
 */
export function isInstalledAsLocked({ packages }, installed) {
  const isSame = (path) => {
    const [locked, found] = [packages[path], installed[path]];
    if (!locked || locked.link || found.link)
      return Boolean(locked?.link) === Boolean(found.link) && Boolean(locked);
    return locked.version === found.version && locked.integrity === found.integrity;
  };
  const isMissing = ([path, { optional, peer }]) =>
    path.includes('node_modules/') && !optional && !peer && !(path in installed);
  return (
    Object.keys(installed).length > 0 &&
    Object.keys(installed)
      .filter((path) => path.includes('node_modules/'))
      .every(isSame) &&
    !Object.entries(packages).some(isMissing)
  );
}

/** npm writes this file last: somebody ran `npm ci` or `npm install` after the lock came. */
function installedByHandSince(lockPath) {
  return existsSync(installedListPath) && statSync(installedListPath).mtimeMs >= statSync(lockPath).mtimeMs;
}
