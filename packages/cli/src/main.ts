#!/usr/bin/env node
import { EXIT_CODES } from './exit-codes.js';
import { run } from './run.js';

// `assay scan ... | head`: whoever reads no further has what they wanted. Anything else is a fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT_CODES.UNREAD[0]);
  throw error;
});

const exitCode = await run(process.argv.slice(2));
if (exitCode !== undefined) process.exitCode = exitCode;
