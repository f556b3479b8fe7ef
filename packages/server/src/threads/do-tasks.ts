import { parentPort } from 'node:worker_threads';
import type { Answer } from './thread.js';

/**
 * To be called by a thread's program: does each task that comes.
 * @param moved buffers of a result that are handed over rather than copied
 */
export function doTasks<Task, Result>(
  work: (task: Task) => Result,
  moved: (result: Result) => readonly ArrayBuffer[] = () => [],
): void {
  parentPort?.on('message', (task: Task) => {
    try {
      const result = work(task);
      parentPort?.postMessage({ result } satisfies Answer, moved(result));
    } catch (error) {
      parentPort?.postMessage({ error } satisfies Answer);
    }
  });
}
