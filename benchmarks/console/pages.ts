/**
 * Time of a page in the console, drawn before and drawn anew, over HTTP and N records; the server runs from its build.
 * `node scripts/run-source.mjs benchmarks/console/pages.ts [N=1000000] [rounds=50]`
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { constants, copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ADMINISTRATOR,
  callerWith,
  cookieOf,
} from '../../packages/server/src/console/testing/console-caller.js';
import { detectionForm } from '../../packages/server/src/http/testing/test-server.js';
import { filledDatabase } from '../store/fill-database.js';
import { LatencyTable } from '../store/latencies.js';

const count = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 50);
const KEY = 'a-key-of-this-benchmark-of-40-characters';
const pathOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

spawnSync(process.execPath, [pathOf('scripts/build.mjs')], { stdio: 'inherit' });
const dataDirectory = mkdtempSync(join(tmpdir(), 'assay-console-bench-'));
copyFileSync(filledDatabase(count), join(dataDirectory, 'assay.db'), constants.COPYFILE_FICLONE);
// From its build as in use: a worker that runs from sources takes so much memory for compiling them that it ends with each page.
const serving = spawn(process.execPath, [pathOf('packages/server/src/testing/serve.mjs')], {
  env: {
    PATH: process.env.PATH,
    PORT: '0',
    ASSAY_DATA_DIR: dataDirectory,
    ASSAY_WORKERS: '1',
    ASSAY_BOOTSTRAP_API_KEY: KEY,
  },
});
try {
  const { localUrl, setupToken } = await whereItListens();
  const submitted = await fetch(`${localUrl}/v1/detection`, {
    method: 'POST',
    headers: { 'x-api-key': KEY },
    body: detectionForm({
      file: new Blob([readFileSync(pathOf('examples/statement-edited.pdf'))]),
      fileName: 'statement.pdf',
    }),
  });
  const { result } = (await submitted.json()) as { result: { detectionId: number } };
  const at = { localUrl };
  const call = callerWith(
    at,
    cookieOf(await callerWith(at)('POST', '/setup', { token: setupToken, ...ADMINISTRATOR })),
  );
  const draw = async (side: number): Promise<void> => {
    const response = await call('GET', `/detections/${result.detectionId}/pages/1.webp?side=${side}`);
    if (!response.ok) throw new Error(`a page was answered with ${response.status}`);
    await response.arrayBuffer();
  };
  const pages = new LatencyTable();
  await pages.of('floor: the session').measure(() => call('GET', '/session'));
  // The worker that draws starts with the first page.
  await pages.of('page: the first of all').measure(() => draw(1600));
  for (let round = 1; round <= rounds; round += 1) {
    await pages.of('floor: the session').measure(() => call('GET', '/session'));
    await pages.of('page: drawn before').measure(() => draw(1600));
    // Each size is drawn anew; around the one that the console asks for.
    await pages.of('page: drawn anew').measure(() => draw(1600 + round));
  }
  pages.print(`Pages, over ${count} records; processor time is the caller's alone`);
} finally {
  serving.kill('SIGKILL');
  await once(serving, 'exit');
  rmSync(dataDirectory, { recursive: true, force: true });
}

async function whereItListens(): Promise<{ localUrl: string; setupToken: string }> {
  let output = '';
  for await (const chunk of serving.stdout) {
    output += String(chunk);
    const localUrl = /listens on (\S+)/.exec(output)?.[1];
    const setupToken = /\/setup#(\S+)/.exec(output)?.[1];
    if (localUrl && setupToken) return { localUrl, setupToken };
  }
  throw new Error(`the server did not start: ${output}`);
}
