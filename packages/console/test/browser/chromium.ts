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

/** What Playwright waits for anything: a loaded machine takes many times what an idle one does. */
const PATIENCE_MS = 240_000;

/**
 * The browser named by `ASSAY_CHROMIUM`, else Debian's; the tests' set-up installs it where it can.
 * @throws where there is none: these tests do not pass without having looked
 */
function findChromium(): string {
  const path = process.env.ASSAY_CHROMIUM ?? '/usr/bin/chromium';
  if (existsSync(path)) return path;
  throw new Error('No Chromium: install Debian’s package "chromium", or name one in ASSAY_CHROMIUM.');
}

export interface Browser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** A browser with a profile of its own, whose owner reads this language. */
export async function startBrowser(locale = 'en-US'): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'assay-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: FLAGS,
    viewport: { width: 1440, height: 900 },
    locale,
    timezoneId: 'UTC',
    permissions: ['clipboard-read', 'clipboard-write'],
    timeout: PATIENCE_MS,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return {
    context,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
