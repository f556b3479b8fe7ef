import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const PURE_PACKAGES = ['media', 'identifiers', 'onnx', 'biometrics', 'extraction', 'forensics', 'linking'];

const source = (name: string) => fileURLToPath(new URL(`./packages/${name}/src/index.ts`, import.meta.url));

/** Before tests whose workers load the other packages from their build. */
const BUILD = './scripts/test-build.mjs';
/** Starts the servers of others; testing/servers says which. */
const SERVERS = './testing/servers/setup.mjs';

/** Tests against servers of others, which testing/servers starts for them alone. */
const WITH_SERVERS = 'packages/{server,cli}/{src,test}/**/*.{postgres,s3}.test.ts';

/** Tests that put another module in the place of one: each in a process of its own. */
const WITH_MOCKED_MODULES = 'packages/server/src/**/*.mocked.test.ts';

/** Tests of the contract that run on PostgreSQL every time, too: a few that ask for most of what a store does. */
const ON_BOTH_STORES = [
  'detection/idempotency',
  'detection/list',
  'events/routes',
  'jobs/routes',
  'retention/routes',
  'webhooks/routes',
].map((name) => `packages/server/src/${name}.test.ts`);

/** `TEST_STORE=postgres npx vitest run packages/server`: the server's own tests on PostgreSQL, too. */
const ON_POSTGRES = process.env.TEST_STORE === 'postgres';
/** What is of the embedded database's file alone: PostgreSQL is backed up by its own means. */
const OF_EMBEDDED = 'packages/server/src/backup/backup.test.ts';

/**
 * Projects. Packages without processes of their own are tested from their sources: an alias per package.
 * Tests of the server and the command line start workers by the dozen, which load the other packages: from
 * their build, in half the time (2026-11-25: 1.2 s instead of 2.1 s a worker on an idle machine). Engines that tests
 * put in place of the workers' own are compiled once, too (testing/compiled-engine.ts).
 */
export default defineConfig({
  test: {
    globalSetup: './scripts/test-setup.mjs',
    pool: 'forks',
    // Tests wait for processes that they start more than they reckon: with three, two cores were 6 tenths busy (2026-11-30).
    maxWorkers: 4,
    projects: [
      {
        resolve: {
          alias: {
            '@assay/extraction/lessons': fileURLToPath(
              new URL('./packages/extraction/src/lessons/types.ts', import.meta.url),
            ),
            ...Object.fromEntries(
              ['field-names', 'parsed-data'].map((name) => [
                `@assay/extraction/${name}`,
                fileURLToPath(new URL(`./packages/extraction/src/fields/${name}.ts`, import.meta.url)),
              ]),
            ),
            ...Object.fromEntries(
              [...PURE_PACKAGES, 'server', 'cli'].map((name) => [`@assay/${name}`, source(name)]),
            ),
          },
        },
        test: {
          name: 'packages',
          include: [
            ...PURE_PACKAGES.map((name) => `packages/${name}/src/**/*.test.ts`),
            'benchmarks/**/*.test.ts',
            'corpus/**/*.test.ts',
            'evaluation/**/*.test.ts',
            'training/**/*.test.ts',
            'scripts/**/*.test.ts',
            'docs/**/*.test.ts',
          ],
          setupFiles: ['./scripts/property-seed.ts'],
          // One process for many files: what they import is loaded once.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/{server,cli,client}/{src,test}/**/*.test.ts'],
          exclude: [WITH_SERVERS, WITH_MOCKED_MODULES, ...(ON_POSTGRES ? [OF_EMBEDDED] : [])],
          globalSetup: [BUILD, ...(ON_POSTGRES ? [SERVERS] : [])],
          setupFiles: ['./scripts/property-seed.ts', './scripts/leave-nothing.ts'],
          // One process for many files: loading the server takes 2 s of processor time, two thirds of what most of
          // them need (2026-11-29: 18 files in 62 s of user time instead of 89).
          isolate: false,
          server: { deps: { external: [/\/packages\/[a-z]+\/dist\//] } },
          // A slow machine with two lanes takes several times what an idle one does.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: { name: 'mocked', include: [WITH_MOCKED_MODULES], globalSetup: BUILD },
      },
      {
        test: {
          name: 'servers',
          include: [WITH_SERVERS, ...ON_BOTH_STORES],
          globalSetup: [BUILD, SERVERS],
          setupFiles: ['./scripts/property-seed.ts', './scripts/leave-nothing.ts'],
          isolate: false,
          server: { deps: { external: [/\/packages\/[a-z]+\/dist\//] } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'console',
          globalSetup: BUILD,
          include: ['packages/console/{src,test}/**/*.test.ts'],
          setupFiles: ['./packages/console/test/in-english.ts'],
          server: { deps: { external: [/\/packages\/[a-z]+\/dist\//] } },
          // A real browser on a real server: whoever waits longer than that waits for what does not come.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 240_000, interval: 20 } },
        },
      },
    ],
  },
});
