import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childrenOf, residentMb } from '../resident-memory.js';

const KEY = 'a-key-for-attacks-of-40-characters-00000';
const SERVE = fileURLToPath(new URL('../../packages/server/src/testing/serve.mjs', import.meta.url));
/** The tree is looked at this often: decoders fill memory at up to 2 GB/s. */
const LOOK_INTERVAL_MS = 20;
/** What `/proc` counts processor time in (`man 5 proc`). */
const TICKS_PER_SECOND = 100;

export interface Answer {
  readonly status: number;
  /** The record or the error, parsed. */
  readonly body: Record<string, unknown>;
}

/** A server from the build in a process of its own, whose whole tree of processes is watched. Linux only. */
export class AttackedServer {
  readonly baseUrl: string;
  /** Its data folder. */
  readonly folder: string;
  readonly #log: () => string;
  readonly #child: ChildProcess;
  readonly #looks: NodeJS.Timeout;
  #highestTreeMb = 0;
  #highestServerMb = 0;
  #highestWorkerMb = 0;
  /** By process, those that have ended included: whoever ends a confined worker does not wait for it. */
  readonly #ticks = new Map<number, number>();

  private constructor(child: ChildProcess, folder: string, baseUrl: string, log: () => string) {
    this.baseUrl = baseUrl;
    this.#log = log;
    this.#child = child;
    this.folder = folder;
    this.#looks = setInterval(() => {
      const tree = this.#tree();
      const [serverMb = 0, ...othersMb] = tree.map((processId) => quietly(() => residentMb(processId)) || 0);
      const treeMb = othersMb.reduce((sum, mb) => sum + mb, serverMb);
      this.#highestTreeMb = Math.max(this.#highestTreeMb, treeMb);
      this.#highestServerMb = Math.max(this.#highestServerMb, serverMb);
      this.#highestWorkerMb = Math.max(this.#highestWorkerMb, ...othersMb);
      this.#count(tree);
    }, LOOK_INTERVAL_MS);
  }

  /** Good for the first organization. */
  static readonly key = KEY;

  /**
   * @param settings environment variables on top of the attack's own: two workers, no rate limit
   * @param program of another build, or with more arguments, in place of this build's
   */
  static async start(
    settings: Readonly<Record<string, string>> = {},
    program: readonly string[] = [SERVE],
  ): Promise<AttackedServer> {
    const folder = settings.ASSAY_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'assay-attack-')));
    const child = spawn(process.execPath, program, {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        ASSAY_DATA_DIR: folder,
        ASSAY_WORKERS: '2',
        ASSAY_RATE_LIMIT: 'off',
        ASSAY_LOG_LEVEL: 'warn',
        ASSAY_BOOTSTRAP_API_KEY: KEY,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
    let output = '';
    for await (const chunk of child.stdout) {
      output += chunk;
      const baseUrl = /listens on (\S+)\s/.exec(output)?.[1];
      if (baseUrl === undefined) continue;
      child.stdout.resume();
      return new AttackedServer(child, folder, baseUrl, () => log);
    }
    throw new Error(`the server did not start: ${output}${log}`);
  }

  /** Resident memory of the server and all that it started, at its highest so far, in MB. */
  get highestTreeMb(): number {
    return this.#highestTreeMb;
  }

  /** The same of the server's own process. */
  get highestServerMb(): number {
    return this.#highestServerMb;
  }

  /** The same of the largest process that it started. */
  get highestWorkerMb(): number {
    return this.#highestWorkerMb;
  }

  /** What it wrote to standard error so far. */
  get log(): string {
    return this.#log();
  }

  get processId(): number {
    return this.#child.pid ?? 0;
  }

  /** False when the process that was started has ended. */
  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Processor time that the server and all that it ever started have used, in seconds, to some 20 ms. */
  get treeProcessorSeconds(): number {
    this.#count(this.#tree());
    return [...this.#ticks.values()].reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.baseUrl}${path}`, { ...init, headers: { 'x-api-key': KEY, ...init.headers } });
  }

  /** POST /v1/detection with one document. */
  detect(name: string, bytes: Uint8Array): Promise<Answer> {
    return this.#post('/v1/detection', { model: 'document' }, { file: [name, bytes] });
  }

  /** POST /v1/parse with one document. */
  parse(name: string, bytes: Uint8Array): Promise<Answer> {
    return this.#post('/v1/parse', { model: 'performance' }, { file: [name, bytes] });
  }

  /** POST /v1/verification. */
  verify(
    idFile: readonly [name: string, bytes: Uint8Array],
    selfieFile: readonly [name: string, bytes: Uint8Array],
  ): Promise<Answer> {
    return this.#post('/v1/verification', {}, { idFile, selfieFile });
  }

  async #post(
    path: string,
    fields: Readonly<Record<string, string>>,
    files: Readonly<Record<string, readonly [name: string, bytes: Uint8Array]>>,
  ): Promise<Answer> {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    for (const [field, [name, bytes]] of Object.entries(files))
      form.set(field, new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    const response = await this.fetch(path, { method: 'POST', body: form });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }

  async stop(): Promise<void> {
    clearInterval(this.#looks);
    if (this.isAlive) {
      this.#child.kill('SIGTERM');
      await once(this.#child, 'exit');
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The server and all its descendants that live. */
  #tree(): number[] {
    const tree = [this.processId];
    for (const processId of tree)
      tree.push(...(quietly(() => childrenOf(processId)) ?? []).filter((child) => child > 0));
    return tree;
  }

  #count(tree: readonly number[]): void {
    for (const processId of tree) {
      const ticks = quietly(() => ticksOf(processId));
      if (ticks !== undefined) this.#ticks.set(processId, ticks);
    }
  }
}

/** Processor time of a process itself, without its children's. */
function ticksOf(processId: number): number {
  // The name may hold blanks and parentheses; utime is the 14th field, stime the 15th (`man 5 proc`).
  const fields = readFileSync(`/proc/${processId}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
  return fields.slice(11, 13).reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** What a look at a process says; undefined where it has just ended. */
function quietly<Looked>(look: () => Looked): Looked | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
