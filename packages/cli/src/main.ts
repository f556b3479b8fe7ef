#!/usr/bin/env node
import { EXIT_CODES } from './exit-codes.js';
import { run } from './run.js';

// `assay scan ... | head`: whoever reads no further has what they wanted. Anything else, as a full disk, is a fault:
// thrown, it would end the process with 1, which says something of documents.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT_CODES.UNREAD[0]);
  process.stderr.write(`error: the output cannot be written: ${error.message}\n`);
  process.exit(EXIT_CODES.FAILED[0]);
});

const exitCode = await run(process.argv.slice(2));
if (exitCode !== undefined) process.exitCode = exitCode;
