/**
 * A server of its own process, from the build; the argument, if any, is a module of checks in place of the engine's. Tells
 * its parent where it listens.
 */
import { readSettings, startServer } from '@assay/server';

const [, , engineModule] = process.argv;
const server = await startServer(
  readSettings(process.env),
  engineModule === undefined ? {} : { engineModule: new URL(engineModule) },
);
process.send(server.localUrl);
