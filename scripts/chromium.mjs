/** What the console's tests look at it with. Node's built-ins only. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian's package puts it. */
const PROGRAM = '/usr/bin/chromium';

/**
 * Installs Debian's Chromium where there is none and this is Debian as root, as in a container. Elsewhere nothing
 * happens: the tests that need a browser say so.
 */
export function ensureChromium() {
  if (process.env.ASSAY_CHROMIUM || existsSync(PROGRAM) || process.getuid?.() !== 0) return;
  if (!existsSync('/usr/bin/apt-get')) return;
  console.error('Installing Chromium for the console’s tests (apt-get)...');
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => apt('install', '--yes', '--no-install-recommends', 'chromium');
  // A fresh container has no lists of packages, or old ones.
  if (!install()) void (apt('update') && install());
}
