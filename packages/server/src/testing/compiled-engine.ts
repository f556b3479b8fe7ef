import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

/** Within the package: a module finds `@assay/...` from there, and a confined worker may read it. */
const COMPILED = fileURLToPath(new URL('../../dist/testing', import.meta.url));

/**
 * A module of tests that stands in place of the engine's own parts, compiled: a worker that has to compile it
 * itself loads a compiler first.
 * @param source a TypeScript module
 * @returns the compiled one, as `engineModule` wants it
 */
export function compiledEngine(source: URL): URL {
  const path = fileURLToPath(source);
  const { outputFiles } = buildSync({
    entryPoints: [path],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
  });
  const compiled = join(COMPILED, `${basename(path, '.ts')}.js`);
  mkdirSync(COMPILED, { recursive: true });
  // Tests in other processes read it meanwhile.
  writeFileSync(`${compiled}.${process.pid}`, outputFiles[0]!.contents);
  renameSync(`${compiled}.${process.pid}`, compiled);
  return pathToFileURL(compiled);
}
