/**
 * `npm run openapi`: writes packages/server/openapi.json and console-openapi.json as a running server
 * describes itself. Tests compare them.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../server.js';
import { readSettings } from '../settings.js';

const dataDirectory = await mkdtemp(join(tmpdir(), 'assay-openapi-'));
const server = await startServer(
  readSettings({ PORT: '0', ASSAY_DATA_DIR: dataDirectory, ASSAY_WORKERS: '1', ASSAY_LOG_LEVEL: 'silent' }),
);
try {
  for (const [path, file] of [
    ['/openapi.json', 'openapi.json'],
    ['/console/api/openapi.json', 'console-openapi.json'],
  ]) {
    const description: unknown = await (await fetch(`${server.baseUrl}${path}`)).json();
    await writeFile(new URL(`../../${file}`, import.meta.url), `${JSON.stringify(description, null, 2)}\n`);
  }
} finally {
  await server.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
