/** Runs before all tests: the server's tests load the other packages from their build. */
export { ensureBuilt as setup } from './build.mjs';
