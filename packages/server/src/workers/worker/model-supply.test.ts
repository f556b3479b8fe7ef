import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preparedModels } from '@assay/extraction';
import { expect, test } from 'vitest';
import { readPreparedModels, readRecognizerModels } from './model-supply.js';

test('a build lays down the networks as they are run, those of its own sources', async () => {
  const folder = fileURLToPath(new URL('networks', import.meta.resolve('@assay/extraction')));
  expect(existsSync(folder)).toBe(true);
  const [built, now] = [await readPreparedModels(), preparedModels(await readRecognizerModels())];
  const same = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(other);
  expect(same(built.detector, now.detector)).toBe(true);
  expect(same(built.reader.network, now.reader.network)).toBe(true);
  expect(same((await built.zoneReader()).network, (await now.zoneReader()).network)).toBe(true);
  expect(built.reader.characters).toBe(now.reader.characters);
});
