import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detectionForm } from '../http/testing/test-server.js';
import {
  KEY,
  killServingProcesses,
  type ServingProcess,
  serveInProcess,
} from '../testing/serve-in-process.js';
import { type Receiver, startReceiver } from './testing/receiver.js';

let dataDirectory: string;
let receiver: Receiver;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'assay-killed-'));
  receiver = await startReceiver();
});
afterEach(async () => {
  await killServingProcesses();
  await receiver.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** A server in a process of its own, on the folder of the one before. @param hosts that it may send to */
const serve = (hosts?: string): Promise<ServingProcess> =>
  serveInProcess({
    ASSAY_DATA_DIR: dataDirectory,
    ...(hosts && { ASSAY_WEBHOOK_HOSTS: hosts }),
  });

test('a kill -9 between the record and its delivery loses nothing: the next process sends it', async () => {
  const first = await serve('127.0.0.1');
  const headers = { 'x-api-key': KEY };
  const made = await fetch(`${first.baseUrl}/v1/webhooks`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ url: receiver.url }),
  });
  expect(made.status).toBe(201);
  first.child.kill('SIGKILL');

  // One that may send nowhere: what it concludes is certainly not delivered when it is killed.
  const second = await serve();
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      fetch(`${second.baseUrl}/v1/detection`, { method: 'POST', headers, body: detectionForm() }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  second.child.kill('SIGKILL');
  expect(receiver.received).toEqual([]);

  await serve('127.0.0.1');
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(3);
  const ids = receiver.received.map(({ body }) => JSON.parse(body).data.detectionId);
  expect(new Set(ids).size).toBe(3);
}, 240_000);
