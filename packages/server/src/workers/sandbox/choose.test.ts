import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { strictestSandbox } from './choose.js';

test.each(['bubblewrap', 'namespaces'] as const)(
  'code that lies below /tmp is confined by %s as code elsewhere is',
  async (kind) => {
    const folders = await Promise.all(
      [tmpdir(), homedir()].map((place) => mkdtemp(join(place, 'assay-code-'))),
    );
    try {
      for (const folder of folders) await writeFile(join(folder, 'code.js'), '');
      const [below, elsewhere] = folders.map((folder) => strictestSandbox([folder], process.env, [kind]));
      expect(below).toEqual(elsewhere);
    } finally {
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    }
  },
);
