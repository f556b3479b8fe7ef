import { Session } from 'node:inspector/promises';
import { basename, dirname } from 'node:path';

/** A function and what part of the processor time was spent in its own code, 0..1. */
export interface FunctionShare {
  /** With its file and the folder of that. */
  readonly name: string;
  readonly share: number;
}

/** Microseconds between two looks at the stack. */
const INTERVAL_MICROSECONDS = 500;
/** V8's own names for time in which no JavaScript of ours ran and none was waited for. */
const WAITING: ReadonlySet<string> = new Set(['(idle)', '(root)']);

/**
 * Functions by the time spent in themselves, callees aside, most first. V8 looks at the stack of the main thread by the
 * clock; shares hold on a loaded machine, times do not. Networks and WebAssembly count under the function that runs them.
 */
export async function functionShares(work: () => Promise<unknown>): Promise<FunctionShare[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL_MICROSECONDS });
    await session.post('Profiler.start');
    await work();
    const { profile } = await session.post('Profiler.stop');
    const hits = new Map<string, number>();
    let all = 0;
    for (const { callFrame, hitCount = 0 } of profile.nodes) {
      if (WAITING.has(callFrame.functionName)) continue;
      all += hitCount;
      const name = nameOf(callFrame.functionName, callFrame.url);
      hits.set(name, (hits.get(name) ?? 0) + hitCount);
    }
    return [...hits]
      .map(([name, count]) => ({ name, share: count / Math.max(1, all) }))
      .sort((one, other) => other.share - one.share);
  } finally {
    session.disconnect();
  }
}

/** WebAssembly and native code have no names that mean anything: each is one. V8's own names are in parentheses. */
function nameOf(functionName: string, url: string): string {
  if (url.startsWith('wasm:')) return 'WebAssembly';
  if (url === '') return functionName.startsWith('(') ? functionName : 'native code, networks foremost';
  const path = url.replace(/\?.*$/, '');
  return `${functionName || '(anonymous)'} ${basename(dirname(path))}/${basename(path)}`;
}
