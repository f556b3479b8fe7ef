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
