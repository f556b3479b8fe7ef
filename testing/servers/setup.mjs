/** Runs before the tests against servers, once for all of them. */
import { startPostgres } from './postgres.mjs';

/** @param {{ provide: (name: string, value: string) => void }} project */
export async function setup(project) {
  const given = process.env.ASSAY_TEST_DATABASE_URL;
  const server = given ? undefined : await startPostgres();
  project.provide('databaseUrl', given ?? server.url);
  return () => server?.stop();
}
