#!/usr/bin/env node
import { run } from './run.js';

const exitCode = await run(process.argv.slice(2));
if (exitCode !== undefined) process.exitCode = exitCode;
