import { expect, test } from 'vitest';
import { AssayError } from '../../errors.js';
import { LookOutdated } from '../../store/errors.js';
import type { Look } from './look-among-earlier.js';
import { untilCurrent } from './until-current.js';

/** Looks whose state is their number, each made of the one before it. */
const counting =
  () =>
  async (before?: Look): Promise<Look> => ({
    through: (before?.through ?? 0) + 1,
    found: [],
    issuer: undefined,
    comparisonId: 'one',
  });

test('an insert that others came before is made again from another look', async () => {
  const inserted = await untilCurrent(counting(), async ({ through }) => {
    if (through < 5) throw new LookOutdated();
    return through;
  });
  expect(inserted).toBe(5);
});

test('any other failure ends it at once', async () => {
  const inserting = untilCurrent(counting(), async ({ through }) => {
    throw new RangeError(`look ${through}`);
  });
  await expect(inserting).rejects.toThrow(new RangeError('look 1'));
});

test('what is outdated for ever is answered, not looked at for ever', async () => {
  const inserting = untilCurrent(counting(), async () => {
    throw new LookOutdated();
  });
  await expect(inserting).rejects.toThrow(AssayError);
  await expect(inserting).rejects.toMatchObject({ code: 'LINKING_CONTENDED', statusCode: 503 });
});
