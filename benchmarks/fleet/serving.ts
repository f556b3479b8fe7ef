import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

/** A process of the installation. */
export interface Serving {
  readonly child: ChildProcess;
  readonly baseUrl: string;
  readonly role: string;
  /** Ends it at once and resolves when it is gone; its workers go with it. */
  kill(): Promise<void>;
}

/** Of every process that benchmarks here start. */
export const KEY = 'a-key-for-the-rounds-of-40-characters-00';

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/**
 * Starts a process that serves, as the leader of a group of its own.
 * @param command arguments of Node
 * @param logPath where its log lines go
 * @returns when it has said where it listens
 * @throws Error when it ends first
 */
export async function startServing(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
  logPath: string,
): Promise<Serving> {
  const child = spawn(process.execPath, command, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ASSAY_RATE_LIMIT: 'off',
      ASSAY_BOOTSTRAP_API_KEY: KEY,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  const exit = once(child, 'exit').finally(() => running.delete(child));
  child.stderr.pipe(createWriteStream(logPath, { flags: 'a' }));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exit;
  };
  let output = '';
  child.stdout.setEncoding('utf8');
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk;
    const baseUrl = /(?:listens|tells) on (\S+)\s/.exec(output)?.[1];
    if (baseUrl === undefined) continue;
    child.stdout.resume();
    return { child, baseUrl, role: environment.ASSAY_ROLE ?? 'all', kill };
  }
  throw new Error(`a process ended before it listened; see ${logPath}`);
}
