import { join } from 'node:path';
import { ask, startAnswering } from '../answering-process.js';
import type { ExaminingTask } from './examining-process.js';
import type { ExaminedCase, ExaminedSelfie, LivenessCase } from './types.js';

/** Networks of one thread each; more processes than this only wait for each other's memory. */
export const MOST_WORKERS = 2;

/**
 * Examines every file, each worker in a process of its own. A file that cannot be examined, or ends its
 * process, is said so.
 * @param workers 1 to {@link MOST_WORKERS}
 * @returns in the order of `cases`
 */
export async function examineSelfies(
  folder: string,
  cases: readonly LivenessCase[],
  workers: number,
  onDone: (done: number) => void,
): Promise<ExaminedCase[]> {
  const examined = new Array<ExaminedCase>(cases.length);
  let [next, done] = [0, 0];
  const lane = async (): Promise<void> => {
    let child = await startExaminer();
    try {
      for (let index = next++; index < cases.length; index = next++) {
        const known = cases[index]!;
        const task: ExaminingTask = { path: join(folder, known.file), medium: known.medium };
        const answer = await ask<ExaminedSelfie>(child, task);
        examined[index] =
          'error' in answer
            ? { ...known, examined: undefined, error: answer.error }
            : { ...known, examined: answer, error: undefined };
        if (!child.connected) child = await startExaminer();
        onDone(++done);
      }
    } finally {
      if (child.connected) child.disconnect();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, cases.length) }, lane));
  return examined;
}

const startExaminer = () => startAnswering(new URL('./examining-process.ts', import.meta.url));
