import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a process answers that could not do what it was asked. */
export interface Failure {
  readonly error: string;
}

/** Starts a script that says one word when it is ready, and then answers each message by one. */
export async function startAnswering(
  script: URL,
  commandLine: readonly string[] = [],
): Promise<ChildProcess> {
  const child = fork(fileURLToPath(script), commandLine);
  await once(child, 'message');
  return child;
}

/** The answer to one task, or a failure where the process ended over it. */
export async function ask<Answer extends object>(
  child: ChildProcess,
  task: object,
): Promise<Answer | Failure> {
  const ended = new AbortController();
  const answer = Promise.race([
    once(child, 'message', { signal: ended.signal }),
    once(child, 'exit', { signal: ended.signal }).then(() => [
      { error: 'the process that looked at it ended' },
    ]),
  ]);
  child.send(task);
  const [answered] = (await answer) as [Answer | Failure];
  ended.abort();
  return answered;
}
