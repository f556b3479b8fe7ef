import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { SettingsError } from '../settings-error.js';
import { openStore } from '../store/open.js';

let dataDirectory: string;
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'assay-starting-'));
});
afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }));

const secretFile = (name: string): string => {
  const path = join(dataDirectory, name);
  writeFileSync(path, name.repeat(32).slice(0, 32));
  chmodSync(path, 0o600);
  return path;
};

/** Starts and stops; the data folder stays. */
async function start(environment: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ ASSAY_DATA_DIR: dataDirectory, ...environment });
  await server.stop();
  return server;
}

test('a data folder starts with the secret that it was filled with, and with another one only after a reset', async () => {
  const [own, other] = [secretFile('own'), secretFile('other')];
  await start({ ASSAY_LINK_SECRET_FILE: own });
  const stopped = await start({ ASSAY_LINK_SECRET_FILE: own });
  for (const environment of [{ ASSAY_LINK_SECRET_FILE: other }, {}])
    await expect(start(environment)).rejects.toThrow(SettingsError);

  const store = await openStore(stopped);
  await store.resetLinkSecret();
  await store.close();
  await start({ ASSAY_LINK_SECRET_FILE: other });
  await expect(start({ ASSAY_LINK_SECRET_FILE: own })).rejects.toThrow(/another secret/);
}, 240_000);
