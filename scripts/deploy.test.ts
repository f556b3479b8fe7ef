import { existsSync, readFileSync } from 'node:fs';
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

test('the image holds every package, and starts the command line', () => {
  const dockerfile = read('deploy/Dockerfile');
  const [, packages = ''] = /for package in ([a-z ]+);/.exec(dockerfile) ?? [];
  for (const name of packages.split(' '))
    expect([name, existsSync(new URL(`../packages/${name}`, import.meta.url))]).toEqual([name, true]);
  const { workspaces } = JSON.parse(read('package-lock.json')).packages[''] as { workspaces: string[] };
  expect(workspaces).toEqual(['packages/*']);
  const locked = Object.keys(JSON.parse(read('package-lock.json')).packages).flatMap(
    (path) => /^packages\/([a-z]+)$/.exec(path)?.[1] ?? [],
  );
  expect(packages.split(' ').sort()).toEqual(locked.sort());
  expect(dockerfile).toContain('CMD ["node", "packages/cli/dist/main.js", "serve"]');
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
