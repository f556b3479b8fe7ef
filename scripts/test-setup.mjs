/** Runs before all tests: some look at what the browser shows or prints. */
import { ensureChromium } from './chromium.mjs';

export function setup() {
  ensureChromium();
}
