import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { V8_OPTIONS } from '../v8-options.js';

const BUILT = fileURLToPath(new URL('../../../dist/workers/worker/', import.meta.url));
const FILES = ['compiled-program.js', 'program.cjs', 'program.compiled'];
const OPTIONS = [...V8_OPTIONS, '--expose-gc'];

/** Beside the build's own, since the program looks for libraries from where it lies. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(BUILT, 'program-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Loads a copy of the program in a process of its own. */
function loaded(options: readonly string[], spoil: (folder: string) => void = () => {}): unknown {
  const copy = mkdtempSync(join(folder, 'copy-'));
  for (const name of FILES) cpSync(join(BUILT, name), join(copy, name));
  spoil(copy);
  const look = `
    const { loadProgram } = await import(${JSON.stringify(join(copy, 'compiled-program.js'))});
    const { program, isCompiled } = loadProgram();
    const { getHeapStatistics } = await import('node:v8');
    const heapMb = Math.round(getHeapStatistics().heap_size_limit / 1024 / 1024);
    console.log(JSON.stringify({ isCompiled, starts: typeof program.startWorker, heapMb }));`;
  return JSON.parse(
    execFileSync(process.execPath, [...options, '--input-type=module', '-e', look], { encoding: 'utf8' }),
  );
}

test('the program, which is read as Latin-1, is spelled in ASCII', () => {
  expect(readFileSync(join(BUILT, 'program.cjs')).filter((byte) => byte > 0x7f).length).toBe(0);
});

test('what the build compiled is taken, whatever the size of the heap, which stays as it was set', () => {
  const [small, large] = [900, 1500].map((megabytes) =>
    loaded([...OPTIONS, `--max-old-space-size=${megabytes}`]),
  ) as { heapMb: number }[];
  expect(small).toMatchObject({ isCompiled: true, starts: 'function' });
  expect(large).toMatchObject({ isCompiled: true, starts: 'function' });
  expect(large!.heapMb - small!.heapMb).toBe(600);
});

test('other options of V8 have all compiled anew', () => {
  expect(loaded([...OPTIONS, '--no-opt'])).toMatchObject({ isCompiled: false, starts: 'function' });
});

test.each<[string, (copy: string) => void]>([
  ['of another program', (copy) => appendFileSync(join(copy, 'program.cjs'), '\n')],
  ['that was cut off', (copy) => writeFileSync(join(copy, 'program.compiled'), Buffer.alloc(40))],
  ['that is empty', (copy) => writeFileSync(join(copy, 'program.compiled'), '')],
  ['that is missing', (copy) => rmSync(join(copy, 'program.compiled'))],
])('code %s is not taken', (_, spoil) => {
  expect(loaded(OPTIONS, spoil)).toMatchObject({ isCompiled: false, starts: 'function' });
});
