import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What the page leaves to the reader's program. */
const OF_THE_READER = `
declare function lastCursor(): Promise<string>;
declare function keepCursor(cursor: string): Promise<void>;
declare function holdApplication(detectionId: number): Promise<void>;
`;

const STRICT = {
  ...{
    target: 'ES2023',
    lib: ['ES2023'],
    module: 'NodeNext',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  },
  ...{ types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] },
  ...{ paths: { '@assay/client': [join(ROOT, 'packages/client/src/index.ts')] } },
};

test('the examples of the client’s page are TypeScript that a strict compiler takes', async () => {
  const page = await readFile(join(ROOT, 'docs/client.md'), 'utf8');
  const blocks = [...page.matchAll(/^```ts\n([\s\S]*?)^```/gmu)].map(([, block]) => block);
  expect(blocks.length).toBeGreaterThan(2);
  const folder = await mkdtemp(join(tmpdir(), 'assay-client-page-'));
  try {
    await writeFile(join(folder, 'page.mts'), [...blocks, OF_THE_READER].join('\n'));
    const settings = { compilerOptions: STRICT, files: ['page.mts'] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const run = promisify(execFile)(process.execPath, [compiler, '-p', folder, '--pretty', 'false']);
    const said = await run.catch((failed: unknown) => failed as { readonly stdout: string });
    expect(said.stdout).toBe('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
