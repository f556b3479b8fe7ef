import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';

const SERVE = fileURLToPath(new URL('./serve.mjs', import.meta.url));

/** Good for every such process. */
export const KEY = 'an-operators-own-key-of-40-characters-00';

/** `assay serve` in a process of its own. */
export interface ServingProcess {
  readonly child: ChildProcess;
  readonly baseUrl: string;
  /** With {@link KEY}. */
  request(path: string, init?: RequestInit): Promise<Response>;
}

const started = new Set<ChildProcess>();

/**
 * Starts `assay serve` from the build, with one worker, on a free port.
 * @param environment its variables, `PATH` aside; `ASSAY_DATA_DIR` among them
 * @returns when it has said where it listens, or tells how it is
 */
export async function serveInProcess(environment: Readonly<Record<string, string>>): Promise<ServingProcess> {
  const child = spawn(process.execPath, [SERVE], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ASSAY_WORKERS: '1',
      ASSAY_BOOTSTRAP_API_KEY: KEY,
      ...environment,
    },
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  await vi.waitFor(() => expect(output).toMatch(/(listens|tells) on \S+\s/), { timeout: 120_000 });
  const baseUrl = /(?:listens|tells) on (\S+)/.exec(output)?.[1] ?? '';
  const request = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('x-api-key', KEY);
    return fetch(`${baseUrl}${path}`, { ...init, headers });
  };
  return { child, baseUrl, request };
}

/** Ends what {@link serveInProcess} started and still runs. */
export async function killServingProcesses(): Promise<void> {
  await Promise.all(
    [...started].map(async (child) => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }),
  );
}
