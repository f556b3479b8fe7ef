import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { bundled } from './bundled.js';

test('one file that plain Node runs, in which each source knows where it lay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bundled-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    join(folder, 'main.ts'),
    "import { from } from './part.js';\nconst own: string = import.meta.url;\nconsole.log(own, from);\n",
  );
  await writeFile(join(folder, 'part.ts'), 'export const from: string = import.meta.url;\n');
  const file = await bundled(join(folder, 'main.ts'), join(folder, 'out'));
  const sources = ['main.ts', 'part.ts'].map((name) => pathToFileURL(join(folder, name)).href);
  expect(execFileSync(process.execPath, [file], { encoding: 'utf8' })).toBe(`${sources.join(' ')}\n`);
});
