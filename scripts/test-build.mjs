/** Runs before the tests of the server, the command line and the console: their workers load the other packages from their build. */
import { ensureBuilt } from './build.mjs';

export async function setup() {
  await ensureBuilt();
}
