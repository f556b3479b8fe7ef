/** Runs before all tests: the server's load the other packages from their build, the console's use a browser. */
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';

export async function setup() {
  await ensureBuilt();
  ensureChromium();
}
