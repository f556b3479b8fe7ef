import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/**
 * A worker's program with all of our packages as one function; the build (`scripts/build.mjs`) lays it beside this file. A
 * module cannot be handed what V8 made of it before on Node 20, a script can.
 */
const PROGRAM = new URL('./program.cjs', import.meta.url);
/** What V8 compiled of it when the build ran it, led by the digest of the program that it was made of. */
const COMPILED = new URL('./program.compiled', import.meta.url);
const DIGEST_BYTES = 32;

type Program = typeof import('./program.js');

/**
 * Runs the program as far as its exports. What V8 compiled before is taken where it was made of the same text by the same V8
 * with the same options; otherwise all is compiled anew, which costs time alone.
 * @returns `keep` lays down what V8 has compiled by then
 */
export function loadProgram(): { readonly program: Program; readonly isCompiled: boolean; keep(): void } {
  const text = readFileSync(PROGRAM);
  const digest = createHash('sha256').update(text).digest();
  const kept = existsSync(COMPILED) ? readFileSync(COMPILED) : undefined;
  const cachedData = kept?.subarray(0, DIGEST_BYTES).equals(digest) ? kept.subarray(DIGEST_BYTES) : undefined;
  const script = withoutHeapSize(
    () =>
      new Script(text.toString('latin1'), {
        filename: fileURLToPath(PROGRAM),
        ...(cachedData && { cachedData }),
      }),
  );
  const run = script.runInThisContext() as (...given: unknown[]) => void;
  const require = createRequire(PROGRAM);
  const module = { exports: {} };
  run(
    module,
    module.exports,
    require,
    PROGRAM.href,
    (name: string) => pathToFileURL(require.resolve(name)).href,
    // In a script that was compiled before, `import()` does not work on Node 20.
    (name: string) => import(name),
  );
  return {
    program: module.exports as Program,
    isCompiled: cachedData !== undefined && script.cachedDataRejected === false,
    keep: () =>
      writeFileSync(COMPILED, Buffer.concat([digest, withoutHeapSize(() => script.createCachedData())])),
  };
}

/** V8 compares all of its options, and each server gives its workers a size of heap of its own, which has been set up by now. */
function withoutHeapSize<T>(make: () => T): T {
  const given = process.execArgv.find((option) => option.startsWith('--max-old-space-size='));
  if (given === undefined) return make();
  setFlagsFromString('--max-old-space-size=0');
  try {
    return make();
  } finally {
    setFlagsFromString(given);
  }
}
