import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';

/** Nothing of the browser's own may call out, and nothing of an earlier run may be left. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser named by `ASSAY_CHROMIUM`, else the system's; on Debian as root it is installed where it is missing.
 * @throws where there is none: these tests do not pass without having looked
 */
function findChromium(): string {
  const named = process.env.ASSAY_CHROMIUM;
  const there = (): string | undefined => (named ? [named] : PLACES).find((path) => existsSync(path));
  const found = there();
  if (found) return found;
  if (!named && process.getuid?.() === 0)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  const installed = there();
  if (installed) return installed;
  throw new Error('No Chromium: install Debian’s package "chromium", or name one in ASSAY_CHROMIUM.');
}

export interface Browser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** A browser with a profile of its own. */
export async function startBrowser(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'assay-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: FLAGS,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  return {
    context,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
