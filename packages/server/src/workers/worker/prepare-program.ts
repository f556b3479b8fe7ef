/** A program of the build: runs a worker's program as far as its engine, and keeps what V8 compiled of it. */
import { loadProgram } from './compiled-program.js';

const { program, keep } = loadProgram();
await program.startEngine({ trustedRoots: [], credentialTrustList: [] });
keep();
process.exit();
