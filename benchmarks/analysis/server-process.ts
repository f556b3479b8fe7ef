import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SampleDocument } from './sample-documents.js';

const API_KEY = 'benchmark-key-of-32-characters-ok';
const START_LIMIT_MS = 60_000;
const BOUNDARY = 'assay-benchmark-boundary';
const OWN_REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** How many were, by this process: each has a port of its own. */
let started = 0;

/**
 * The server in a process of its own, from the build, on a fresh data folder and a free loopback port. Workers from
 * sources are larger: the server would replace them after each picture.
 */
export class ServerProcess {
  readonly processId: number;
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true });

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.#child = child;
    this.#folder = folder;
    this.#port = port;
    this.processId = child.pid as number;
  }

  /**
   * @param settings environment variables on top of the benchmark's own
   * @param repository another checkout to start it from
   */
  static async start(
    settings: Readonly<Record<string, string>> = {},
    { repository = OWN_REPOSITORY }: { readonly repository?: string } = {},
  ): Promise<ServerProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'assay-server-'));
    const port = 20_000 + ((process.pid + started++) % 20_000);
    const child = spawn(process.execPath, [join(repository, 'packages/server/src/testing/serve.mjs')], {
      cwd: repository,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        ASSAY_DATA_DIR: folder,
        ASSAY_BOOTSTRAP_API_KEY: API_KEY,
        ASSAY_RATE_LIMIT: 'off',
        ASSAY_LOG_LEVEL: 'warn',
        ...settings,
      },
    });
    const server = new ServerProcess(child, folder, port);
    await server.#healthy();
    return server;
  }

  /**
   * POST /v1/detection with one document, padded with zero bytes behind its end to `sizeBytes`. @returns the
   * status
   */
  async postDetection({ name, format, bytes }: SampleDocument, sizeBytes = bytes.length): Promise<number> {
    const part = (text: string): Buffer =>
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${text}`);
    const head = Buffer.concat([
      part('name="model"\r\n\r\ndocument\r\n'),
      part(`name="file"; filename="${name}.${format}"\r\n\r\n`),
      bytes,
    ]);
    const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
    const outgoing = request({
      host: '127.0.0.1',
      port: this.#port,
      agent: this.#agent,
      method: 'POST',
      path: '/v1/detection',
      headers: {
        'x-api-key': API_KEY,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': head.length + (sizeBytes - bytes.length) + tail.length,
      },
    });
    const answered = once(outgoing, 'response');
    outgoing.write(head);
    const zeros = Buffer.alloc(64 * 1024);
    for (let left = sizeBytes - bytes.length; left > 0; left -= zeros.length) {
      if (!outgoing.write(zeros.subarray(0, Math.min(left, zeros.length)))) await once(outgoing, 'drain');
    }
    outgoing.end(tail);
    const [response] = await answered;
    response.resume();
    await once(response, 'end');
    return response.statusCode;
  }

  /** POST /v1/verification with both files. @returns the status */
  postVerification({
    idFile,
    selfieFile,
  }: {
    readonly idFile: Blob;
    readonly selfieFile: Blob;
  }): Promise<number> {
    const form = new FormData();
    form.set('idFile', idFile, 'id.jpg');
    form.set('selfieFile', selfieFile, 'selfie.jpg');
    return this.#post('/v1/verification', form);
  }

  /** POST /v1/parse with one file. @returns the status */
  postParse(name: string, file: Blob): Promise<number> {
    const form = new FormData();
    form.set('model', 'performance');
    form.set('file', file, name);
    return this.#post('/v1/parse', form);
  }

  async #post(path: string, body: FormData): Promise<number> {
    const response = await fetch(`http://127.0.0.1:${this.#port}${path}`, {
      method: 'POST',
      headers: { 'x-api-key': API_KEY },
      body,
    });
    await response.arrayBuffer();
    return response.status;
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    this.#child.kill('SIGTERM');
    if (this.#child.exitCode === null) await once(this.#child, 'exit');
    rmSync(this.#folder, { recursive: true });
  }

  async #healthy(): Promise<void> {
    const givenUpMs = performance.now() + START_LIMIT_MS;
    while (performance.now() < givenUpMs && this.#child.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${this.#port}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await delay(50);
    }
    this.#child.kill('SIGKILL');
    throw new Error('the server did not start');
  }
}
