import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const { isInstalledAsLocked } = (await import(new URL('./install.mjs', import.meta.url).href)) as {
  isInstalledAsLocked: (lock: object, installed: object) => boolean;
};

const LOCK = {
  packages: {
    '': {},
    'packages/media': { version: '0.1.0' },
    'node_modules/@assay/media': { link: true },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b-darwin': { version: '1.0.0', integrity: 'sha512-b', optional: true, os: ['darwin'] },
  },
};
const installed = (a: object): Record<string, object> => ({
  'packages/media': { version: '0.1.0' },
  'node_modules/@assay/media': { link: true },
  'node_modules/a': a,
});

test('what is installed is what the lock names, other platforms aside', () => {
  expect(isInstalledAsLocked(LOCK, installed(LOCK.packages['node_modules/a']))).toBe(true);
});

test.each([
  ['another version', installed({ version: '1.0.1', integrity: 'sha512-a' })],
  ['other content', installed({ version: '1.0.0', integrity: 'sha512-x' })],
  [
    'a package that is not locked',
    { ...installed(LOCK.packages['node_modules/a']), 'node_modules/c': { version: '1.0.0' } },
  ],
  ['a package that is missing', { 'node_modules/@assay/media': { link: true } }],
  ['nothing', {}],
])('%s is installed anew', (_what, found) => {
  expect(isInstalledAsLocked(LOCK, found)).toBe(false);
});

test('the command is there before anything is built: npm links it when it installs, or never', () => {
  const manifest = new URL('../packages/cli/package.json', import.meta.url);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { assay: string } };
  expect(bin.assay).not.toContain('dist');
  const { mode } = statSync(new URL(bin.assay, manifest));
  // Who may execute it does not matter to Windows, and is not kept there.
  if (process.platform !== 'win32') expect(mode & 0o111).not.toBe(0);
});
