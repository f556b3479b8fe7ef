import { expect, test } from 'vitest';
import { DecodeError } from './errors.js';
import { Views } from './views.js';

test('a view is made once, however many ask for it', async () => {
  let made = 0;
  const views = new Views({
    bytes: async () => {
      made += 1;
      return Uint8Array.of(made);
    },
  });
  const [first, second] = await Promise.all([views.get('bytes'), views.get('bytes')]);
  expect(first).toBe(second);
  expect(made).toBe(1);
});

test('a view that cannot be made fails the same way for everyone, without another try', async () => {
  let tries = 0;
  const views = new Views({
    bytes: async () => {
      tries += 1;
      throw new DecodeError('TRUNCATED', 'ends at byte 3');
    },
  });
  await expect(views.get('bytes')).rejects.toMatchObject({ code: 'TRUNCATED' });
  await expect(views.get('bytes')).rejects.toMatchObject({ code: 'TRUNCATED' });
  expect(tries).toBe(1);
});

test('a maker may ask for another view', async () => {
  const views = new Views({
    bytes: async () => Uint8Array.of(255, 0, 255),
    raster: async (others) => ({ width: 1, height: 1, rgb: await others.get('bytes'), orientation: 1 }),
  });
  expect((await views.get('raster')).rgb).toBe(await views.get('bytes'));
});

test('asking for a view that the format does not have is a mistake of ours, and can be avoided', () => {
  const views = new Views({});
  expect(views.offers('pdf')).toBe(false);
  expect(() => views.get('pdf')).toThrow(TypeError);
});
