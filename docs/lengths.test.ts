import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What a newcomer reads first stays short: the rest has pages of its own. */
test.each([
  ['README.md', 8_192],
  ['CHANGELOG.md', 6_144],
])('%s has %i bytes at most', (file, most) => {
  expect(statSync(fileURLToPath(new URL(`../${file}`, import.meta.url))).size).toBeLessThanOrEqual(most);
});
