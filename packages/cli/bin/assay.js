#!/usr/bin/env node
// npm links the command where this file is when it installs, which is before anything is built.
import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);
if (existsSync(built)) await import(built.href);
else {
  process.stderr.write('Assay is not built yet: run `npm start` or `npm run build` first.\n');
  process.exitCode = 1;
}
