import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread: the built program as it is; from TypeScript sources through a file that registers tsx first, with other
 * packages from where this thread takes them.
 * @param program named as it is built, `.js`
 */
export function startThread(program: URL, options: WorkerOptions = {}): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(program, options);
  const loader = new URL('./from-source.mjs', import.meta.url);
  const execArgv = process.execArgv.filter((option) => option.startsWith('--conditions='));
  return new Worker(loader, { ...options, execArgv, argv: [program.href] });
}
