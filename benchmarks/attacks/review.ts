/**
 * The attacks of the review of 2026-11-28 that show from outside, made on a server of a checkout: says which succeed.
 *
 *   node scripts/run-source.mjs benchmarks/attacks/review.ts [CHECKOUT [PART...]]
 *
 * Needs Linux, and the build of CHECKOUT, which is this one where none is named; of an earlier commit it is a worktree
 * with its own `npm ci` and `npm run build`. A PART is keys,
 * tokens, senders or workers. Ends with 1 when an attack succeeds.
 */
import { generateKeyPairSync, sign } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { createApiKey, openStore } from '../../packages/server/src/index.js';
import { sampleParsing } from '../../packages/server/src/store/testing/sample-parsing.js';
import { jpegOf } from '../jpeg-of.js';
import { forgetHighest, highestMb, residentMb } from '../resident-memory.js';
import { AttackedServer } from './attacked-server.js';

const [checkout = fileURLToPath(new URL('../../', import.meta.url)), ...parts] = process.argv.slice(2);
const index = pathToFileURL(join(checkout, 'packages', 'server', 'dist', 'index.js')).href;
const serve = [join(checkout, 'packages', 'server', 'src', 'testing', 'serve.mjs')];
const engine: { createApiKey: typeof createApiKey; openStore: typeof openStore } = await import(index);

/** Code in a worker attacks a second after it was loaded; a busy machine may need longer. */
const TAKING_OVER_MS = 15_000;
/** How long a provider that is down is left alone, and a little more. */
const NOT_ASKED_AGAIN_MS = 10_500;

const start = (settings: Readonly<Record<string, string>> = {}, command = serve): Promise<AttackedServer> =>
  AttackedServer.start({ ASSAY_WORKERS: '1', ...settings }, command);
/** Large enough that eight of them are not examined before the next request is there. */
const SIDE = 1000;
const picture = await jpegOf({ width: SIDE, height: SIDE, rgb: new Uint8Array(SIDE * SIDE * 3).fill(200) });

async function listening(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/** A server whose worker was taken over: what the code in it reached within some seconds, and whether it still answers. */
async function takenOver(): Promise<{ readonly reached: Set<string>; readonly answers: boolean }> {
  const reached = new Set<string>();
  const { server: listener, port } = await listening((request, response) => {
    reached.add(request.url?.slice(1) ?? '');
    response.end();
  });
  const folder = mkdtempSync(join(tmpdir(), 'assay-taken-over-'));
  const module = new URL('./taken-over.mjs', import.meta.url);
  module.search = `port=${port}&folder=${folder}`;
  const program = fileURLToPath(new URL('./serve-taken-over.mjs', import.meta.url));
  const server = await start({ ASSAY_DATA_DIR: folder }, [program, index, module.href]);
  await sleep(TAKING_OVER_MS);
  const answers = await server.fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );
  if (existsSync(join(folder, 'written-by-a-worker'))) reached.add('data folder');
  await server.stop();
  listener.close();
  return { reached, answers };
}

/** A provider whose tokens say what they are told to, signed as they should be. */
async function provider() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let asked = 0;
  let isDown = false;
  const { server, port } = await listening((request, response) => {
    asked += 1;
    if (isDown) return void response.writeHead(500).end();
    const issuer = `http://${request.headers.host}`;
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' };
    response.setHeader('content-type', 'application/json');
    const isKeys = request.url === '/jwks';
    response.end(JSON.stringify(isKeys ? { keys: [jwk] } : { issuer, jwks_uri: `${issuer}/jwks` }));
  });
  const issuer = `http://127.0.0.1:${port}`;
  const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const nowSeconds = Math.floor(Date.now() / 1000);
  return {
    settings: { ASSAY_OIDC_ISSUER: issuer, ASSAY_OIDC_AUDIENCE: 'assay' },
    token: (claims: object = {}, header: object = {}): string => {
      const body = { iss: issuer, aud: 'assay', sub: 'a', iat: nowSeconds, exp: nowSeconds + 600, ...claims };
      const scoped = { org_id: 'acme', scope: 'detection:read', ...body };
      const signed = `${encoded({ alg: 'ES256', kid: 'one', typ: 'at+jwt', ...header })}.${encoded(scoped)}`;
      const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${signed}.${signature.toString('base64url')}`;
    },
    /** @returns how often it was asked during `work` */
    whileDown: async (work: () => Promise<unknown>): Promise<number> => {
      [asked, isDown] = [0, true];
      await work();
      isDown = false;
      return asked;
    },
    close: () => server.close(),
  };
}

const statusOfToken = async (server: AttackedServer, token: string): Promise<number> => {
  const headers = { 'x-api-key': '', authorization: `Bearer ${token}` };
  const response = await server.fetch('/v1/detection', { headers });
  await response.arrayBuffer();
  return response.status;
};

/** What others may read below a folder; the folder itself may be open to the operator's group. */
const openToOthers = (path: string, bits = 0o007): string[] => [
  ...((statSync(path).mode & bits) === 0 ? [] : [path]),
  ...(statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => openToOthers(join(path, name), 0o077))
    : []),
];

/** What happened when an attack succeeded; false when it failed. */
type Outcome = string | false;

let succeeded = 0;
let made = 0;
async function attack(name: string, make: () => Outcome | Promise<Outcome>): Promise<void> {
  const how = await make();
  made += 1;
  if (how !== false) succeeded += 1;
  console.log(how === false ? `fails    ${name}` : `SUCCEEDS ${name}: ${how}`);
}

/** With what its sender chose. */
const detection = (server: AttackedServer, key: string, fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  form.set('model', 'document');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([picture as Uint8Array<ArrayBuffer>, fields.tags ?? '']), 'picture.jpg');
  return server.fetch('/v1/detection', { method: 'POST', body: form, headers: { 'x-api-key': key } });
};

/** Sends 52 fields of 1 MB as fast as they are taken. @returns how many were, until there was an answer */
async function fieldsTaken(server: AttackedServer): Promise<number> {
  const { hostname, port } = new URL(server.baseUrl);
  const socket = connect(Number(port), hostname);
  let isAnswered = false;
  const ends = (): void => {
    isAnswered = true;
  };
  socket.once('data', ends).once('error', ends).once('close', ends);
  socket.write(
    `POST /v1/detection HTTP/1.1\r\nhost: a\r\nx-api-key: ${AttackedServer.key}\r\n` +
      'content-type: multipart/form-data; boundary=b\r\ncontent-length: 53000000\r\n\r\n',
  );
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let taken = 0;
  for (; taken < 52 && !isAnswered; taken++) {
    socket.write('--b\r\ncontent-disposition: form-data; name="tags"\r\n\r\n');
    await Promise.race([new Promise((written) => socket.write(Buffer.alloc(1e6, 'a'), written)), closed]);
    socket.write('\r\n');
    await sleep(20);
  }
  socket.destroy();
  return taken;
}

/** Attacks of who may send. */
async function bySenders(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-open-'));
  chmodSync(folder, 0o755);
  process.umask(0o022);
  const settings = { ASSAY_LOG_LEVEL: 'info', ASSAY_RATE_LIMIT: '200/minute' };
  const server = await start({ ...settings, ASSAY_DATA_DIR: folder });
  await attack('S15 answers with values of documents may be kept by caches', async () => {
    const cache = (await server.fetch('/v1/detection')).headers.get('cache-control');
    return cache !== 'no-store' && `cache-control: ${cache}`;
  });
  await attack('S4 52 fields of 1 MB are taken in before anybody answers', async () => {
    const taken = await fieldsTaken(server);
    return taken > 10 && `${taken} MB of text were taken`;
  });
  await attack('photocopy=__proto__ is taken for a word', async () => {
    const { status } = await detection(server, AttackedServer.key, { photocopy: '__proto__' });
    return status !== 422 && `answered ${status}`;
  });
  await attack('S6 a download keeps the ending that its sender chose', async () => {
    const { body } = await server.detect('statement.hta', picture);
    const { files } = body.result as { files: readonly { url: string }[] };
    const response = await server.fetch(new URL(files[0]?.url ?? '').pathname);
    await response.arrayBuffer();
    const named = response.headers.get('content-disposition') ?? '';
    return /\.hta"?(;|$)/u.test(named) && named;
  });
  await attack('S7 in a data folder that others may enter they may read', () => {
    const open = openToOthers(folder);
    return (
      open.length > 0 &&
      `${open.length} files and folders, like ${relative(folder, open[0] ?? '') || 'itself'}`
    );
  });
  const store = await engine.openStore({ dataDirectory: folder } as never);
  await attack('S5 who sends eight keeps another organization waiting for all of them', async () => {
    const keyOf = async (name: string): Promise<string> => {
      const organizationId = await store.organizationByName(name);
      return (await engine.createApiKey(store, { organizationId, name })).key;
    };
    const [many, one] = [await keyOf('many'), await keyOf('one')];
    const order: string[] = [];
    const send = async (key: string, tag: number): Promise<void> => {
      await (await detection(server, key, { tags: `{"n":"${tag}"}` })).arrayBuffer();
      order.push(key);
    };
    const flood = Array.from({ length: 8 }, (_, tag) => send(many, tag));
    await sleep(300);
    await Promise.all([...flood, send(one, 9)]);
    const place = 1 + order.indexOf(one);
    return place >= 8 && `answered as number ${place} of ${order.length}`;
  });
  await attack('S3 a list of 20 records of 20,000 fields takes the memory', async () => {
    const fields = Array.from({ length: 20_000 }, (_, at) => ({
      name: `accounts[0].transactions[${at}].description`,
      value: `CARD PAYMENT ${at} SAMPLE STORE`,
      confidence: 0.98,
      source: 'text' as const,
      page: 1,
      boundingBox: { x1: 0.12345, y1: 0.23456, x2: 0.34567, y2: 0.24567 },
    }));
    for (let one = 0; one < 20; one++)
      await store.insertParsing(sampleParsing({ parseId: await store.reserveId('parse'), fields }));
    forgetHighest(server.processId);
    const beforeMb = residentMb(server.processId);
    const { length } = await (await server.fetch('/v1/parse?limit=100')).text();
    const growthMb = highestMb(server.processId) - beforeMb;
    return growthMb > 300 && `${(length / 1e6).toFixed(0)} MB at once, memory +${growthMb.toFixed(0)} MB`;
  });
  await store.close();
  await attack('S13 300 guesses leave no address in the log, and nobody counts them', async () => {
    const statuses = new Set<number>();
    for (let guess = 0; guess < 300; guess++) {
      const response = await server.fetch('/v1/detection', {
        headers: { 'x-api-key': `guess-${guess}-of-a-key` },
      });
      await response.arrayBuffer();
      statuses.add(response.status);
    }
    return !statuses.has(429) && !server.log.includes('127.0.0.1') && `answered ${[...statuses]}`;
  });
  await server.stop();
}

/** Attacks of who has tokens of the operator's identity provider, or none. */
async function byTokens(): Promise<void> {
  const identity = await provider();
  const server = await start(identity.settings);
  await attack('S11 each request asks a provider that is down', async () => {
    const asked = await identity.whileDown(async () => {
      for (let request = 0; request < 50; request++) await statusOfToken(server, identity.token());
    });
    return asked > 5 && `asked ${asked} times for 50 requests`;
  });
  await sleep(NOT_ASKED_AGAIN_MS);
  const opens = async (claims: object, header: object = {}): Promise<Outcome> =>
    (await statusOfToken(server, identity.token(claims, header))) === 200 && 'let in';
  const store = await engine.openStore({ dataDirectory: server.folder } as never);
  await store.organizationByName('acme');
  await store.close();
  if ((await opens({})) === false) throw new Error('a token as it should be was refused');
  await attack("S10 a token names the operator's own organization", () => opens({ org_id: 'default' }));
  await attack('S10 a token without a permission makes an organization', async () => {
    await opens({ org_id: 'made-by-nobody', scope: 'openid' });
    const store = await engine.openStore({ dataDirectory: server.folder } as never);
    const organizations = await store.listOrganizations();
    await store.close();
    return organizations.some(({ name }) => name === 'made-by-nobody') && 'made';
  });
  await attack('S11 a logout token opens the API', () => opens({}, { typ: 'logout+jwt' }));
  await attack('S11 a token is good for ten years', () =>
    opens({ exp: Math.floor(Date.now() / 1000) + 10 * 365 * 86_400 }),
  );
  await server.stop();
  identity.close();
}

/** Attacks of who guesses keys. */
async function byKeys(): Promise<void> {
  await attack('S12 24 times the same letter is a key', async () => {
    const key = 'a'.repeat(24);
    const server = await start({ ASSAY_BOOTSTRAP_API_KEY: key }).catch(() => undefined);
    const response = await server?.fetch('/v1/detection', { headers: { 'x-api-key': key } });
    await server?.stop();
    return response?.status === 200 && 'let in';
  });
}

/** Attacks of code that a document brought into a worker. */
async function byWorkers(): Promise<void> {
  const { reached, answers } = await takenOver();
  await attack(
    'S2 code in a worker reaches the key, the secret, the data folder, the network',
    () => [...reached].join(', ') || false,
  );
  await attack('S1 wrong bytes of a worker end the server', () => !answers && 'it has ended');
}

const PARTS = { keys: byKeys, tokens: byTokens, senders: bySenders, workers: byWorkers };
for (const [part, make] of Object.entries(PARTS))
  if (parts.length === 0 || parts.includes(part)) await make();
console.log(`${succeeded} of ${made} attacks succeed`);
process.exitCode = succeeded === 0 ? 0 : 1;
