import { expect, test } from 'vitest';
import { lookToTheEnd } from './look-runs.js';
import type { RunEnd } from './run-end.js';
import type { DeathCause } from './types.js';

const LOOK = { logit: 2, places: [] };
const died = (cause: DeathCause, firstDocument: boolean): RunEnd => ({
  kind: 'died',
  cause,
  stage: { kind: 'opening' },
  firstDocument,
  tookMs: 1,
});

/** Runs that end as told, one after the other; whatever is left over was not run. */
async function through(...ends: RunEnd[]) {
  try {
    return { look: await lookToTheEnd(async () => ends.shift()!, 1000), left: ends.length };
  } catch (error) {
    return { error, left: ends.length };
  }
}

test('a look is handed on, of a picture that is too small as well', async () => {
  expect(await through({ kind: 'looked', look: LOOK })).toEqual({ look: LOOK, left: 0 });
  expect(await through({ kind: 'looked', look: undefined })).toEqual({ look: undefined, left: 0 });
});

test('a death that may not be the doing of the picture is not laid to it at once', async () => {
  expect(await through(died('crash', false), { kind: 'looked', look: LOOK })).toMatchObject({ look: LOOK });
  expect(
    await through(died('crash', false), died('crash', true), { kind: 'looked', look: LOOK }),
  ).toMatchObject({
    error: { name: 'UndecodableError', code: 'DECODER_CRASHED' },
    left: 1,
  });
});

test('one that is its doing costs the picture, and so does what cannot be decoded', async () => {
  expect(await through(died('time', true), { kind: 'looked', look: LOOK })).toMatchObject({
    error: { code: 'TIME_LIMIT' },
    left: 1,
  });
  expect(await through({ kind: 'undecodable', code: 'TRUNCATED' })).toMatchObject({
    error: { code: 'TRUNCATED' },
  });
});
