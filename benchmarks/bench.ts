/**
 * `npm run bench` lists the benchmarks; `npm run bench -- NAME [ARGUMENT...]` runs one,
 * `npm run bench -- FOLDER` all of a folder. A benchmark is a file in a folder here whose opening comment
 * says how it is run. What is measured is the build, as it is served: from its sources, which `scripts/run-source.mjs`
 * runs, a photo takes a sixth more (1,570 against 1,349 ms; 2026-11-30).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALLOCATOR } from '../packages/server/src/workers/allocator.js';
import { V8_OPTIONS } from '../packages/server/src/workers/v8-options.js';
import { bundled } from './bundled.js';

interface Benchmark {
  /** `<folder>/<file>` without the extension. */
  readonly name: string;
  readonly path: string;
  /** First sentence of the opening comment. */
  readonly sentence: string;
}

/** No benchmark may run longer: one that hangs must not hang whoever waits for it. */
const TIME_LIMIT_MS = 30 * 60_000;

const folder = fileURLToPath(new URL('.', import.meta.url));
const build = fileURLToPath(new URL('../scripts/build.mjs', import.meta.url));

function describe(folderName: string, fileName: string): Benchmark[] {
  const path = join(folder, folderName, fileName);
  const comment =
    /^\/\*\*(.*?)\*\//s.exec(readFileSync(path, 'utf8'))?.[1]?.replace(/\s*\n \*\s?/g, ' ') ?? '';
  if (!comment.includes(`run-source.mjs benchmarks/${folderName}/${fileName}`)) return [];
  return [
    {
      name: `${folderName}/${fileName.replace(/\.ts$/, '')}`,
      path,
      sentence: comment.trim().replace(/[.;:]\s.*$/s, ''),
    },
  ];
}

const benchmarks = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    readdirSync(join(folder, name)).flatMap((file) => (file.endsWith('.ts') ? describe(name, file) : [])),
  );

const [wanted, ...args] = process.argv.slice(2);
const chosen = benchmarks.filter(({ name }) => name === wanted || name.startsWith(`${wanted}/`));
if (wanted === undefined || chosen.length === 0) {
  if (wanted !== undefined) console.error(`There is no benchmark "${wanted}".`);
  for (const { name, sentence } of benchmarks) console.log(`${name.padEnd(24)} ${sentence}.`);
  process.exit(wanted === undefined ? 0 : 1);
}

if (spawnSync(process.execPath, [build], { stdio: 'inherit' }).status !== 0) process.exit(1);

const bundles = mkdtempSync(fileURLToPath(new URL('../node_modules/.assay-bench-', import.meta.url)));
process.once('exit', () => rmSync(bundles, { recursive: true, force: true }));
let failed = 0;
for (const { name, path } of chosen) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(
    process.execPath,
    [...V8_OPTIONS, '--expose-gc', await bundled(path, bundles), ...args],
    {
      stdio: 'inherit',
      env: { ...process.env, GLIBC_TUNABLES: ALLOCATOR },
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
    },
  );
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
