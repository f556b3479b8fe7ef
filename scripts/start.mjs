/** `npm start`: installs and builds what is missing, then runs the server in this very process, so that signals reach it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, repositoryRoot } from './install.mjs';

ensureInstalled();
ensureBuilt();
const commandLine = join(repositoryRoot, 'packages', 'cli', 'dist', 'main.js');
process.argv = [process.execPath, commandLine, 'serve', ...process.argv.slice(2)];
await import(pathToFileURL(commandLine).href);
