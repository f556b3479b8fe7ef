/**
 * Loads a thread's program in a process that runs from sources: `--import tsx` reaches the main thread only. Not part of
 * the build. Tests take programs from the build, which is made before them (scripts/test-build.mjs): compiling four threads
 * for each store cost 1.5 s of processor time (2026-11-28).
 */
const [, , program] = process.argv;

if (process.env.VITEST) await import(program.replace('/server/src/', '/server/dist/'));
else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(program.replace(/\.js$/u, '.ts'));
}
