import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('models.md', import.meta.url), 'utf8');
const installed = (path: string): Buffer => readFileSync(new URL(`../node_modules/${path}`, import.meta.url));
const supply = (name: string): string =>
  readFileSync(new URL(`../packages/server/src/workers/worker/${name}`, import.meta.url), 'utf8');
const supplies = supply('model-supply.ts') + supply('face-model-supply.ts');

const files = [
  ...page.matchAll(/^\| `((?!packages\/)[^`]+\.(?:onnx|txt|gz|json|bin))` \| `([0-9a-f]{64})` \|/gm),
].map(([, path, sha256]) => [path, sha256] as [string, string]);
const packages = [...page.matchAll(/^\| `([^`]+)` \| (\d[\d.]*) \| (\S+) \|/gm)].map(
  ([, name, version, license]) => ({
    name,
    version,
    license,
  }),
);

test.each(files)('%s is the installed file', (path, sha256) => {
  expect(createHash('sha256').update(installed(path)).digest('hex')).toBe(sha256);
});

test('weights of our own are those that the page tells of', () => {
  const [, path = '', sha256] = /^\| `(packages\/[^`]+\.json)` \| `([0-9a-f]{64})` \|/m.exec(page) ?? [];
  const weights = readFileSync(new URL(`../${path}`, import.meta.url));
  expect(createHash('sha256').update(weights).digest('hex')).toBe(sha256);
});

test('every file of weights that a worker reads is listed', () => {
  const networks = [...supplies.matchAll(/'([\w-]+\.(?:onnx|txt|json|bin))'/g)].map(([, name]) => name);
  const languages = [...supplies.matchAll(/language\('(\w+)'\)/g)].map(
    ([, code]) => `${code}.traineddata.gz`,
  );
  const read = [...networks, ...languages];
  expect(read.length).toBeGreaterThan(9);
  expect(files.map(([path]) => path.split('/').at(-1)).sort()).toEqual(read.sort());
});

test('the packages are installed in these versions, under these licenses', () => {
  const found = packages.map(({ name }) => {
    const { version, license } = JSON.parse(installed(`${name}/package.json`).toString()) as {
      version: string;
      license: string;
    };
    return { name, version, license: license };
  });
  expect(found).toEqual(packages);
});

test.each(['extraction', 'biometrics'])('every package that %s depends on is listed', (room) => {
  const manifest = readFileSync(new URL(`../packages/${room}/package.json`, import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@assay/'));
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});
