import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DescribingTask } from './describing-process.js';
import type { TemplateCache } from './template-cache.js';
import type { DescribedFace } from './types.js';

/** Networks of one thread each; more processes than this only wait for each other's memory. */
export const MOST_WORKERS = 2;

export interface DescribingOptions {
  /** 1 to {@link MOST_WORKERS}. */
  readonly workers: number;
  readonly cache: TemplateCache | undefined;
  readonly onDone: (done: number) => void;
}

/**
 * Finds and describes the face of each picture, in processes of their own.
 * @returns in the order of `tasks`
 * @throws Error naming the picture that could not be read
 */
export async function describePictures(tasks: readonly DescribingTask[], options: DescribingOptions): Promise<DescribedFace[]> {
  const described = new Array<DescribedFace>(tasks.length);
  let [next, done] = [0, 0];
  const lane = async (): Promise<void> => {
    let process: ChildProcess | undefined;
    try {
      for (let index = next++; index < tasks.length; index = next++) {
        const task = tasks[index]!;
        const known = await options.cache?.read(task);
        if (known) described[index] = known;
        else {
          process ??= await startProcess();
          const answer = await ask(process, task);
          described[index] = answer;
          await options.cache?.write(task, answer);
        }
        options.onDone(++done);
      }
    } finally {
      process?.disconnect();
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.workers, tasks.length) }, lane));
  return described;
}

async function startProcess(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('./describing-process.ts', import.meta.url)));
  await once(child, 'message');
  return child;
}

async function ask(child: ChildProcess, task: DescribingTask): Promise<DescribedFace> {
  const ended = new AbortController();
  const answer = Promise.race([
    once(child, 'message', { signal: ended.signal }),
    once(child, 'exit', { signal: ended.signal }).then(() => [{ error: 'the process that described it ended' }]),
  ]);
  child.send(task);
  const [described] = (await answer) as [DescribedFace | { error: string }];
  ended.abort();
  if ('error' in described) throw new Error(`${task.path}: ${described.error}`);
  return described;
}
