import type { ChildProcess } from 'node:child_process';
import { ask, startAnswering } from '../answering-process.js';
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
export async function describePictures(
  tasks: readonly DescribingTask[],
  options: DescribingOptions,
): Promise<DescribedFace[]> {
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
          process ??= await startAnswering(new URL('./describing-process.ts', import.meta.url));
          const answer = await ask<DescribedFace>(process, task);
          if ('error' in answer) throw new Error(`${task.path}: ${answer.error}`);
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
