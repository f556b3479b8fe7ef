import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { AccessError, Assay, BusyError, InvalidRequestError, UnreachableError } from '../src/index.js';

const RETRIES = { attempts: 3, firstPauseMs: 1, longestPauseMs: 1000 };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let close: (() => Promise<unknown>) | undefined;
afterEach(() => close?.());

/** A server that gives its answers in turn, the last one ever after, and what it was asked. */
async function answering(...answers: Answer[]): Promise<{ assay: Assay; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    request
      .resume()
      .on('end', () => answers[Math.min(asked.length, answers.length) - 1]?.(request, response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { assay: new Assay({ baseUrl, apiKey: 'k', retries: RETRIES }), asked };
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
const cut: Answer = (request) => void request.socket.destroy();

const file = new Blob([new Uint8Array([1])]);
const stored = json(200, { result: { detectionId: 7 } });
const busy = json(
  503,
  { statusCode: 503, error: 'x', message: 'The analysis queue is full.' },
  { 'retry-after': '0' },
);

test('a submission whose answer is lost is sent again under the same Idempotency-Key, and with its key', async () => {
  const { assay, asked } = await answering(cut, busy, stored);
  expect(await assay.detections.create({ file, model: 'document' })).toEqual({ detectionId: 7 });
  const keys = asked.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(asked.map(({ headers }) => headers['x-api-key'])).toEqual(['k', 'k', 'k']);
});

test('two submissions have two Idempotency-Keys; a given one is kept', async () => {
  const { assay, asked } = await answering(stored);
  await assay.detections.create({ file, model: 'document' });
  await assay.detections.create({ file, model: 'document' });
  await assay.detections.create({ file, model: 'document', idempotencyKey: 'mine' });
  const [first, second, third] = asked.map(({ headers }) => headers['idempotency-key']);
  expect(first).not.toBe(second);
  expect(third).toBe('mine');
});

test('what stays busy becomes a BusyError after the last try', async () => {
  const { assay, asked } = await answering(busy);
  const error = await assay.detections.get(1).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(BusyError);
  expect(error).toMatchObject({ status: 503, message: 'The analysis queue is full.', retryAfterSeconds: 0 });
  expect(asked).toHaveLength(3);
});

test('a server that asks for a longer pause than the caller has is not waited for', async () => {
  const { assay, asked } = await answering(json(429, {}, { 'retry-after': '3600' }));
  await expect(assay.detections.get(1)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3600 });
  expect(asked).toHaveLength(1);
});

test('a wrong request is not sent again, and lists everything that is wrong', async () => {
  const detail = [{ loc: ['body', 'model'], msg: 'Input should be one of them', type: 'enum' }];
  const { assay, asked } = await answering(json(422, { detail }, { 'x-request-id': 'r-1' }));
  const error = await assay.detections.create({ file, model: 'document' }).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(InvalidRequestError);
  expect(error).toMatchObject({
    detail,
    requestId: 'r-1',
    message: 'body.model: Input should be one of them',
  });
  expect(asked).toHaveLength(1);
});

test('nor is one without access', async () => {
  const { assay, asked } = await answering(
    json(401, { statusCode: 401, error: 'Unauthorized', message: 'Unauthorized' }),
  );
  await expect(assay.files.get({ fileName: 'a' })).rejects.toBeInstanceOf(AccessError);
  expect(asked).toHaveLength(1);
});

test('no answer at all is an UnreachableError', async () => {
  const { assay, asked } = await answering(cut);
  await expect(assay.detections.get(1)).rejects.toBeInstanceOf(UnreachableError);
  expect(asked).toHaveLength(3);
});

test('an abort ends the wait between two tries', async () => {
  const { assay, asked } = await answering(json(503, {}, { 'retry-after': '1' }));
  const controller = new AbortController();
  const submitted = assay.detections.create({ file, model: 'document', signal: controller.signal });
  await expect.poll(() => asked.length).toBe(1);
  controller.abort(new Error('enough'));
  await expect(submitted).rejects.toThrow('enough');
});
