import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The whole server in a process of its own, from the build, on a fresh data folder and a free port. */
export interface ServerProcess {
  readonly baseUrl: string;
  /** The first match in what it prints. @throws where it ends without one */
  printed(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
}

export async function startServer(): Promise<ServerProcess> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'assay-console-'));
  const serve = fileURLToPath(new URL('../../../server/src/testing/serve.mjs', import.meta.url));
  const child = spawn(process.execPath, [serve], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ASSAY_DATA_DIR: dataDirectory,
      ASSAY_WORKERS: '1',
      ASSAY_RATE_LIMIT: 'off',
      ASSAY_WEBHOOK_HOSTS: '127.0.0.1',
    },
  });
  let output = '';
  let tell = (): void => {};
  const read = (chunk: Buffer): void => {
    output += String(chunk);
    tell();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const printed = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      tell = () => {
        const [, found] = pattern.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      };
      tell();
      void ended.then(() => reject(new Error(`The server ended without printing ${pattern}:\n${output}`)));
    });
  return {
    baseUrl: await printed(/listens on (\S+)/),
    printed,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
