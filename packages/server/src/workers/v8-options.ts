/**
 * How V8 runs in a worker.
 *
 * One collector: memory is cleared by the thread that uses it. There is a worker for each core, and V8's four helpers
 * look at each other's work on cores that others need. A dense page took 3.60 s of processor time to read with them and
 * 3.20 without, an analysis no longer (2026-11-26).
 *
 * On Node 20 four times the interrupt budget, which is 67,584 bytes of bytecode: a function is optimized once it ran that
 * much longer. Code optimized for a function that is made anew for each document, as callbacks are, goes with the next
 * collection, so that a warm worker compiled 60 to 130 functions again for every document. A statement of two pages took
 * 218 in place of 254 ms of processor time, with four saves 504 in place of 625, a photo of 2 megapixels and 20 pages as
 * long as before (medians of 2 to 3 processes by turns, docs/decisions/0029-where-time-goes.md, 2026-11-30).
 */
export const V8_OPTIONS: readonly string[] = v8OptionsOf(process.versions.node);

/**
 * @param nodeVersion as `20.19.0`; from 22 on V8 counts calls in place of bytecode, does not know the option and would not
 * start, and what its new middle compiler makes of callbacks was not measured
 */
export function v8OptionsOf(nodeVersion: string): readonly string[] {
  const options = ['--single-threaded-gc'];
  return nodeVersion.startsWith('20.') ? [...options, '--interrupt-budget=270336'] : options;
}
