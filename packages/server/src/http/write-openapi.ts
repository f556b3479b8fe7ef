/**
 * `npm run openapi`: writes packages/server/openapi.json as a running server describes itself. A test
 * compares the two.
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
  const description: unknown = await (await fetch(`${server.baseUrl}/openapi.json`)).json();
  await writeFile(
    new URL('../../openapi.json', import.meta.url),
    `${JSON.stringify(description, null, 2)}\n`,
  );
} finally {
  await server.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
