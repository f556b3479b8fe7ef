/**
 * `npm start`: installs and builds what is missing, then runs the server in this very process, so that
 * signals reach it.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, repositoryRoot } from './install.mjs';

/** How soon a stop that reached npm alone is noticed. */
const PARENT_CHECK_INTERVAL_MS = 250;

ensureInstalled();
await ensureBuilt();
stopWithParent();
const commandLine = join(repositoryRoot, 'packages', 'cli', 'dist', 'main.js');
process.argv = [process.execPath, commandLine, 'serve', ...process.argv.slice(2)];
await import(pathToFileURL(commandLine).href);

/**
 * npm runs this through a shell that dies of SIGTERM without passing it on, which would leave a server behind
 * that nobody knows of. So a parent that is gone counts as SIGTERM.
 */
function stopWithParent() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_INTERVAL_MS);
  timer.unref();
}
