import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodePng } from '@assay/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiledEngine } from '../testing/compiled-engine.js';
import { startAnalyst } from './analyst.js';
import type { SandboxKind } from './sandbox/launch.js';
import { ATTEMPTS, type Targets } from './testing/hostile-checks.js';
import { sandboxOfWorkers } from './worker-launch.js';

const engineModule = compiledEngine(new URL('./testing/hostile-checks.ts', import.meta.url));
// In the home folder, since every sandbox has a /tmp of its own.
const folder = mkdtempSync(join(homedir(), '.assay-hostile-'));
const server: Server = createServer((socket) => socket.destroy());
let targets: Targets;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const [secretFile, otherUpload] = [join(folder, 'link-secret'), join(folder, 'other.pdf')];
  writeFileSync(secretFile, 'x'.repeat(32), { mode: 0o600 });
  writeFileSync(otherUpload, 'another document', { mode: 0o600 });
  const port = typeof address === 'object' && address ? address.port : 0;
  targets = { serverProcessId: process.pid, port, secretFile, dataFolder: folder, otherUpload };
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** What hostile code in a real worker reaches. */
async function reached(
  sandbox: 'required' | 'off',
  sandboxKinds?: readonly SandboxKind[],
): Promise<string[]> {
  const analyst = await startAnalyst({
    workers: 1,
    queueLimit: 1,
    timeLimitMs: 10_000,
    memoryLimitMb: 700,
    engineModule,
    ownCheckIds: ['test.hostile'],
    sandbox,
    ...(sandboxKinds && { sandboxKinds }),
  });
  try {
    const image = await encodePng(new Uint8Array(16 * 16 * 4).fill(200), 16, 16);
    const path = join(folder, 'hostile.png');
    writeFileSync(path, Buffer.concat([image, Buffer.from(JSON.stringify(targets))]));
    const { checks } = await analyst.examine({ path, format: 'png' });
    const outcome = checks[0]?.outcome;
    if (outcome?.kind !== 'examined') throw new Error(`the hostile check did not end: ${outcome?.kind}`);
    return JSON.parse(outcome.finding.summary);
  } finally {
    await analyst.close();
  }
}

test('a confined worker finds what an unconfined one finds, with every check', async () => {
  const path = fileURLToPath(new URL('../../../../examples/statement-edited.pdf', import.meta.url));
  const found: unknown[] = [];
  for (const sandbox of ['off', 'auto'] as const) {
    const analyst = await startAnalyst({
      workers: 1,
      queueLimit: 1,
      timeLimitMs: 60_000,
      memoryLimitMb: 2048,
      sandbox,
    });
    const { checks } = await analyst.examine({ path, format: 'pdf', receivedOn: '2026-11-28' });
    await analyst.close();
    expect(checks.filter(({ outcome }) => outcome.kind === 'broken')).toEqual([]);
    found.push(checks);
  }
  expect(found[1]).toEqual(found[0]);
}, 120_000);

const isLinux = process.platform === 'linux';

test.runIf(isLinux)('without a sandbox, hostile code in a worker reaches all that it tries', async () => {
  expect(await reached('off')).toEqual([...ATTEMPTS]);
});

test.for<SandboxKind>(['bubblewrap', 'namespaces'])(
  'hostile code in a worker that %s confines reaches nothing',
  async (kind, { skip }) => {
    if (sandboxOfWorkers('auto', engineModule, [kind]).kind === 'none')
      skip(`${kind} cannot confine a process on this machine: not installed, or no user namespaces`);
    expect(await reached('required', [kind])).toEqual([]);
  },
);
