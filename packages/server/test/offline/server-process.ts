/**
 * A server of its own process; the argument, if any, is a module of checks in place of the engine's. Tells
 * its parent where it listens.
 */
import { startServer } from '../../src/server.js';
import { readSettings } from '../../src/settings.js';

const [engineModule] = process.argv.slice(2);
const server = await startServer(
  readSettings(process.env),
  engineModule === undefined ? {} : { engineModule: new URL(engineModule) },
);
process.send?.(server.localUrl);
