import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (name: string) => fileURLToPath(new URL(`./packages/${name}/src/index.ts`, import.meta.url));

/** Tests run from the sources: an alias per package, so that nothing has to be built first. */
export default defineConfig({
  resolve: {
    alias: {
      '@assay/media': source('media'),
      '@assay/identifiers': source('identifiers'),
      '@assay/biometrics': source('biometrics'),
      '@assay/extraction': source('extraction'),
      '@assay/forensics': source('forensics'),
      '@assay/linking': source('linking'),
      '@assay/server': source('server'),
      '@assay/cli': source('cli'),
    },
  },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'corpus/**/*.test.ts',
      'evaluation/**/*.test.ts',
      'training/**/*.test.ts',
      'scripts/**/*.test.ts',
      'docs/**/*.test.ts',
    ],
    pool: 'forks',
    maxWorkers: 2,
    // Tests of the server start workers from their sources: a slow machine with two lanes takes several times what an idle one does.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
