import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { detectionForm, PNG, startTestServer, type TestServer } from './testing/test-server.js';

const MEGABYTE = 1024 * 1024;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ASSAY_MAX_UPLOAD_MB: '1', ASSAY_ORGANIZATION_LIMIT: '4' });
});
afterAll(() => server.end());

const TOO_LARGE = {
  statusCode: 413,
  error: 'Payload Too Large',
  message: 'The upload is larger than this server accepts.',
  code: 'UPLOAD_TOO_LARGE',
};
const padded = (length: number): Blob => new Blob([PNG, new Uint8Array(length - PNG.length)]);
const sendRaw = (
  body: string | Uint8Array<ArrayBuffer>,
  contentType = 'multipart/form-data; boundary=b',
): Promise<Response> =>
  server.request('/v1/detection', { method: 'POST', headers: { 'content-type': contentType }, body });

test('an upload of exactly the limit is examined, one byte more is 413', async () => {
  expect((await server.submit({ file: padded(MEGABYTE) })).status).toBe(200);
  const response = await server.submit({ file: padded(MEGABYTE + 1) });
  expect([response.status, await response.json()]).toEqual([413, TOO_LARGE]);
});

test('an upload far over the limit gets its answer too, told in advance or not', async () => {
  const declared = await server.submit({ file: padded(9 * MEGABYTE) });
  expect([declared.status, await declared.json()]).toEqual([413, TOO_LARGE]);
  const { body, headers } = new Response(detectionForm({ file: padded(3 * MEGABYTE) }));
  const chunked = await server.request('/v1/detection', {
    method: 'POST',
    headers: { 'content-type': headers.get('content-type') ?? '' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect([chunked.status, await chunked.json()]).toEqual([413, TOO_LARGE]);
  expect(await server.uploadsOnTheirWay()).toEqual([]);
});

test('the limit holds for a file that is ignored as well', async () => {
  const form = detectionForm();
  form.append('attachment', padded(MEGABYTE + 1), 'big.bin');
  expect((await server.submit(form)).status).toBe(413);
});

test('a field that is longer than any good one is refused', async () => {
  const response = await server.submit({ tags: `{"a":"${'x'.repeat(MEGABYTE)}"}` });
  expect(await response.json()).toMatchObject({
    detail: [{ loc: ['body', 'tags'], type: 'string_too_long' }],
  });
});

test('fields that are longer together than any form of ours are refused while they come', async () => {
  const form = detectionForm();
  for (const name of ['tags', 'country', 'photocopy', 'else']) form.append(name, 'x'.repeat(0.6 * MEGABYTE));
  expect((await server.submit(form)).status).toBe(413);
});

test('a word that every object knows is no boolean', async () => {
  for (const word of ['__proto__', 'constructor', 'toString']) {
    const response = await server.submit({ photocopy: word });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { detail: [{ loc: ['body', 'photocopy'] }] },
    ]);
  }
});

test('no cache keeps an answer, be it an error', async () => {
  for (const path of ['/v1/detection', '/v1/detection/999', '/v1/nothing'])
    expect((await server.request(path)).headers.get('cache-control')).toBe('no-store');
});

test('a body with a bad chunk size is answered, and holds no stop', async () => {
  const own = await startTestServer();
  const socket = connect({ port: Number(new URL(own.baseUrl).port), host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.write(
    `POST /v1/detection HTTP/1.1\r\nhost: x\r\nx-api-key: ${own.key}\r\nidempotency-key: k\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
  );
  await vi.waitFor(() => expect(answer).toMatch(/^HTTP\/1\.1 400 /), 5000);
  await own.end();
  socket.destroy();
  // Said by a stop that waits in vain until its limit.
  expect(own.log.map(({ msg }) => msg)).not.toContain('stopping with analyses still running');
}, 30_000);

test.each([
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/mixed; boundary=b',
  '',
])('%j is 415', async (contentType) => {
  const response = await sendRaw('{}', contentType);
  expect([response.status, await response.json()]).toEqual([
    415,
    {
      statusCode: 415,
      error: 'Unsupported Media Type',
      message: 'Send the request as multipart/form-data.',
      code: 'NOT_MULTIPART',
    },
  ]);
});

test('the media type is read in any case', async () => {
  const { headers } = new Response(detectionForm());
  const boundary = headers.get('content-type')?.split('boundary=')[1];
  expect(boundary).toBeTruthy();
  expect((await sendRaw(`--${boundary}--\r\n`, `Multipart/Form-Data; boundary=${boundary}`)).status).toBe(
    422,
  );
});

const FILE_HEAD = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
test.each([
  ['no boundary in the header', 'x', 'multipart/form-data'],
  ['an empty body', '', undefined],
  ['no part', 'text', undefined],
  ['a part that never ends', `${FILE_HEAD}abc`, undefined],
  ['a header that never ends', '--b\r\ncontent-disposition: form-data; name="file"', undefined],
])('%s is a malformed body', async (_what, body, contentType) => {
  const response = await sendRaw(body, contentType);
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { detail: [{ loc: ['body'], type: 'multipart_invalid' }] },
  ]);
  expect(await server.uploadsOnTheirWay()).toEqual([]);
});

test('a form of more parts than any of ours is told that limit', async () => {
  const response = await sendRaw('--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n\r\n'.repeat(101));
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      detail: [
        {
          loc: ['body'],
          msg: 'A form should have at most 100 parts',
          type: 'too_long',
          ctx: { max_length: 100 },
        },
      ],
      code: 'VALIDATION_FAILED',
    },
  ]);
});

test('a client that goes away in the middle leaves nothing behind', async () => {
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  socket.write(
    `POST /v1/detection HTTP/1.1\r\nhost: x\r\nx-api-key: ${server.key}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 500000\r\n\r\n${FILE_HEAD}`,
  );
  socket.write(Buffer.alloc(100_000));
  await vi.waitFor(async () => expect(await server.uploadsOnTheirWay()).toHaveLength(1), 5000);
  socket.destroy();
  await vi.waitFor(async () => expect(await server.uploadsOnTheirWay()).toEqual([]), 5000);
});

test('an upload that is slower than the time limit is ended with 408', async () => {
  const slow = await startTestServer({ ASSAY_REQUEST_TIME_LIMIT_S: '1' });
  const socket = connect(Number(new URL(slow.baseUrl).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.write(
    `POST /v1/detection HTTP/1.1\r\nhost: x\r\nx-api-key: ${slow.key}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9\r\n\r\n--b`,
  );
  await vi.waitFor(() => expect(answer).toContain('\r\n\r\n'), 10_000);
  expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*x-request-id: [0-9a-f-]{36}[\s\S]*"statusCode":408/);
  socket.destroy();
  await slow.end();
});

/** A submission of which the headers alone are sent, and what comes back. */
function sendHeaders(key: string, bodyBytes: number, ...headers: string[]) {
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  const lines = ['host: x', `x-api-key: ${key}`, `content-length: ${bodyBytes}`, ...headers];
  socket.write(`POST /v1/detection HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return {
    socket,
    answered: () => vi.waitFor(() => expect(answer).toContain('\r\n\r\n'), 20_000).then(() => answer),
  };
}
const FORM = 'content-type: multipart/form-data; boundary=b';

test('of a body that nobody wants little is received', async () => {
  const { socket, answered } = sendHeaders('wrong', 200 * MEGABYTE, FORM);
  expect(await answered()).toMatch(/^HTTP\/1\.1 401 /);
  const piece = Buffer.alloc(MEGABYTE);
  let sent = 0;
  socket.on('drain', () => {
    sent += 1;
    socket.write(piece);
  });
  socket.write(piece);
  await new Promise((resolve) => socket.once('close', resolve));
  // What the buffers of the system hold is sent, too.
  expect(sent).toBeLessThan(50);
}, 60_000);

test('a submission too many is turned away before its body is sent; one of another organization is not', async () => {
  const other = await server.createKey({ organization: 'other' });
  const early = [1, 2, 3, 4].map(() => sendHeaders(server.key, 1000, FORM, 'expect: 100-continue'));
  // Whoever asks first is told to go on by who reads the body.
  for (const { answered } of early) expect(await answered()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  for (const headers of [[], ['prefer: respond-async'], ['expect: 100-continue']]) {
    const { socket, answered } = sendHeaders(server.key, 1000, FORM, ...headers);
    const answer = await answered();
    expect(answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 5/);
    expect(answer).toContain('Too many submissions of this organization at once; retry later.');
    socket.destroy();
  }
  const theirs = sendHeaders(other, 1000, FORM, 'expect: 100-continue');
  expect(await theirs.answered()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  for (const { socket } of [...early, theirs]) socket.destroy();
}, 60_000);

test('requests that are sent at once on one connection are all answered, in their order', async () => {
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  let answers = '';
  socket.on('data', (chunk) => {
    answers += chunk.toString();
  });
  const get = `GET /v1/detection/999 HTTP/1.1\r\nhost: x\r\nx-api-key: ${server.key}\r\n\r\n`;
  const part = (name: string, content: string | Uint8Array, more = ''): Buffer =>
    Buffer.concat([
      Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
      Buffer.from(content as Uint8Array),
      Buffer.from('\r\n'),
    ]);
  const post = (...parts: Buffer[]): Buffer => {
    const body = Buffer.concat([...parts, Buffer.from('--b--\r\n')]);
    const head = `POST /v1/detection HTTP/1.1\r\nhost: x\r\nx-api-key: ${server.key}\r\n${FORM}`;
    return Buffer.concat([Buffer.from(`${head}\r\ncontent-length: ${body.length}\r\n\r\n`), body]);
  };
  const good = post(part('model', 'document'), part('file', PNG, '; filename="a.png"'));
  const unauthorized = 'POST /v1/detection HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nabcde';
  const twice = post(part('tags', '1'), part('tags', '2'));
  const requests = [get, post(part('model', 'none')), unauthorized, twice, good, get];
  socket.write(Buffer.concat(requests.map((request) => Buffer.from(request as Uint8Array))));
  const statuses = (): (string | undefined)[] =>
    [...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status);
  await vi.waitFor(() => expect(statuses()).toEqual(['404', '422', '401', '422', '200', '404']), 20_000);
  socket.destroy();
}, 60_000);
