/** A server of its own process; the argument, if any, is a module of checks in place of the engine's. Tells its parent where it listens. */
import { startServer } from '../../src/server.js';
import { readSettings } from '../../src/settings.js';

const [checksModule] = process.argv.slice(2);
const server = await startServer(readSettings(process.env), checksModule === undefined ? {} : { checksModule: new URL(checksModule) });
process.send?.(server.localUrl);
