import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ownAddress } from '../scripts/own-address.mjs';

/**
 * Puts a benchmark and the sources that it takes from this repository into one file, so that nothing is compiled where
 * it is measured: a process that compiles as it loads keeps every module's source map, the packages' too, and held
 * 212 MB after a statement in place of 66, which its collector walks again and again (2026-11-30).
 * @param path of the benchmark
 * @param folder of the repository where the file is laid down; packages are found from there
 * @returns where it lies
 */
export async function bundled(path: string, folder: string): Promise<string> {
  const outfile = join(folder, 'benchmark.mjs');
  await build({
    entryPoints: [path],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [ownAddress(/\.ts$/, (source) => JSON.stringify(pathToFileURL(source).href))],
  });
  return outfile;
}
