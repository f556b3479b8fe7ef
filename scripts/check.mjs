/**
 * Every check below the tests: formatting and lint with the package walls (biome.json), types, unused files
 * and exports, the OpenAPI description. Prints a line for each and exits with how many failed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, repositoryRoot } from './install.mjs';

const CHECKS = [
  ['format, lint, package walls', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the console', 'tsc', ['-p', 'packages/console']],
  ['unused files, exports, dependencies', 'knip', []],
  [
    'OpenAPI descriptions',
    'redocly',
    ['lint', 'packages/server/openapi.json', 'packages/server/console-openapi.json'],
  ],
];

ensureInstalled();
let failed = 0;
for (const [title, command, args] of CHECKS) {
  const result = spawnSync(join(repositoryRoot, 'node_modules', '.bin', command), args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  const passed = result.status === 0;
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${title}`);
  if (!passed) {
    failed += 1;
    console.log(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error ? String(result.error) : ''}`);
  }
}
console.log(`checks: ${CHECKS.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
