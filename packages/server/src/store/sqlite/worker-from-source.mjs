/**
 * Starts worker.ts in a thread of a process that runs from sources: `--import tsx` reaches the main thread
 * only. Not part of the build. Tests take the build, which is made before them (scripts/test-setup.mjs): compiling
 * four threads for each store cost 1.5 s of processor time (2026-11-28).
 */
if (process.env.VITEST) {
  await import('../../../dist/store/sqlite/worker.js');
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./worker.ts');
}
