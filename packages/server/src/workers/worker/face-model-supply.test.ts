import { loadFaceAnalyst } from '@assay/biometrics';
import { expect, test } from 'vitest';
import { readFaceModels } from './face-model-supply.js';

test('the installed packages hold the files that faces are looked for with', async () => {
  const analyst = await loadFaceAnalyst(await readFaceModels());
  const blank = { width: 64, height: 64, rgb: new Uint8Array(64 * 64 * 3).fill(128) };
  expect(await analyst.findFaces(blank, 'upright')).toEqual([]);
});
