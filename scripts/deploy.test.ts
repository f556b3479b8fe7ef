import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const DEPLOYMENTS = [
  'deploy/Dockerfile',
  'deploy/compose.yaml',
  'deploy/fleet.compose.yaml',
  'deploy/kubernetes/assay.yaml',
  'deploy/assay.service',
  'docs/operations.md',
];

test.each(DEPLOYMENTS)('%s names settings that there are, and no others', (path) => {
  const documented = new Set(
    [...read('docs/settings.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name),
  );
  const named = read(path).match(/\bASSAY_[A-Z0-9_]+\b/g) ?? [];
  expect(named.filter((name) => !documented.has(name))).toEqual([]);
});

test('the image holds what each package publishes, the pages of its checks with it, and starts the command line', () => {
  const dockerfile = read('deploy/Dockerfile');
  expect(dockerfile).toContain('for package in packages/*;');
  expect(dockerfile).toContain('CMD ["node", "packages/cli/dist/main.js", "serve"]');
  const published = (name: string): string[] =>
    (JSON.parse(read(`packages/${name}/package.json`)) as { files: string[] }).files;
  for (const name of readdirSync(new URL('../packages', import.meta.url)))
    expect([name, published(name)]).toEqual([name, expect.arrayContaining(['dist'])]);
  // The server reads them when the console asks what a check claims.
  expect(published('forensics')).toContain('src/**/README*.md');
});

test('the metrics that operations.md watches are those of the server', () => {
  const served = [...read('packages/server/src/http/metrics.ts').matchAll(/'(assay_[a-z_]+)'/g)].map(
    ([, name]) => name,
  );
  const watched = [...read('docs/operations.md').matchAll(/^\| `(assay_[a-z_]+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect([...new Set(watched)].sort()).toEqual([...new Set(served)].sort());
});
