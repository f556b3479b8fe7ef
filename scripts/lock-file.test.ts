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

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

test('every package is pinned by the SHA-512 of its content, those of other platforms too', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(
    installed
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
